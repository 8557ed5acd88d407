import Foundation
@_spi(Stage) import FoundationStandIns
import Rehearsal
import Testing
@_spi(Stage) import UserNotifications
import iLinkClient
import iLinkCore

@testable import iLinkKit

extension Living {
  /// Notices of updates, by local notification.
  @Suite @MainActor struct NoticeTests {
    init() { Living.reset() }

    /// An app that is left while the store has nothing new, and then has version 2.0.
    private func appThatWasLeft(_ configure: (iLink) -> Void = { _ in }) async -> AppUnderTest {
      let app = AppUnderTest(store: "1.0")
      app.link.localNotificationWhenUpdate = true
      configure(app.link)
      Kit.launch()
      await app.settle()
      Kit.leave()
      await app.settle()
      app.store.has("2.0")
      return app
    }

    private func check(_ app: AppUnderTest) async {
      app.clock.advance(86_400)
      await app.link.checkForUpdate()
      await app.settle()
    }

    private var notices: [String] { NotificationStage.delivered.map(\.request.content.body) }

    @Test func `there is one notice for a version, and that of a newer one takes its place`() async {
      let app = await appThatWasLeft()
      for _ in 1...3 { await check(app) }
      #expect(notices == ["Version 2.0 of Example is available."])
      app.store.has("2.1")
      for _ in 1...2 { await check(app) }
      #expect(notices == ["Version 2.1 of Example is available."])
    }

    @Test func `nobody is asked for permission: where nothing was decided, notices come quietly`() async {
      let app = await appThatWasLeft()
      await check(app)
      #expect(NotificationStage.dialogsShown == 0)
      #expect(NotificationStage.authorization == .provisional && notices.count == 1)
    }

    @Test(arguments: [(UNAuthorizationStatus.denied, 0), (.authorized, 1), (.provisional, 1)])
    func `what the user has decided holds`(status: UNAuthorizationStatus, count: Int) async {
      NotificationStage.authorization = status
      let app = await appThatWasLeft()
      await check(app)
      #expect(notices.count == count)
      #expect(NotificationStage.authorization == status && NotificationStage.dialogsShown == 0)
    }

    @Test func `a notice is in the user's language`() async {
      let app = AppUnderTest(store: "1.0") {
        $0.texts = TextSources(appName: "Beispiel", preferredLanguages: ["de"])
      }
      app.link.localNotificationWhenUpdate = true
      Kit.launch()
      await app.settle()
      Kit.leave()
      app.store.has("2.0")
      await check(app)
      #expect(notices == ["Version 2.0 von „Beispiel“ ist verfügbar."])
    }

    @Test(arguments: ["off", "in use", "the app says no", "no app bundle"])
    func `there is no notice where there would be no prompt, nor while the app is in use`(why: String) async {
      let app = await appThatWasLeft { if why == "off" { $0.localNotificationWhenUpdate = false } }
      if why == "in use" { Kit.comeBack() }
      if why == "the app says no" { app.delegate.says = false }
      if why == "no app bundle" {
        // Trap 30: asking for the centre would be an exception.
        ProcessStage.hasAppBundle = false
        await UpdateNotices().notify(of: VersionText("2.0"), text: "text")
      } else {
        await check(app)
      }
      #expect(notices.isEmpty)
    }

    /// Traps 13 and 15: the app's delegate hears of the tap on another thread, where nothing of it may cross.
    @Test func `a tap that comes back through the app's own delegate shows the prompt`() async {
      let app = await appThatWasLeft()
      await check(app)
      #expect(UNUserNotificationCenter.current().delegate == nil)
      let delegate = TapDelegate(app.link)
      UNUserNotificationCenter.current().delegate = delegate
      #expect(NotificationStage.tap("iLinkUpdateNotification"))
      Kit.comeBack()
      await app.settle()
      #expect(Kit.prompt?.title == "Update Example" && Kit.promptCount == 1)
      #expect(UNUserNotificationCenter.current().delegate === delegate)
    }

    @Test func `a notice that was swept away, and a notification of the app's own, show nothing`() async {
      let app = AppUnderTest()
      app.link.promptAtLaunch = false
      Kit.launch()
      await app.settle()
      let dismissed = NotificationStage.response(
        to: "iLinkUpdateNotification", action: UNNotificationDismissActionIdentifier)
      let foreign = NotificationStage.response(to: "com.example.reminder")
      #expect(app.link.isUpdateNotification(dismissed))
      #expect(!app.link.isUpdateNotification(foreign))
      #expect(!app.link.isUpdateLocalNotification(foreign.notification))
      await app.settle()
      #expect(Kit.prompt == nil)
      #expect(app.link.isUpdateNotification(NotificationStage.response(to: "iLinkUpdateNotification")))
      await app.settle()
      #expect(Kit.prompt != nil)
    }
  }
}

/// The delegate of the notification centre belongs to the app; it is called on a queue in the background.
private final class TapDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
  private let link: iLink
  init(_ link: iLink) { self.link = link }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    #expect(!MainLoop.isOnMain)
    #expect(link.isUpdateNotification(response))
    DispatchQueue.main.async(execute: completionHandler)
  }
}
