import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkKit

/// Every row of iLink 1.x's documented vocabulary: the name with its type, its default, and what it does.
@MainActor @Suite struct `iLink 1x's names keep their types, defaults and meanings` {
  private func fresh(_ answers: [Result<StoreListing, LookupError>] = [.success(listing("2.0"))]) async -> (
    iLink, ScriptedWorld
  ) {
    let world = ScriptedWorld(answers)
    let link = await world.launch { $0.globalPromptForUpdate = false }
    return (link, world)
  }

  @Test func `the defaults are 1x's`() {
    let link = iLink(environment: ScriptedWorld([.success(listing("1.0"))]).environment())
    let flags: [(Bool, Bool)] = [
      (link.globalPromptForUpdate, true), (link.aggressiveUpdatePrompt, false), (link.useAllAvailableLanguages, true),
      (link.onlyPromptIfMainWindowIsAvailable, true), (link.promptAtLaunch, true), (link.verboseLogging, false),
      (link.previewMode, false),
      (link.localNotificationWhenUpdate, false), (link.onlyPromptIfLatestVersion, false),
      (link.declinedThisVersion, false), (link.declinedAnyVersion, false),
    ]
    for (index, (value, expected)) in flags.enumerated() { #expect(value == expected, "flag \(index)") }
    let appStoreID: UInt = link.appStoreID
    let artistID: UInt = link.artistID
    let usesUntil: UInt = link.usesUntilPrompt
    let eventsUntil: UInt = link.eventsUntilPrompt
    let uses: UInt = link.usesCount
    let events: UInt = link.eventCount
    #expect([appStoreID, artistID, usesUntil, eventsUntil, uses, events] == [0, 0, 0, 0, 0, 0])
    let remind: Float = link.remindPeriod
    let days: Float = link.daysUntilPrompt
    let perWeek: Float = link.usesPerWeekForPrompt
    let current: Float = link.usesPerWeek
    #expect([remind, days, perWeek, current] == [1, 0, 0, 0])
    let firstUsed: Date? = link.firstUsed
    let lastReminded: Date? = link.lastReminded
    #expect(firstUsed == nil && lastReminded == nil)
    let texts: [String?] = [
      link.appStoreCountry, link.applicationName, link.applicationVersion, link.applicationBundleID, link.linkParams,
      link.applicationStoreVersion,
    ]
    #expect(texts == ["de", "Example", "1.0", "com.example.app", "", nil])
    #expect(link.ratingsURL == nil && link.appLocalURL == nil && link.appShareURL == nil && link.artistURL == nil)
    #expect(
      link.releaseDelay == 1 && link.promptOutsideAppStore == false && link.minimumSupportedVersion == nil
        && link.storefrontFallbacks.isEmpty)
  }

  @Test func `verbose logging is on by default in debug builds`() {
    var environment = ScriptedWorld([.success(listing("1.0"))]).environment()
    environment.isDebugBuild = true
    #expect(iLink(environment: environment).verboseLogging)
  }

