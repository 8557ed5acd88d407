public import iLinkCore

/// Gives notice of an update outside the app.
@MainActor public protocol UpdateNotifier: AnyObject {
  /// Schedules a local notification with this text. Never asks the user for permission with a dialog.
  func notify(of version: VersionText, text: String) async
}

/// Gives no notice: where the platform has none.
public final class SilentNotifier: UpdateNotifier {
  /// Makes one.
  public init() {}

  /// Does nothing.
  public func notify(of version: VersionText, text: String) async {}
}
