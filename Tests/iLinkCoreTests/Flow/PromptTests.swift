import Foundation
import Testing
import iLinkCore

@Suite struct `A prompt on screen` {
  var device = Device()

  @Test mutating func `nothing is asked before the first becameActive, and then what waits is`() {
    device.launch()
    device.answer("2.3.0")
    device.send(.presenterAvailable)
    device.send(.askedByApp(.prompt))
    device.answer("2.3.0")
    #expect(device.shown.isEmpty && device.consultations == 0)
    device.send(.becameActive)
    #expect(device.shown.count == 1)
  }

  @Test mutating func `becoming active by itself starts no polite prompt`() {
    device.open(store: "2.2.0")
    device.pass(.hours(1))
    device.send(.backgroundRefresh())
    device.answer("2.3.0")
    device.send(.resignedActive)
    device.send(.becameActive)
    device.send(.presenterAvailable)
    #expect(device.prompt == nil)
    device.leave()
    device.comeBack()
    #expect(device.prompt?.store.text == "2.3.0")
  }

  @Test mutating func `a polite prompt that vanishes is put back once per visit`() {
    device.open(store: "2.3.0")
    device.tap(.vanished)
    device.send(.eventLogged(deferPrompt: false))
    #expect(device.prompt == nil, "not at once")
    device.send(.presenterAvailable)
    device.tap(.vanished)
    for _ in 0..<3 {
      device.send(.becameActive)
      device.send(.presenterAvailable)
      device.send(.eventLogged(deferPrompt: false))
      #expect(device.prompt == nil)
    }
    device.leave()
    device.comeBack()
    #expect(device.prompt != nil, "the next visit may ask again")
  }

  @Test mutating func `who asks may always ask again`() {
    device.open(store: "2.3.0")
    device.tap(.vanished)
    device.send(.becameActive)
    device.tap(.vanished)
    device.send(.askedByApp(.prompt))
    device.answer("2.3.0")
    #expect(device.prompt != nil)
  }

  @Test mutating func `an answer counts for the version that its prompt showed`() {
    device.open(store: "2.3.0")
    device.pass(.hours(1))
    device.send(.backgroundRefresh())
    device.answer("2.4.0")
    #expect(device.prompt?.store.text == "2.3.0", "a newer version does not disturb it")
    device.tap(.decline)
    #expect(device.history.declined == .upTo(AppVersion("2.3.0")!))
  }

  @Test mutating func `an answer that was given just before the prompt was withdrawn still counts, once`() {
    device.open(store: "2.3.0")
    guard let polite = device.prompt else { return }
    device.set { $0.aggressiveUpdatePrompt = true }
    #expect(device.prompt?.kind == .forced)
    device.send(.answered(.decline, polite.id))
    #expect(device.history.declined == .upTo(AppVersion("2.3.0")!))
    #expect(device.prompt?.kind == .forced)
    let count = device.news.count
    device.send(.answered(.remindLater, polite.id))
    device.send(.answered(.update, UpdatePrompt.ID(number: 999)))
    #expect(device.news.count == count)
    #expect(device.history.remindedAt == nil)
  }

  @Test mutating func `it is withdrawn when the facts no longer call for it`() {
    device.open(store: "2.3.0")
    var other = device
    other.set { $0.globalPromptForUpdate = false }
    #expect(other.prompt == nil)
    other = device
    other.send(.historyEdited(.lastReminded(device.moment)))
    #expect(other.prompt == nil)
    other = device
    other.send(.historyEdited(.declinedThisVersion(true)))
    #expect(other.prompt == nil)
    other = device
    other.send(.historyEdited(.reset))
    #expect(other.prompt == nil)
    other = device
    other.set { $0.applicationVersion = VersionText("2.3.0") }
    #expect(other.prompt == nil)
    other = device
    other.send(.dismissRequested)
    #expect(other.prompt == nil)
    #expect(other.history.remindedAt == nil && other.history.declined == nil)
  }

  @Test mutating func `two triggers at once are one prompt`() {
    device.open(store: "2.3.0")
    device.send(.askedByApp(.prompt))
    device.answer("2.3.0")
    device.send(.eventLogged(deferPrompt: false))
    device.set { $0.usesUntilPrompt = 1 }
    #expect(device.shown.count == 1)
  }

  @Test mutating func `showing writes nothing`() {
    device.launch()
    device.answer("2.3.0")
    let (disk, saves) = (device.disk, device.saves)
    device.send(.becameActive)
    #expect(device.prompt != nil)
    #expect(device.disk == disk && device.saves == saves)
  }

  @Test mutating func `a prompt carries both versions, the level and the release notes`() {
    device.open(store: "2.3.0")
    #expect(device.prompt?.installed.text == "2.2.0")
    #expect(device.prompt?.level == .minor)
    #expect(device.prompt?.releaseNotes == "Fixes.")
  }

