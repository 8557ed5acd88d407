import Foundation
import iLinkKit

/// What both variants of a demo begin with.
@MainActor enum Demo {
  /// The settings. At the first run the demo is in preview mode, and asks at once; afterwards it is as it was left.
  static let settings = SettingsModel(
    .shared, memory: .standard, firstRun: ["previewMode": true, "applicationBundleID": standIn])

  /// The demos are not in the App Store. They stand in for an app that is, so that there is something to find. Your own
  /// app leaves this setting alone.
  #if os(macOS) || targetEnvironment(macCatalyst)
  private static let standIn = "com.apple.TransporterApp"
  #else
  private static let standIn = "com.apple.supportapp"
  #endif
}