  @Test func `every setting keeps what it is set to`() async {
    let (link, world) = await fresh()
    link.globalPromptForUpdate = true
    link.promptAtLaunch = false
    link.aggressiveUpdatePrompt = true
    link.previewMode = true
    link.localNotificationWhenUpdate = true
    link.promptOutsideAppStore = true
    link.useAllAvailableLanguages = false
    link.onlyPromptIfMainWindowIsAvailable = false
    link.onlyPromptIfLatestVersion = true
    link.verboseLogging = true
    #expect(
      link.globalPromptForUpdate && !link.promptAtLaunch && link.aggressiveUpdatePrompt && link.previewMode
        && link.localNotificationWhenUpdate)
    #expect(
      link.promptOutsideAppStore && !link.useAllAvailableLanguages && !link.onlyPromptIfMainWindowIsAvailable
        && link.onlyPromptIfLatestVersion && link.verboseLogging)
    link.usesUntilPrompt = 3
    link.eventsUntilPrompt = 4
    link.daysUntilPrompt = 1.5
    link.usesPerWeekForPrompt = 2.5
    link.remindPeriod = 2
    link.releaseDelay = 0.5
    #expect([link.usesUntilPrompt, link.eventsUntilPrompt] == [3, 4])
    #expect(
      [link.daysUntilPrompt, link.usesPerWeekForPrompt, link.remindPeriod, link.releaseDelay] == [1.5, 2.5, 2, 0.5])
    link.usesUntilPrompt = .max
    link.remindPeriod = -.infinity
    link.daysUntilPrompt = .nan
    await world.settle()
    #expect(link.usesUntilPrompt == UInt(Int.max))
  }

  @Test func `texts: the getter gives the text as shown, "" hides, nil goes back, percent-at is the app's name`() async
  {
    let (link, _) = await fresh()
    #expect(link.messageTitle == "Update Example" && link.message.contains("Example") && link.message.contains("2.0"))
    #expect(link.updateButtonLabel == "Update" && !link.remindButtonLabel.isEmpty && !link.cancelButtonLabel.isEmpty)
    link.applicationName = "Other 100%"
    #expect(link.messageTitle == "Update Other 100%")
    link.messageTitle = "New %@"
    link.message = ""
    link.remindButtonLabel = ""
    link.cancelButtonLabel = "Never"
    link.updateButtonLabel = ""
    #expect(
      link.messageTitle == "New Other 100%" && link.message == "" && link.remindButtonLabel == ""
        && link.cancelButtonLabel == "Never")
    #expect(link.updateButtonLabel == "Update")
    link.messageTitle = nil
    link.message = nil
    link.remindButtonLabel = nil
    link.cancelButtonLabel = nil
    link.updateButtonLabel = nil
    link.applicationName = nil
    #expect(link.messageTitle == "Update Example" && link.remindButtonLabel == "Remind Me Later")
    let polite = link.message
    link.aggressiveUpdatePrompt = true
    #expect(link.message != polite)
  }

  @Test func `identity: the getter gives the value in effect, nil and 0 go back to finding out`() async {
    let (link, world) = await fresh()
    #expect(link.appStoreID == 123_456_789 && link.artistID == 5 && link.appStoreGenreID == 6007)
    #expect(link.applicationStoreVersion == "2.0")
    link.appStoreID = 7
    link.artistID = 8
    link.appStoreCountry = "FR"
    link.applicationVersion = "9.9"
    link.applicationBundleID = "com.example.other"
    #expect(
      link.appStoreID == 7 && link.artistID == 8 && link.appStoreCountry == "fr" && link.applicationVersion == "9.9"
        && link.applicationBundleID == "com.example.other")
    link.appStoreID = 0
    link.artistID = 0
    link.appStoreCountry = nil
    link.applicationVersion = nil
    link.applicationBundleID = nil
    #expect(
      link.appStoreID == 123_456_789 && link.artistID == 5 && link.appStoreCountry == "de"
        && link.applicationVersion == "1.0" && link.applicationBundleID == "com.example.app")
    link.appStoreCountry = "Germany"
    link.applicationBundleID = "not a bundle id"
    #expect(link.appStoreCountry == "de" && link.applicationBundleID == "com.example.app")
    await world.settle()
  }

  @Test func `what is remembered may be set`() async {
    let (link, world) = await fresh()
    link.usesCount = 12
    link.eventCount = 3
    link.firstUsed = world.clock.now - 14 * day
    link.lastReminded = world.clock.now - 60
    #expect(link.usesCount == 12 && link.eventCount == 3 && link.usesPerWeek == 6)
    #expect(link.firstUsed == world.clock.now - 14 * day && link.lastReminded == world.clock.now - 60)
    link.logEvent(true)
    link.logEvent(deferPrompt: true)
    #expect(link.eventCount == 5)
    link.declinedThisVersion = true
    #expect(link.declinedThisVersion && link.declinedAnyVersion)
    link.declinedThisVersion = false
    #expect(!link.declinedThisVersion && !link.declinedAnyVersion)
  }

  @Test func `without a known store version declining has no effect`() async {
    let world = ScriptedWorld([.failure(.unreachable(host: "itunes.apple.com", reason: "no connection"))])
    let link = await world.launch()
    link.declinedThisVersion = true
    #expect(!link.declinedThisVersion && !link.declinedAnyVersion)
  }

  @Test func `links in 1x's spelling, and nil while the ID is unknown`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = iLink(environment: world.environment())
    #expect(
      link.iLinkGetAppURLforLocal() == nil && link.iLinkGetAppURLforSharing() == nil && link.iLinkGetRatingURL() == nil)
    #expect(link.iLinkGetDeveloperURLforLocal() == nil && link.iLinkGetDeveloperURLforSharing() == nil)
    await world.settle()
    #expect(link.iLinkGetAppURLforLocal()?.absoluteString == "itms-apps://apps.apple.com/app/id123456789")
    #expect(link.iLinkGetAppURLforSharing()?.absoluteString == "https://apps.apple.com/app/id123456789")
    #expect(
      link.iLinkGetRatingURL()?.absoluteString == "itms-apps://apps.apple.com/app/id123456789?action=write-review")
    #expect(link.iLinkGetDeveloperURLforLocal()?.absoluteString == "itms-apps://apps.apple.com/developer/id5")
    #expect(link.iLinkGetDeveloperURLforSharing()?.absoluteString == "https://apps.apple.com/developer/id5")
  }

  @Test func `opening in 1x's spelling`() async {
    let (link, world) = await fresh()
    link.iLinkOpenAppPageInAppStore()
    link.iLinkOpenAppPageInAppStore(withAppleID: 7)
    link.iLinkOpenAppPageInAppStore(withAppleID: 0)
    link.iLinkOpenDeveloperPage()
    link.openRatingsPageInAppStore()
    link.iLinkOpenRatingsPageInAppStore()
    await world.settle()
    #expect(
      world.opener.tried == [
        "itms-apps://apps.apple.com/app/id123456789", "itms-apps://apps.apple.com/app/id7",
        "itms-apps://apps.apple.com/developer/id5",
        "itms-apps://apps.apple.com/app/id123456789?action=write-review",
        "itms-apps://apps.apple.com/app/id123456789?action=write-review",
      ])
  }

  @Test func `remindPeriod 0 is the next launch, and wins also over a newer version`() async {
    let first = ScriptedWorld([.success(listing("2.0")), .success(listing("3.0"))])
    let link = await first.launch { $0.remindPeriod = 0 }
    first.prompter.answer(.remindLater)
    await first.settle()
    for _ in 0..<3 {
      first.clock.advance(5 * day)
      link.happened(.enteredBackground)
      link.happened(.becameActive)
      await first.settle()
    }
    #expect(first.prompter.prompts.count == 1)
    await link.flush()
    let second = ScriptedWorld([.success(listing("3.0"))], store: first.store)
    second.clock.advance(15 * day)
    _ = await second.launch { $0.remindPeriod = 0 }
    #expect(second.prompter.shown?.store.text == "3.0")
  }

  @Test func `previewMode prompts at launch without a lookup's answer and stores nothing`() async {
    let world = ScriptedWorld([.failure(.unreachable(host: "itunes.apple.com", reason: "no connection"))])
    let link = await world.launch { $0.previewMode = true }
    #expect(world.prompter.shown?.kind == .preview)
    world.prompter.answer(.decline)
    await world.settle()
    #expect(!link.declinedAnyVersion && link.lastReminded == nil && world.prompter.shownCount == 0)
  }

  @Test func `usage gates hold a prompt back until one of uses and events is met`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = await world.launch {
      $0.usesUntilPrompt = 100
      $0.eventsUntilPrompt = 2
    }
    #expect(world.prompter.prompts.isEmpty && link.lastDecision?.reason?.name == .usage)
    link.logEvent(false)
    link.logEvent(false)
    await world.settle()
    #expect(world.prompter.shown?.kind == .newer)
  }

  @Test func `promptAtLaunch off: criteria are still tracked, the app prompts when it likes`() async {
    let world = ScriptedWorld([.success(listing("2.0"))])
    let link = await world.launch { $0.promptAtLaunch = false }
    #expect(world.prompter.prompts.isEmpty && link.usesCount == 1 && link.applicationStoreVersion == "2.0")
    await link.promptForUpdate()
    await world.settle()
    #expect(world.prompter.shown?.kind == .newer)
  }
}
