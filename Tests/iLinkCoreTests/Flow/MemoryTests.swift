import Foundation
import Testing
import iLinkCore

/// Remembering, at an app update and through the app's own hands.
@Suite struct `Remembering` {
  var device = Device()

  @Test mutating func `an app update starts the counts anew, clears the reminder and the tap, and keeps the rest`() {
    device.open(store: "2.3.0")
    device.send(.eventLogged(deferPrompt: true))
    device.tap(.update)
    device.send(.historyEdited(.lastReminded(device.moment)))
    device.send(.historyEdited(.declinedThisVersion(true)))
    device.kill()
    device.app = Given.app(installed: "2.2.5")
    device.pass(.hours(1))
    device.launch()
    let history = device.history
    #expect(history.usesCount == 1 && history.eventCount == 0 && history.firstUsed == device.moment)
    #expect(history.remindedAt == nil && history.updateTapped == nil)
    #expect(history.declined != nil && history.appID == Given.appID && !history.evidence.listings.isEmpty)
    #expect(history.lastVersionUsed?.text == "2.2.5")
  }

  @Test mutating func `another spelling or build of the same version is no update`() {
    device.open(store: "2.2.0")
    for installed in ["2.2", "2.2.0+45", "2.2.0 (9)"] {
      device.kill()
      device.app = Given.app(installed: installed)
      device.launch()
    }
    #expect(device.history.usesCount == 4)
    #expect(!device.news.contains { if case .detectedAppUpdate = $0 { true } else { false } })
  }

  @Test mutating func `a version that cannot be compared is told by its text`() {
    device.app = Given.app(installed: "trunk")
    device.launch()
    device.kill()
    device.app = Given.app(installed: "trunk-2")
    device.launch()
    #expect(device.news.contains(.detectedAppUpdate(from: VersionText("trunk"), to: VersionText("trunk-2"))))
  }

  @Test mutating func `uses are launches and returns, and the first one is kept`() {
    device.open(store: "2.2.0")
    device.pass(.hours(1))
    device.leave()
    device.comeBack()
    device.kill()
    device.launch()
    #expect(device.history.usesCount == 3)
    #expect(device.history.firstUsed == .noon)
  }

  @Test mutating func `B139: a first use in the future is put right at the next use`() {
    device.disk[.firstUsed] = .date(.noon + .days(300))
    device.disk[.lastVersionUsed] = .text("2.2.0")
    device.launch()
    #expect(device.history.firstUsed == .noon)
  }

  @Test mutating func `the public setters write the same fields`() {
    device.open(store: "2.3.0")
    device.send(.historyEdited(.usesCount(7)))
    device.send(.historyEdited(.eventCount(-3)))
    device.send(.historyEdited(.firstUsed(.noon - .days(3))))
    #expect(device.history.usesCount == 7 && device.history.eventCount == 0)
    #expect(device.history.firstUsed == .noon - .days(3))
    device.send(.historyEdited(.declinedThisVersion(true)))
    #expect(device.history.declined == .upTo(AppVersion("2.3.0")!))
    #expect(device.flow?.isStoreVersionDeclined(at: device.moment) == true)
  }

  @Test mutating func `declining this version without a known one has no effect`() {
    device.launch()
    device.send(.historyEdited(.declinedThisVersion(true)))
    #expect(device.history.declined == nil)
  }

  @Test mutating func `a reminder that the app sets counts for this launch with a period of 0`() {
    device.settings.remindPeriod = 0
    device.launch()
    device.send(.becameActive)
    device.send(.historyEdited(.lastReminded(device.moment)))
    device.answer("2.3.0")
    #expect(device.prompt == nil)
    device.send(.historyEdited(.lastReminded(nil)))
    device.leave()
    device.comeBack()
    #expect(device.prompt != nil)
  }

  @Test mutating func `resetting keeps the numbers, and the distance between lookups`() {
    device.open(store: "2.3.0")
    device.send(.historyEdited(.reset))
    #expect(device.history.appID == Given.appID && device.history.evidence == .none)
    device.leave()
    device.comeBack()
    #expect(!device.isLookingUp)
  }

  @Test mutating func `B140: a store full of nonsense starts like a new one`() {
    for key in HistoryKey.allCases { device.disk[key] = .data(Data([1, 2, 3])) }
    device.open(store: "2.3.0")
    #expect(device.prompt != nil)
    #expect(device.history.usesCount == 1)
  }
}
