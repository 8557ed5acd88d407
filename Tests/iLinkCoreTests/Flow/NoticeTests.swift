import Foundation
import Testing
import iLinkCore

@Suite struct `Notices` {
  var device = Device()

  init() {
    device.settings.localNotificationWhenUpdate = true
    device.open(store: "2.2.0")
    device.leave()
    device.pass(.hours(1))
  }

  mutating func refresh(_ version: String?, released: Date? = .noon - .days(2)) {
    device.pass(.hours(1))
    device.send(.backgroundRefresh())
    device.answer(version, released: released)
  }

  @Test mutating func `a background check that finds an update gives one`() {
    refresh("2.3.0")
    #expect(device.notices == ["2.3.0"])
    #expect(device.prompt == nil)
  }

  @Test mutating func `once per version, across launches and flapping versions`() {
    refresh("2.3.0")
    refresh("2.3.0")
    device.kill()
    device.launch(inBackground: true)
    refresh("2.3.0")
    device.pass(.days(2))
    refresh("2.2.5")
    refresh("2.3.0")
    #expect(device.notices == ["2.3.0"])
    refresh("2.4.0")
    #expect(device.notices == ["2.3.0", "2.4.0"])
  }

  @Test mutating func `only where a prompt would be`() {
    refresh("2.3.0", released: device.moment)
    #expect(device.notices.isEmpty, "too fresh")
    device.appSaysYes = false
    refresh("2.3.0")
    #expect(device.notices.isEmpty, "the app objects")
    device.appSaysYes = true
    device.settings.globalPromptForUpdate = false
    device.send(.settingsChanged(device.settings))
    refresh("2.3.0")
    #expect(device.notices.isEmpty, "prompting is off")
  }

  @Test mutating func `none in the reminder period, none for a declined version`() {
    device.comeBack()
    device.answer("2.3.0")
    device.tap(.remindLater)
    device.leave()
    refresh("2.4.0")
    #expect(device.notices.isEmpty)
    device.pass(.days(1))
    refresh("2.4.0")
    #expect(device.notices == ["2.4.0"])
  }

  @Test mutating func `none while the app is in use, none when notices are off`() {
    device.comeBack()
    device.answer("2.2.0")
    refresh("2.3.0")
    #expect(device.notices.isEmpty)
    device.leave()
    device.set { $0.localNotificationWhenUpdate = false }
    refresh("2.4.0")
    #expect(device.notices.isEmpty)
  }

  @Test mutating func `a tap shows the prompt from what is on record, whatever iLink would do by itself`() {
    refresh("2.3.0")
    device.send(.historyEdited(.declinedThisVersion(true)))
    device.send(.notificationTapped)
    #expect(device.prompt == nil, "nothing is asked before the app is active")
    device.comeBack()
    #expect(device.prompt?.store.text == "2.3.0")
  }

  @Test mutating func `a tap on a notice of an update that was installed meanwhile shows nothing`() {
    refresh("2.3.0")
    device.kill()
    device.app = Given.app(installed: "2.3.0")
    device.pass(.hours(1))
    device.launch()
    device.send(.notificationTapped)
    device.send(.becameActive)
    device.answer("2.3.0")
    #expect(device.prompt == nil)
    #expect(device.lastAnswer == .quiet(.upToDate(VersionText("2.3.0"))))
  }

  @Test mutating func `a refresh answers who waits, with and without a lookup`() {
    device.send(.backgroundRefresh(RequestID(1)))
    #expect(device.isLookingUp)
    device.answer("2.3.0")
    device.send(.backgroundRefresh(RequestID(2)))
    #expect(!device.isLookingUp)
    #expect(device.answeredRequests == [1, 2])
  }
}
