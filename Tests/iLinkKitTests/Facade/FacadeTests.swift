import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkKit

@MainActor @Suite struct `The class iLink performs what the flow decides` {
  @Test func `using it once starts it, and a newer version prompts without any configuration`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = await world.launch()
    #expect(world.prompter.shown?.kind == .newer)
    #expect(world.prompter.texts.first?.title == "Update Example")
    #expect(link.lastDecision?.kind == .newer)
    #expect(world.queries.first?.app == .bundle(BundleID("com.example.app")!))
    #expect(world.queries.first?.storefronts.inOrder().map(\.code) == ["de", "us"])
  }

  @Test func `nothing is asked before the app is active`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = iLink(environment: world.environment())
    await world.settle()
    #expect(world.prompter.prompts.isEmpty && world.queries.count == 1)
    link.happened(.becameActive)
    await world.settle()
    #expect(world.prompter.shown != nil)
  }

  @Test func `what is asked for before the application object exists waits for the next turn, and is not lost`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let life = WatchedLife()
    var environment = world.environment()
    environment.life = life
    let link = iLink(environment: environment)
    link.appStoreID = 7
    link.openAppPage()
    link.logEvent(deferPrompt: true)
    link.usesCount = 9
    #expect(life.questions == 0 && world.opener.tried.isEmpty && world.queries.isEmpty)
    #expect(link.usesCount == 9)
    await world.settle()
    #expect(life.questions > 0)
    #expect(world.opener.tried == ["itms-apps://apps.apple.com/app/id7"])
    #expect(link.usesCount == 9 && link.eventCount == 1)
  }

  @Test func `settings made right after creation count at the first decision, gathered`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = await world.launch {
      $0.appStoreCountry = "fr"
      $0.appStoreID = 7
      $0.globalPromptForUpdate = true
      $0.promptAtLaunch = false
    }
    #expect(world.queries.count == 1)
    #expect(world.queries.first?.app == .id(AppID(7)!, expecting: BundleID("com.example.app")!))
    #expect(world.queries.first?.storefronts.own?.code == "fr")
    #expect(world.prompter.prompts.isEmpty && link.lastDecision?.reason == .notAtLaunch)
  }

  @Test func `each answer does what it says, in order, and the delegate hears of it`() async {
    for (choice, expected, opened) in [
      (UpdateChoice.update, ["found", "should prompt", "prompted", "attempted", "opened"], 1),
      (.remindLater, ["found", "should prompt", "prompted", "later"], 0),
      (.decline, ["found", "should prompt", "prompted", "declined"], 0),
      (.vanished, ["found", "should prompt", "prompted"], 0),
    ] {
      let world = ScriptedWorld([.success(listing("2.0"))])
      let delegate = ListeningDelegate()
      let link = await world.launch { $0.delegate = delegate }
      world.prompter.answer(choice)
      await world.settle()
      #expect(delegate.calls == expected)
      #expect(world.opener.tried.count == opened)
      #expect((link.lastReminded != nil) == (choice == .remindLater))
      #expect(link.declinedThisVersion == (choice == .decline) && link.declinedAnyVersion == (choice == .decline))
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `the application's delegate is asked when none is set, and ours is held weakly`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let standIn = ListeningDelegate()
    standIn.says = false
    let link = iLink(environment: world.environment(delegate: standIn))
    await world.settle()
    link.happened(.becameActive)
    await world.settle()
    #expect(standIn.calls == ["found", "should prompt"])
    #expect(world.prompter.prompts.isEmpty && link.lastDecision?.reason == .vetoed)
    do {
      let passing = ListeningDelegate()
      link.delegate = passing
      #expect(link.delegate != nil)
    }
    #expect(link.delegate == nil)
  }

  @Test func `B101, C05: a tap before the ID is known looks up and then opens: one page or one error`() async throws {
    let world = ScriptedWorld([.success(listing("1.0"))])
    let link = iLink(environment: world.environment())
    #expect(link.appURL(for: .local) == nil && link.iLinkGetAppURLforSharing() == nil)
    try await link.open(.review)
    #expect(world.opener.tried == ["itms-apps://apps.apple.com/app/id123456789?action=write-review"])
    #expect(link.iLinkGetRatingURL()?.absoluteString == world.opener.tried.first)

    let offline = ScriptedWorld([.failure(.unreachable(host: "itunes.apple.com", reason: "no connection"))])
    let delegate = ListeningDelegate()
    let other = iLink(environment: offline.environment())
    other.delegate = delegate
    await #expect(throws: LookupError.unreachable(host: "itunes.apple.com", reason: "no connection")) {
      try await other.open(.appPage)
    }
    #expect(offline.opener.tried.isEmpty)
    #expect(delegate.calls.filter { $0 == "could not connect" }.count == 1)
    #expect(delegate.errors.map { ($0 as NSError).domain } == ["iLinkErrorDomain"])
  }

  @Test
  func
    `B100, B106, C09: when the store app does not open, https is tried, once; when that fails too, it is said with 1x's code`()
    async
  {
    let world = ScriptedWorld([.success(listing("1.0"))])
    world.opener.accepts = { $0.scheme == "https" }
    let link = await world.launch { $0.appStoreID = 7 }
    let delegate = ListeningDelegate()
    link.delegate = delegate
    link.openAppPage()
    await world.settle()
    #expect(world.opener.tried == ["itms-apps://apps.apple.com/app/id7", "https://apps.apple.com/app/id7"])
    #expect(delegate.calls == ["opened"])
    world.opener.accepts = { _ in false }
    link.openRatingsPage()
    link.openAppPage()
    await world.settle()
    #expect(delegate.errors.map { ($0 as NSError).code } == [4, 5])
    #expect(delegate.errors.allSatisfy { ($0 as NSError).domain == iLinkErrorDomain })
  }

  @Test func `links are there at once when the ID is configured, and carry the raw parameters`() async {
    let world = ScriptedWorld([.success(listing("1.0"))])
    let link = iLink(environment: world.environment())
    link.appStoreID = 7
    link.artistID = 9
    link.linkParams = "at=1l3v&ct=spring sale"
    #expect(link.appURL(for: .sharing)?.absoluteString == "https://apps.apple.com/app/id7?at=1l3v&ct=spring%20sale")
    #expect(
      link.developerURL(for: .local)?.absoluteString
        == "itms-apps://apps.apple.com/developer/id9?at=1l3v&ct=spring%20sale")
    link.appShareURL = URL(string: "https://example.com/get")
    link.appLocalURL = URL(string: "javascript:alert(1)")
    #expect(link.iLinkGetAppURLforSharing()?.absoluteString == "https://example.com/get")
    #expect(link.iLinkGetAppURLforLocal()?.scheme == "itms-apps")
    link.appShareURL = nil
    #expect(link.appShareURL?.host == "apps.apple.com")
    await world.settle()
  }

  @Test func `asking by oneself gives the decision, and status shows nothing`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = await world.launch { $0.promptAtLaunch = false }
    #expect(await link.status() == .available(listing("2.0")))
    #expect(world.prompter.prompts.isEmpty && link.availableUpdate?.versionText == "2.0")
    let decision = await link.promptForUpdate()
    #expect(decision.kind == .newer)
    await world.settle()
    #expect(world.prompter.shown?.kind == .newer)
    link.dismissPrompt()
    await world.settle()
    #expect(world.prompter.shownCount == 0 && link.prompt == nil)
  }

  @Test func `a background check gives one notice for a version, in the user's language`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = iLink(environment: world.environment())
    link.localNotificationWhenUpdate = true
    for _ in 0..<3 {
      let decision = await link.checkForUpdate()
      #expect(decision.kind == .newer)
      world.clock.advance(3600)
    }
    await world.settle()
    #expect(world.notifier.notices.count == 1)
    #expect(world.notifier.notices.first?.contains("2.0") == true)
    link.checkForUpdateOnBackground()
    await world.settle()
    #expect(world.notifier.notices.count == 1)
  }

  @Test func `switched to forced while a polite prompt is up, it is replaced, and put back after an answer`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = await world.launch()
    link.aggressiveUpdatePrompt = true
    await world.settle()
    #expect(world.prompter.prompts.map(\.kind) == [.newer, .forced] && world.prompter.shownCount == 1)
    #expect(world.prompter.texts.last?.label(of: .decline) == nil)
    world.prompter.answer(.update)
    await world.settle()
    #expect(world.opener.tried.count == 1)
    link.happened(.enteredBackground)
    link.happened(.becameActive)
    await world.settle()
    #expect(world.prompter.shown?.kind == .forced)
    link.aggressiveUpdatePrompt = false
    await world.settle()
    #expect(world.prompter.shown?.kind != .forced)
  }

  @Test func `forced holds offline after a kill, from what is on record`() async {
    let first = ScriptedWorld([.success(listing("2.0"))])
    let link = await first.launch { $0.aggressiveUpdatePrompt = true }
    #expect(first.prompter.shown?.kind == .forced)
    await link.flush()
    let second = ScriptedWorld(
      [.failure(.unreachable(host: "itunes.apple.com", reason: "no connection"))], store: first.store)
    second.clock.advance(3 * day)
    _ = await second.launch { $0.aggressiveUpdatePrompt = true }
    #expect(second.prompter.shown?.kind == .forced)
  }

  @Test func `what is remembered survives, and an update is detected at the next launch`() async {
    let first = ScriptedWorld([.success(listing("2.0"))])
    let link = await first.launch()
    first.prompter.answer(.decline)
    await first.settle()
    #expect(link.usesCount == 1)
    await link.flush()
    let second = ScriptedWorld([.success(listing("2.0"))], store: first.store)
    second.app.version = VersionText("1.1")
    let delegate = ListeningDelegate()
    let updated = await second.launch { $0.delegate = delegate }
    #expect(delegate.calls.first == "detected update")
    #expect(updated.usesCount == 1 && updated.declinedAnyVersion && second.prompter.prompts.isEmpty)
    #expect(updated.appStoreID == 123_456_789 && updated.artistID == 5)
    updated.resetHistory()
    #expect(!updated.declinedAnyVersion && updated.appStoreID == 123_456_789)
  }

  @Test func `everything that is told comes as values too`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = iLink(environment: world.environment())
    let events = link.events
    let other = link.events
    await world.settle()
    link.happened(.becameActive)
    await world.settle()
    world.prompter.answer(.remindLater)
    await world.settle()
    for stream in [events, other] {
      var names: [String] = []
      for await news in stream {
        switch news {
        case .foundListing: names.append("found")
        case .prompting: names.append("prompting")
        case .requestedReminder: names.append("later")
        default: break
        }
        if names.last == "later" { break }
      }
      #expect(names == ["found", "prompting", "later"])
    }
  }

  @Test func `an app's own prompter is used, policy kept`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let own = ScriptedPrompter()
    let link = await world.launch { $0.prompter = own }
    #expect(own.shown?.kind == .newer && world.prompter.prompts.isEmpty)
    withExtendedLifetime(link) {}
  }

  @Test func `verbose logging prints each decision with its rules, and warnings are always logged once`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = await world.launch { $0.previewMode = true }
    #expect(world.log.count == 1 && world.log[0].contains("previewMode is on"))
    link.verboseLogging = true
    _ = await link.status()
    #expect(world.log.count == 2 && world.log[1].contains("preview: stop"))
  }

  @Test func `B143: what a delegate asks and sets inside a callback is heard after the effects, and kept`() async {
    final class Eager: iLinkDelegate {
      weak var link: iLink?
      var asked = 0
      func iLinkDidFindiTunesInfo() {
        asked += 1
        if asked == 1 { link?.promptForUpdate() }
        link?.remindPeriod = 3
      }
    }
    let world = ScriptedWorld([.success(listing("2.0"))])
    let eager = Eager()
    let link = await world.launch {
      eager.link = $0
      $0.delegate = eager
    }
    #expect(world.prompter.shownCount == 1 && link.remindPeriod == 3)
  }

  @Test func `an unexpected error of a client ends the lookup all the same`() async {
    struct Odd: Error {}
    let world = ScriptedWorld()
    var environment = world.environment()
    environment.client = LookupClient { _ in throw Odd() }
    let delegate = ListeningDelegate()
    let link = iLink(environment: environment)
    link.delegate = delegate
    await world.settle()
    #expect(delegate.calls == ["could not connect"])
    environment.client = LookupClient { _ in throw CancellationError() }
    let other = iLink(environment: environment)
    #expect(
      await other.status()
        == .cannotTell(.storeVersionUnknown(.unreachable(host: "itunes.apple.com", reason: "cancelled"))))
    withExtendedLifetime(link) {}
  }

  @Test func `nothing keeps an iLink alive that nobody uses`() async {
    let world = ScriptedWorld([.success(listing("1.0"))])
    weak var gone: iLink?
    do {
      let link = await world.launch()
      gone = link
      _ = link.events
    }
    await world.settle()
    #expect(gone == nil)
  }

  /// Everything that a launch does on the main actor: reading what is remembered, the flow's first events, the decision.
  @Test func `a launch takes less than a millisecond of the main actor's time`() async {
    var costs: [Double] = []
    for _ in 0..<31 {
      let world = ScriptedWorld([.success(listing("2.0"))])
      let environment = world.environment()
      let began = DispatchTime.now()
      let link = iLink(environment: environment)
      link.happened(.becameActive)
      costs.append(Double(DispatchTime.now().uptimeNanoseconds - began.uptimeNanoseconds) / 1e6)
      await world.settle()
    }
    #expect(costs.sorted()[costs.count / 2] < 1, "milliseconds, the median")
  }
}

/// Counts how often it is asked about the app, which a real one may be only when there is an application object.
@MainActor private final class WatchedLife: AppLife {
  private(set) var questions = 0
  func report(to hear: @escaping @MainActor (AppMoment) -> Void) {}
  var isActive: Bool { asked() }
  var isInBackground: Bool { asked() }
  private func asked() -> Bool {
    questions += 1
    return false
  }
}
