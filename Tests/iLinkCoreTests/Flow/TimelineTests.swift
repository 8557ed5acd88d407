import Foundation
import Testing
import iLinkCore

/// The timelines that the flow must get right, each told as it happens to a user.
@Suite struct `Timelines` {
  var device = Device()

  @Test mutating func `remind, then a newer version: the reminder wins, and then the newer one is asked for`() {
    device.open(store: "2.3.0")
    #expect(device.prompt?.store.text == "2.3.0")
    device.tap(.remindLater)
    device.leave()
    device.pass(.hours(12))
    device.comeBack()
    #expect(device.isLookingUp, "a newer version must be seen during the reminder period")
    device.answer("2.4.0")
    #expect(device.prompt == nil)
    device.leave()
    device.pass(.hours(12))
    device.comeBack()
    device.answer("2.4.0")
    #expect(device.prompt?.store.text == "2.4.0")
  }

  @Test mutating func `decline 2-1, then an edge answers 2-0: quiet`() {
    device.app = Given.app(installed: "1.9")
    device.open(store: "2.1")
    device.tap(.decline)
    for hours in [1.0, 20, 30, 60] {
      device.kill()
      device.moment = .noon + .hours(hours)
      device.open(store: "2.0")
      #expect(device.prompt == nil, "after \(hours) h")
    }
    device.kill()
    device.moment = .noon + .hours(61)
    device.open(store: "2.2")
    #expect(device.prompt?.store.text == "2.2")
  }

  @Test mutating func `decline 2-0, then the store says 2-0-0: it is the same`() {
    device.app = Given.app(installed: "1.9")
    device.open(store: "2.0")
    device.tap(.decline)
    device.kill()
    device.pass(.days(9))
    device.open(store: "2.0.0")
    #expect(device.prompt == nil)
    #expect(device.decisions.last?.reason?.name == .declined)
  }

  @Test mutating func `forced on and off at run time`() {
    device.open(store: "2.3.0")
    let polite = device.prompt
    #expect(polite?.kind == .newer)
    device.set { $0.aggressiveUpdatePrompt = true }
    #expect(device.withdrawn == [polite?.id])
    #expect(device.prompt?.kind == .forced)
    #expect(device.prompt?.buttons == [.update])
    let forced = device.prompt
    device.set { $0.aggressiveUpdatePrompt = false }
    #expect(device.withdrawn == [polite?.id, forced?.id])
    #expect(device.prompt?.kind == .newer, "a setting that changes is a reason to ask politely")
    device.tap(.remindLater)
    device.set { $0.aggressiveUpdatePrompt = true }
    #expect(device.prompt?.kind == .forced)
    device.set { $0.aggressiveUpdatePrompt = false }
    #expect(device.prompt == nil, "the reminder period is running")
  }

  @Test mutating func `offline launch after a kill, forced: from the listing on record, with today's settings`() {
    device.open(store: "2.3.0")
    device.tap(.decline)
    device.kill()
    device.pass(.days(30))
    device.settings.aggressiveUpdatePrompt = true
    device.launch()
    #expect(device.prompt == nil, "nothing is asked before the app is active")
    device.send(.becameActive)
    #expect(device.prompt?.kind == .forced, "before the lookup has ended")
    device.answer(nil as StoreListing?)
    #expect(device.prompt?.kind == .forced)
  }

  @Test mutating func `the app is removed from the store: the record is erased and the prompt goes`() {
    device.settings.aggressiveUpdatePrompt = true
    device.open(store: "2.3.0")
    #expect(device.prompt?.kind == .forced)
    device.leave()
    device.pass(.hours(1))
    device.comeBack()
    device.notFound()
    #expect(device.prompt == nil)
    #expect(device.history.evidence == .none)
    device.kill()
    device.launch()
    device.send(.becameActive)
    #expect(device.prompt == nil)
  }

  @Test mutating func `a listing only from a fall-back store: may prompt, never forces`() {
    device.settings.aggressiveUpdatePrompt = true
    device.launch()
    device.send(.becameActive)
    device.answer("2.3.0", in: .us)
    #expect(device.prompt?.kind == .newer)
    device.tap(.decline)
    device.kill()
    device.pass(.days(9))
    device.launch()
    device.send(.becameActive)
    device.answer("2.3.0", in: .us)
    #expect(device.prompt == nil)
  }

