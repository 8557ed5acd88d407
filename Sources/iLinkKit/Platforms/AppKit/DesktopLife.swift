#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// The life of a Mac app. It has no background as a phone's app has: hidden or inactive, it still runs, for weeks.
///
/// A visit ends when the app is hidden, or when the displays go to sleep because nobody is there. Going to another app
/// and back is no new visit: that happens every minute.
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
    let displays = NSWorkspace.shared.notificationCenter
    listeners += [
      NotificationListener(NSWorkspace.screensDidSleepNotification, in: displays) { hear(.enteredBackground) },
      // Whoever comes back to another app has not come back to this one yet.
      NotificationListener(NSWorkspace.screensDidWakeNotification, in: displays) { [weak self] in
        if self?.isActive == true { [.returned, .becameActive].forEach(hear) }
      },
    ]
  }

  var isActive: Bool { NSApplication.shared.isActive }
  var isInBackground: Bool { false }
}
#endif
