import Foundation
import Testing
import iLinkCore

/// What users of similar libraries reported about asking and forcing: each must not happen here.
@Suite struct `Reports about asking` {
  var device = Device()

  @Test mutating func `B55: later starts the reminder period, read from what is stored`() {
    device.open(store: "2.3.0")
    device.tap(.remindLater)
    device.leave()
    device.pass(.minutes(5))
    device.comeBack()
    device.answer("2.3.0")
    #expect(device.prompt == nil)
    device.kill()
    device.pass(.minutes(5))
    device.open(store: "2.3.0")
    #expect(device.prompt == nil)
  }

  @Test mutating func `B56: a prompt that another alert swallowed stores nothing, and is put back`() {
    device.open(store: "2.3.0")
    let before = device.disk
    device.send(.resignedActive)
    device.tap(.vanished)
    #expect(device.disk == before)
    device.send(.becameActive)
    #expect(device.prompt?.store.text == "2.3.0")
    #expect(device.consultations == 1, "the app has agreed already")
  }

  @Test mutating func `B58: a newer version does not end the reminder period`() {
    device.settings.remindPeriod = .days(3)
    device.open(store: "2.3.0")
    device.tap(.remindLater)
    device.kill()
    device.pass(.days(1))
    device.open(store: "2.4.0")
    #expect(device.prompt == nil)
    device.kill()
    device.pass(.days(2))
    device.open(store: "2.4.0")
    #expect(device.prompt?.store.text == "2.4.0")
  }

  @Test mutating func `B59: declining one version does not silence later ones`() {
    device.open(store: "2.3.0")
    device.tap(.decline)
    device.kill()
    device.pass(.hours(1))
    device.open(store: "2.3.1")
    #expect(device.prompt?.store.text == "2.3.1")
  }

  @Test mutating func `B61: every six hours`() {
    device.settings.remindPeriod = .hours(6)
    device.open(store: "2.3.0")
    device.tap(.remindLater)
    device.kill()
    device.pass(.hours(6))
    device.open(store: "2.3.0")
    #expect(device.prompt != nil)
  }

  @Test mutating func `B62: looking up goes on while nothing may be asked`() {
    device.settings.remindPeriod = .days(7)
    device.open(store: "2.3.0")
    device.tap(.remindLater)
    for hour in 1...3 {
      device.leave()
      device.pass(.hours(1))
      device.comeBack()
      #expect(device.lookups == hour + 1)
      device.answer("2.3.0")
    }
  }

  @Test mutating func `B64: forced beats a no, and the no can be taken back`() {
    device.open(store: "2.3.0")
    device.tap(.decline)
    device.set { $0.minimumSupportedVersion = AppVersion("2.3.0") }
    #expect(device.prompt?.kind == .forced)
    device.set { $0.minimumSupportedVersion = nil }
    #expect(device.prompt == nil)
    device.send(.historyEdited(.declinedThisVersion(false)))
    #expect(device.flow?.isStoreVersionDeclined(at: device.moment) == false)
    device.leave()
    device.pass(.hours(1))
    device.comeBack()
    device.answer("2.3.0")
    #expect(device.prompt?.kind == .newer)
  }

  @Test mutating func `B65: forced below the minimum, polite above it`() {
    device.app = Given.app(installed: "2.0.13")
    device.settings.minimumSupportedVersion = AppVersion("2.1")
    device.open(store: "3.0")
    #expect(device.prompt?.kind == .forced)
    device.kill()
    device.app = Given.app(installed: "2.1")
    device.pass(.hours(1))
    device.open(store: "3.0")
    #expect(device.prompt?.kind == .newer)
  }

  @Test mutating func `B67: a delay of three days after the release holds, and says so`() {
    device.settings.releaseDelay = .days(3)
    device.open(store: "2.3.0", released: .noon - .days(2))
    #expect(device.prompt == nil)
    #expect(device.lastAnswer == .quiet(.tooFresh(VersionText("2.3.0"), until: .noon + .days(1))))
    device.kill()
    device.pass(.days(1))
    device.open(store: "2.3.0", released: .noon - .days(2))
    #expect(device.prompt != nil)
  }

  @Test mutating func `B68: three buttons with three outcomes`() {
    device.open(store: "2.3.0")
    #expect(device.prompt?.buttons == [.update, .remindLater, .decline])
    let start = device
    device.tap(.update)
    #expect(device.history.updateTapped?.at == .noon && device.history.remindedAt == nil)
    device = start
    device.tap(.remindLater)
    #expect(device.history.remindedAt == .noon && device.history.declined == nil)
    device = start
    device.tap(.decline)
    #expect(device.history.declined == .upTo(AppVersion("2.3.0")!) && device.history.remindedAt == nil)
  }

  @Test mutating func `B70: an answer is saved before anything else, and nothing is asked again in this visit`() {
    device.open(store: "2.3.0")
    for choice in [UpdateChoice.update, .remindLater, .decline] {
      var answered = device
      let prompt = answered.prompt
      let effects = prompt.flatMap { prompt in
        var flow = answered.flow
        return flow?.handle(.answered(choice, prompt.id), at: answered.moment)
      }
      if choice != .update {
        guard case .save = effects?.first else {
          Issue.record("\(choice) is not saved first")
          continue
        }
      }
      answered.tap(choice)
      answered.send(.resignedActive)
      answered.send(.becameActive)
      answered.send(.presenterAvailable)
      answered.send(.eventLogged(deferPrompt: false))
      #expect(answered.prompt == nil)
    }
  }

