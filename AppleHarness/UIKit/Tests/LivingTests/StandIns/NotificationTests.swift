import Foundation
@_spi(Stage) import FoundationStandIns
import Synchronization
import Testing
@_spi(Stage) import UIKit
@_spi(Stage) import UserNotifications

extension Living {
  @Suite @MainActor struct NotificationTests {
    init() { Living.reset() }

    nonisolated private func request(_ identifier: String, after seconds: TimeInterval? = 1) -> UNNotificationRequest {
      let content = UNMutableNotificationContent()
      content.title = "Update"
      let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
      return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test func `provisional permission comes without a question`() async throws {
      let granted = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .provisional])
      #expect(granted && NotificationStage.authorization == .provisional && NotificationStage.dialogsShown == 0)
    }

    @Test(arguments: [true, false]) func `full permission puts a question on the screen`(answer: Bool) async {
      let answers = Mutex<[Bool]>([])
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
        answers.withLock { $0.append(granted) }
      }
      await MainLoop.settle()
      #expect(NotificationStage.dialogsShown == 1 && answers.withLock(\.isEmpty))
      NotificationStage.answerDialog(answer)
      await MainLoop.settle()
      #expect(answers.withLock { $0 } == [answer])
      #expect(NotificationStage.authorization == (answer ? .authorized : .denied))
    }

    @Test func `completions come on another thread than the main actor's`() async {
      let place = Mutex<Bool?>(nil)
      UNUserNotificationCenter.current().getNotificationSettings { _ in place.withLock { $0 = MainLoop.isOnMain } }
      await MainLoop.settle()
      #expect(place.withLock { $0 } == false)
      #expect(MainLoop.isOnMain)
    }

    @Test(arguments: [UNAuthorizationStatus.notDetermined, .denied])
    func `without permission nothing is scheduled, and the caller is told`(status: UNAuthorizationStatus) async {
      NotificationStage.authorization = status
      await #expect(throws: UNError.self) { try await UNUserNotificationCenter.current().add(request("a")) }
      #expect(NotificationStage.pending.isEmpty)
    }

    @Test func `a request of the same name takes the place of the earlier one, and removal takes a while`() async throws
    {
      NotificationStage.authorization = .authorized
      let center = UNUserNotificationCenter.current()
      for name in ["a", "b", "a"] { try await center.add(request(name)) }
      #expect(NotificationStage.pending.map(\.identifier) == ["b", "a"])
      center.removePendingNotificationRequests(withIdentifiers: ["b"])
      await MainLoop.settle()
      #expect(NotificationStage.pending.map(\.identifier) == ["a"])
    }

    @Test func `a request keeps its content as it was`() {
      let content = UNMutableNotificationContent()
      content.body = "before"
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      content.body = "after"
      #expect(request.content.body == "before")
    }

    @Test func `a tap reaches the delegate on another thread, and is lost without one`() async throws {
      NotificationStage.authorization = .authorized
      try await UNUserNotificationCenter.current().add(request("a"))
      NotificationStage.deliver("a")
      #expect(!NotificationStage.tap("a"))

      try await UNUserNotificationCenter.current().add(request("b"))
      NotificationStage.deliver("b")
      let delegate = TapDelegate(answersOnMain: true)
      UNUserNotificationCenter.current().delegate = delegate
      #expect(NotificationStage.tap("b"))
      await MainLoop.settle()
      #expect(delegate.taps.withLock { $0 } == ["b main: false"])
    }

    @Test func `a completion that is called off the main thread ends the process`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        NotificationStage.authorization = .authorized
        let delegate = TapDelegate(answersOnMain: false)
        UNUserNotificationCenter.current().delegate = delegate
        let request = UNNotificationRequest(identifier: "a", content: .init(), trigger: nil)
        try await UNUserNotificationCenter.current().add(request)
        NotificationStage.tap("a")
        await MainLoop.settle()
        withExtendedLifetime(delegate) {}
      }
      expectException(result, "Call must be made on main thread")
    }

    @Test func `what the framework raises, the stand-in raises`() async {
      let withoutBundle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ProcessStage.hasAppBundle = false
        _ = UNUserNotificationCenter.current()
      }
      expectException(withoutBundle, "bundleProxyForCurrentProcess is nil")

      let withoutTime = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
      }
      expectException(withoutTime, "time interval must be greater than 0")

      let tooOften = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
      }
      expectException(tooOften, "time interval must be at least 60 if repeating")
    }
  }
}

private final class TapDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
  let taps = Mutex<[String]>([])
  private let answersOnMain: Bool
  init(answersOnMain: Bool) { self.answersOnMain = answersOnMain }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let identifier = response.notification.request.identifier
    taps.withLock { $0.append("\(identifier) main: \(MainLoop.isOnMain)") }
    if answersOnMain { DispatchQueue.main.async(execute: completionHandler) } else { completionHandler() }
  }
}