  @Test mutating func `3-1 fresh while 3-0 is ripe: 3-0 is asked for, and 3-1 when it ripens`() {
    device.app = Given.app(installed: "2.0")
    device.open(store: "3.0")
    device.tap(.decline)
    device.kill()
    device.pass(.hours(2))
    device.open(store: "3.1", released: .noon + .hours(1))
    #expect(device.prompt == nil)
    #expect(device.decisions.last?.nextPossibleAt == .noon + .hours(25))
    device.kill()
    device.pass(.hours(23))
    device.open(store: "3.1", released: .noon + .hours(1))
    #expect(device.prompt?.store.text == "3.1")
  }

  @Test mutating func `the clock is set back: nobody is locked out, nobody is asked twice in a launch for nothing`() {
    device.moment = .noon + .days(365)
    device.open(store: "2.3.0")
    device.tap(.remindLater)
    device.kill()
    device.moment = .noon
    device.open(store: "2.3.0")
    #expect(device.prompt != nil, "a reminder a year ahead counts as absent")
    device.tap(.remindLater)
    device.leave()
    device.pass(.hours(1))
    device.comeBack()
    device.answer("2.3.0")
    #expect(device.prompt == nil, "the new one counts")
  }

  @Test mutating func `tap Update and come back without it, remindPeriod 0: quiet for this launch, asked at the next`()
  {
    device.settings.remindPeriod = 0
    device.open(store: "2.3.0")
    device.tap(.update)
    #expect(device.pagesOpened == [.appPage])
    for _ in 0..<3 {
      device.leave()
      device.pass(.hours(30))
      device.comeBack()
      device.answer("2.3.0")
      #expect(device.prompt == nil)
    }
    device.kill()
    device.open(store: "2.3.0")
    #expect(device.prompt != nil)
  }

  @Test mutating func `tap Update, the store opens, with a day's period: quiet for the rest of the day`() {
    device.open(store: "2.3.0")
    device.tap(.update)
    device.kill()
    device.pass(.hours(23))
    device.open(store: "2.3.0")
    #expect(device.prompt == nil)
    device.kill()
    device.pass(.hours(1))
    device.open(store: "2.3.0")
    #expect(device.prompt != nil)
  }

  @Test mutating func `veto: the app is asked last, and its no is heard`() {
    device.appSaysYes = false
    device.open(store: "2.3.0")
    #expect(device.prompt == nil)
    #expect(device.consultations == 1)
    #expect(device.lastAnswer == .quiet(.vetoed))
    device.send(.askedByApp(.prompt))
    device.answer("2.3.0")
    #expect(device.prompt != nil, "who asks is not asked")
    #expect(device.consultations == 1)
  }

  @Test mutating func `veto: the app is not asked when another rule stops`() {
    device.open(store: "2.2.0")
    device.kill()
    device.settings.usesUntilPrompt = 99
    device.pass(.hours(1))
    device.open(store: "2.3.0")
    device.settings.usesUntilPrompt = 0
    device.settings.aggressiveUpdatePrompt = true
    device.kill()
    device.pass(.hours(1))
    device.open(store: "2.3.0")
    #expect(device.prompt?.kind == .forced)
    #expect(device.consultations == 0)
  }

  @Test mutating func `preview with promptAtLaunch off: only when the app asks`() {
    device.settings.previewMode = true
    device.settings.promptAtLaunch = false
    device.open(store: nil)
    #expect(device.prompt == nil)
    #expect(device.lastAnswer == .quiet(.previewOnRequest))
    device.send(.askedByApp(.prompt))
    #expect(device.prompt?.kind == .preview)
  }

  @Test mutating func `minimum version above the store's: polite, and a warning`() {
    device.settings.minimumSupportedVersion = AppVersion("9.0")
    device.open(store: "2.3.0")
    #expect(device.prompt?.kind == .newer)
    #expect(device.decisions.last?.warnings.count == 1)
    device.tap(.decline)
    device.set { $0.minimumSupportedVersion = AppVersion("2.3.0") }
    #expect(device.prompt?.kind == .forced)
  }
}