  @Test mutating func `B71: an update of the app is told with both versions, and not at the first launch`() {
    device.open(store: "2.2.0")
    #expect(!device.news.contains { if case .detectedAppUpdate = $0 { true } else { false } })
    device.kill()
    device.app = Given.app(installed: "2.3.0")
    device.launch()
    #expect(device.news.contains(.detectedAppUpdate(from: VersionText("2.2.0"), to: VersionText("2.3.0"))))
    let count = device.news.count
    device.kill()
    device.launch()
    #expect(!device.news[count...].contains { if case .detectedAppUpdate = $0 { true } else { false } })
  }
}

@Suite struct `Reports about forcing` {
  var device = Device()

  init() {
    device.settings.aggressiveUpdatePrompt = true
    device.open(store: "2.3.0")
  }

  @Test mutating func `B73: Control Centre does not take the forced prompt away`() {
    let prompt = device.prompt
    device.send(.resignedActive)
    device.send(.becameActive)
    #expect(device.prompt == prompt)
    #expect(device.shown.count == 1 && device.withdrawn.isEmpty)
  }

  @Test mutating func `B74: after the background it is back, before and without a new lookup`() {
    device.leave()
    device.tap(.vanished)
    #expect(device.prompt == nil)
    device.pass(.hours(1))
    device.comeBack()
    #expect(device.prompt?.kind == .forced)
    #expect(device.isLookingUp)
  }

  @Test mutating func `B76: a tap on Update clears nothing, each tap opens the store again`() {
    for taps in 1...3 {
      device.tap(.update)
      #expect(device.opened.count == taps)
      device.leave()
      device.comeBack()
      #expect(device.prompt?.kind == .forced)
    }
  }

  @Test mutating func `B77: the product page closes and the forced prompt is back`() {
    device.pages = .pending
    device.tap(.update)
    #expect(device.prompt == nil, "not over the page")
    device.finishOpening(true)
    #expect(device.prompt?.kind == .forced)
  }

  @Test mutating func `B77: or when its end is reported as something to present on`() {
    device.pages = .pending
    device.tap(.update)
    device.send(.presenterAvailable)
    #expect(device.prompt?.kind == .forced)
    device.finishOpening(true)
    #expect(device.shown.count == 2)
  }

  @Test mutating func `every forced prompt has its decision told before it`() {
    device.kill()
    let count = device.decisions.count
    device.pass(.hours(1))
    device.launch()
    device.send(.becameActive)
    #expect(device.isLookingUp)
    #expect(device.decisions[count...].map(\.kind) == [.forced])
  }

  @Test mutating func `B79: no window of time delays it`() {
    device.tap(.vanished)
    device.pass(1)
    device.send(.presenterAvailable)
    #expect(device.prompt?.kind == .forced)
  }

  @Test mutating func `B80: a release that is not a day old forces nobody`() {
    var device = Device()
    device.settings.aggressiveUpdatePrompt = true
    device.settings.minimumSupportedVersion = AppVersion("2.3.0")
    device.open(store: "2.3.0", released: .noon)
    #expect(device.prompt == nil)
    device.kill()
    device.pass(.days(1))
    device.launch()
    device.send(.becameActive)
    #expect(device.prompt?.kind == .forced)
  }

  @Test mutating func `B82: the app closes the prompt; a forced one is back when the app next becomes active`() {
    device.send(.dismissRequested)
    #expect(device.prompt == nil && device.withdrawn.count == 1)
    device.send(.eventLogged(deferPrompt: false))
    #expect(device.prompt == nil)
    device.send(.resignedActive)
    device.send(.becameActive)
    #expect(device.prompt?.kind == .forced)
    device.set { $0.aggressiveUpdatePrompt = false }
    device.send(.dismissRequested)
    device.leave()
    device.send(.becameActive)
    #expect(device.prompt?.kind != .forced)
  }

  @Test mutating func `a failed open puts it back at once, and says so`() {
    device.pages = .refused
    device.tap(.update)
    #expect(device.prompt?.kind == .forced)
    #expect(device.failures == [.pageNotOpened(.appPage)])
    #expect(device.history.updateTapped == nil)
  }

  @Test mutating func `what vanishes is never asked again at once`() {
    for _ in 0..<5 {
      device.tap(.vanished)
      #expect(device.prompt == nil)
      device.send(.eventLogged(deferPrompt: false))
      device.send(.backgroundRefresh())
      #expect(device.prompt == nil)
      device.send(.becameActive)
      #expect(device.prompt?.kind == .forced)
    }
  }

  @Test mutating func `another answer than Update is none`() {
    let before = device.disk
    device.tap(.decline)
    #expect(device.disk == before)
    device.send(.becameActive)
    #expect(device.prompt?.kind == .forced)
  }
}
