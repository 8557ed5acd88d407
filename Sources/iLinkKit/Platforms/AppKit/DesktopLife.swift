#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// The life of a Mac app. It has no background as a phone's app has: hidden or inactive, it still runs.
final class DesktopLife: AppLife {
  private var listeners: [NotificationListener] = []

  func report(to hear: @escaping @MainActor (AppMoment) -> Void) {
    let moments: [(NSNotification.Name, [AppMoment])] = [
      (NSApplication.didBecomeActiveNotification, [.returned, .becameActive]),
      (NSApplication.didResignActiveNotification, [.resignedActive]),
      (NSApplication.didHideNotification, [.enteredBackground]),
      (NSWindow.didBecomeMainNotification, [.presenterAvailable]),
    ]
    listeners = moments.map { name, moments in NotificationListener(name) { moments.forEach(hear) } }
  }

  var isActive: Bool { NSApplication.shared.isActive }
  var isInBackground: Bool { false }
}
#endif