  @Test mutating func `the delegate hears of each step in its order`() {
    device.open(store: "2.3.0")
    guard let prompt = device.prompt else { return }
    device.tap(.update)
    let names = device.news.map { news in
      switch news {
      case .foundListing: "found"
      case .decided: "decided"
      case .prompting(prompt): "prompting"
      case .attemptedUpdate(prompt): "attempted"
      case .openedPage(.appPage, _): "opened"
      default: "\(news)"
      }
    }
    #expect(names == ["found", "decided", "prompting", "attempted", "opened"])
  }

  @Test mutating func `an event prompts although promptAtLaunch is off, unless it defers`() {
    device.settings.promptAtLaunch = false
    device.settings.eventsUntilPrompt = 2
    device.open(store: "2.3.0")
    device.send(.eventLogged(deferPrompt: false))
    #expect(device.prompt == nil)
    device.send(.eventLogged(deferPrompt: true))
    #expect(device.prompt == nil && device.history.eventCount == 2)
    device.send(.eventLogged(deferPrompt: false))
    #expect(device.prompt?.kind == .newer)
  }

  @Test mutating func `a forced prompt that an event called for and that could not be shown ends with its visit`() {
    device.settings.aggressiveUpdatePrompt = true
    device.open(store: "2.3.0")
    device.tap(.vanished)
    device.send(.eventLogged(deferPrompt: false))
    device.set { $0.promptAtLaunch = false }
    device.leave()
    device.comeBack()
    #expect(device.prompt == nil)
    device.send(.eventLogged(deferPrompt: false))
    #expect(device.prompt?.kind == .forced)
  }

  @Test mutating func `a forced prompt that an app asks for stands, although prompting is off`() {
    device.settings.globalPromptForUpdate = false
    device.settings.aggressiveUpdatePrompt = true
    device.open(store: "2.3.0")
    #expect(device.prompt == nil, "the app has taken over")
    device.send(.askedByApp(.prompt))
    device.answer("2.3.0")
    #expect(device.prompt?.kind == .forced)
    device.tap(.update)
    #expect(device.prompt?.kind == .forced)
    device.send(.dismissRequested)
    device.send(.becameActive)
    #expect(device.prompt == nil, "the app has taken it back")
  }

  @Test mutating func `status shows nothing`() {
    device.settings.promptAtLaunch = false
    device.open(store: "2.2.0")
    device.send(.askedByApp(.status, RequestID(1)))
    device.answer("2.3.0")
    #expect(device.prompt == nil)
    guard let decision = device.decisions.last else { return }
    #expect(UpdatePolicy.status(of: decision.facts, at: device.moment) == .available(Given.listing("2.3.0")))
  }
}

@Suite struct `A preview` {
  var device = Device()

  init() { device.settings.previewMode = true }

  @Test mutating func `C18: it needs no lookup, stores nothing and gives no notice`() {
    device.settings.localNotificationWhenUpdate = true
    device.launch()
    device.send(.becameActive)
    #expect(device.prompt?.kind == .preview, "before the lookup has ended")
    device.answer(nil as StoreListing?)
    let disk = device.disk
    for choice in [UpdateChoice.remindLater, .decline] {
      var other = device
      other.tap(choice)
      #expect(other.disk == disk)
    }
    device.tap(.decline)
    device.leave()
    device.pass(.hours(1))
    device.send(.backgroundRefresh())
    device.answer("2.3.0")
    #expect(device.notices.isEmpty)
  }

  @Test mutating func `once per launch`() {
    device.open(store: nil)
    device.tap(.remindLater)
    device.leave()
    device.pass(.hours(1))
    device.comeBack()
    device.answer("2.3.0")
    #expect(device.prompt == nil)
    device.kill()
    device.launch()
    device.send(.becameActive)
    #expect(device.prompt?.kind == .preview)
  }

  @Test mutating func `it looks as the settings say, forced too, and every button closes it`() {
    device.settings.aggressiveUpdatePrompt = true
    device.open(store: "2.3.0")
    #expect(device.prompt?.kind == .preview)
    #expect(device.prompt?.buttons == [.update])
    device.tap(.update)
    #expect(device.pagesOpened == [.appPage])
    #expect(device.prompt == nil)
    #expect(device.history.updateTapped == nil)
    device.send(.becameActive)
    #expect(device.prompt == nil)
  }

  @Test mutating func `Update opens the store, after a lookup if need be`() {
    device.launch()
    device.send(.becameActive)
    device.answer(nil as StoreListing?)
    device.tap(.update)
    #expect(device.opened.isEmpty)
    device.answer("2.2.0")
    #expect(device.pagesOpened == [.appPage])
  }

  @Test mutating func `switched off, it goes, and what the facts call for comes`() {
    device.open(store: "2.3.0")
    #expect(device.prompt?.kind == .preview)
    device.set { $0.previewMode = false }
    #expect(device.prompt?.kind == .newer)
  }

  @Test mutating func `an app may ask for it without the mode`() {
    device.settings.previewMode = false
    device.open(store: "2.2.0")
    device.send(.askedByApp(.preview))
    #expect(device.prompt?.kind == .preview)
    device.tap(.decline)
    #expect(device.history.declined == nil)
  }
}
