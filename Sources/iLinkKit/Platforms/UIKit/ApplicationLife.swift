#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The life of an app with UIKit, by notifications: with scenes, the application delegate's own callbacks stop coming.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
final class ApplicationLife: AppLife {
  private var listeners: [NotificationListener] = []

  func report(to hear: @escaping @MainActor (AppMoment) -> Void) {
    let moments: [(NSNotification.Name, AppMoment)] = [
      (UIApplication.didBecomeActiveNotification, .becameActive),
      (UIApplication.willResignActiveNotification, .resignedActive),
      (UIApplication.didEnterBackgroundNotification, .enteredBackground),
      (UIApplication.willEnterForegroundNotification, .returned),
      (UIScene.didActivateNotification, .presenterAvailable),
    ]
    listeners = moments.map { name, moment in NotificationListener(name) { hear(moment) } }
  }

  var isActive: Bool { UIApplication.shared.applicationState == .active }
  var isInBackground: Bool { UIApplication.shared.applicationState == .background }
}
#endif
