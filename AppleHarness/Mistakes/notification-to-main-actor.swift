// lane: compile
// on: ios
// says: risks causing data races
import UIKit

@MainActor func changed() {}
@MainActor func changed(_ notification: Notification) {}

func observe() -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(
    forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
  ) { notification in
    MainActor.assumeIsolated { changed() }
    MainActor.assumeIsolated { changed(notification) }  // mistake
  }
}
