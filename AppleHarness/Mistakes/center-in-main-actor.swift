// lane: compile
// on: ios
// says: risks causing data races
import UserNotifications

@MainActor final class Notices {
  func right() async -> Bool { await Self.isAllowed() }
  nonisolated private static func isAllowed() async -> Bool {
    await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .authorized
  }

  private let center = UNUserNotificationCenter.current()
  func wrong() async -> Int { await center.pendingNotificationRequests().count }  // mistake
}
