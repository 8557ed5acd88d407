import Foundation
import Testing
import iLinkClient
import iLinkCore
import iLinkKit

@testable import iLinkTool

@Suite struct `explain shows the library's own decision` {
  private static let old = record(more: #","currentVersionReleaseDate":"2026-11-20T00:00:00Z""#)

  /// A record that was released long ago.
  private static let ripe = LookupReply(
    body: Data(
      String(decoding: record().body, as: UTF8.self).replacing("2026-11-30T03:00:00Z", with: "2026-11-20T00:00:00Z")
        .utf8))

  @Test(
    arguments: [
      ("", [ripe], "prompt", nil, "Prompt (newer): 2.2.0 is installed, the store has 2.3.0."),
      ("--declined 2.3.0", [ripe], "quiet", "declined", "No prompt: 2.3.0 was declined."),
      ("--declined 2.2.5", [ripe], "prompt", nil, "Prompt (newer)"),
      (
        "--reminded-at 2026-11-30T04:00:00Z", [ripe], "quiet", "reminded",
        "No prompt: \"remind me later\" 8 hours ago, and the reminder period is 1 day. Next possible 2026-12-01T04:00:00Z."
      ),
      ("--reminded-at 2026-11-30T04:00:00Z --remind-period 6h", [ripe], "prompt", nil, "Prompt (newer)"),
      (
        "--update-tapped-at 2026-11-30T11:00:00Z", [ripe], "quiet", "update-tapped",
        "No prompt: Update was tapped 1 hour ago"
      ),
      (
        "", [record()], "quiet", "too-fresh",
        "No prompt: 2.3.0 was released less than 1 day ago. Next possible 2026-12-01T03:00:00Z."
      ),
      ("--release-delay 0", [record()], "prompt", nil, "Prompt (newer)"),
      ("--asked", [record()], "prompt", nil, "Prompt (newer)"),
      ("--os 16.4", [ripe], "quiet", "system-too-old", "No prompt: 2.3.0 needs iOS 17.0, this is 16.4."),
      (
        "--forced --declined 2.3.0 --os 18", [ripe], "prompt", nil,
        "Prompt (forced): 2.2.0 is installed, the store has 2.3.0."
      ),
      ("--minimum-version 2.2.1 --os 18", [ripe], "prompt", nil, "Prompt (forced)"),
      ("--preview", [ripe], "prompt", nil, "Prompt (preview)."),
      ("--prompting off", [ripe], "quiet", "prompting-off", "No prompt: prompting is off."),
      ("--prompting off --forced", [ripe], "quiet", "prompting-off", "No prompt"),
      ("--prompting off --asked", [ripe], "prompt", nil, "Prompt (newer)"),
      (
        "", [nothing], "quiet", "store-version-unknown",
        "No prompt: the store's version is not known: com.example.app is not in the us store (ios)."
      ),
      (
        "", [LookupReply(status: 429, body: Data())], "quiet", "store-version-unknown",
        "No prompt: the store's version is not known: the store refuses requests"
      ),
      ("", [record(version: "beta")], "quiet", "not-comparable", "No prompt: 2.2.0 and beta cannot be compared."),
      ("", [record(version: "2.2")], "quiet", "up-to-date", "No prompt: 2.2 is the store's version."),
      ("", [record(version: "2.1")], "quiet", "store-older", "No prompt: 2.2.0 is installed, the store has 2.1."),
    ] as [(String, [LookupReply], String, String?, String)])
  func `each situation, in text, plain and JSON`(
    options: String, replies: [LookupReply], decision: String, reason: String?, sentence: String
  ) async throws {
    let line = "explain com.example.app --installed 2.2.0 \(options)"
    let text = await ilink(line, in: world(replies))
    #expect(text.status == .ok)
    #expect(text.output.hasPrefix(sentence), "\(text.output)")
    let document = try json(await ilink(line + " --json", in: world(replies)))
    #expect(document["schema"] as? String == "ilink.explain/1")
    #expect(document["decision"] as? String == decision && document["reason"] as? String == reason)
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(rules.map { $0["rule"] as? String } == UpdateRule.allCases.map(\.rawValue))
    #expect(rules.filter { $0["result"] as? String == "stop" }.count == 1)
    let plain = await ilink(line + " --plain", in: world(replies)).output.split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
    #expect(plain.count == 17 && plain.allSatisfy { $0.count == 3 })
    #expect(plain.map { $0[2] } == rules.map { $0["because"] as? String ?? "" }.map { Harmless.column($0) })
    let coded = await ilink(line + " --exit-code", in: world(replies))
    #expect(coded.status == (decision == "prompt" ? .ok : .noPrompt))
  }

  @Test func `every rule and reason of the library stands in the help`() async {
    let page = await ilink("help explain").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for rule in UpdateRule.allCases { #expect(page.contains(rule.rawValue), "\(rule)") }
    for reason in UpdateReason.Name.allCases { #expect(page.contains(reason.rawValue), "\(reason)") }
  }

  @Test func `a rule's facts are values`() async throws {
    let document = try json(
      await ilink(
        "explain com.example.app --installed 2.2.0 --json --reminded-at 2026-11-30T04:00:00Z", in: world([Self.ripe])))
    let rules = try #require(document["rules"] as? [[String: Any]])
    let reminder = try #require(rules.first { $0["rule"] as? String == "reminder" }?["facts"] as? [String: Any])
    #expect(
      reminder["remindedAt"] as? String == "2026-11-30T04:00:00Z" && reminder["remindPeriod"] as? Double == 86_400)
    #expect(document["nextPossibleAt"] as? String == "2026-12-01T04:00:00Z")
    #expect(document["probes"] is NSNull && document["kind"] is NSNull)
  }

  @Test func `a state that the app exported is read, and single options win over it`() async throws {
    var history = UpdateHistory()
    history.declined = .upTo(try #require(AppVersion("2.3")))
    var settings = UpdateSettings()
    settings.remindPeriod = 2 * 86_400
    let state = ExportedState(
      app: AppIdentity(
        bundleID: BundleID("com.example.app"), version: VersionText("2.2.0"), platform: .iOS, system: AppVersion("18")),
      launch: LaunchID("x"), settings: settings, history: history)
    let files = [
      "state.json": Data(state.text.utf8),
      "settings.json": Data(#"{"aggressiveUpdatePrompt": true, "remindPeriod": 3}"#.utf8),
    ]
    let declined = await ilink("explain --state state.json", in: world([Self.ripe], files: files))
    #expect(declined.output.hasPrefix("No prompt: 2.3"), "\(declined.output)")
    let forced = await ilink(
      "explain --state state.json --settings settings.json", in: world([Self.ripe], files: files))
    #expect(forced.output.hasPrefix("Prompt (forced)"))
    let higher = await ilink(
      "explain --state state.json --installed 2.3 --settings settings.json", in: world([Self.ripe], files: files))
    #expect(higher.output.hasPrefix("No prompt: 2.3.0 is the store's version"))
    let read = try #require(ExportedState(Data(state.text.utf8)))
    #expect(
      read.app == state.app && read.launch == state.launch && read.settings == state.settings
        && read.history == state.history)
  }

  @Test func `settings are named as in the documentation; an unknown one is a warning with a suggestion`() async throws
  {
    let files = [
      "s.json": Data(#"{"remindPriod": 2, "previewMode": true}"#.utf8),
      "bad.json": Data(#"{"remindPeriod": "soon"}"#.utf8), "list.json": Data("[]".utf8),
    ]
    let outcome = await ilink(
      "explain com.example.app --installed 2.2.0 --settings s.json", in: world([Self.ripe], files: files))
    #expect(outcome.output.hasPrefix("Prompt (preview)"))
    #expect(
      outcome.messages.contains("ilink: 's.json': unknown key 'remindPriod' (ignored). Did you mean 'remindPeriod'?"))
    #expect(outcome.messages.contains("previewMode is on"))
    #expect(
      await ilink("explain com.example.app --installed 2.2.0 --settings bad.json", in: world(files: files)).messages
        == "ilink: the setting 'remindPeriod' wants a number. Mend 'bad.json'.\n")
    #expect(
      await ilink("explain com.example.app --installed 2.2.0 --settings list.json", in: world(files: files)).status
        == .usage)
    #expect(
      await ilink("explain com.example.app --installed 2.2.0 --state list.json", in: world(files: files)).messages
        .contains("is not an exported state"))
  }

  @Test func `every setting is written and read back`() throws {
    var settings = UpdateSettings()
    settings.globalPromptForUpdate = false
    settings.promptAtLaunch = false
    settings.aggressiveUpdatePrompt = true
    settings.previewMode = true
    settings.localNotificationWhenUpdate = true
    settings.promptOutsideAppStore = true
    settings.remindPeriod = 43_200
    settings.releaseDelay = 0
    settings.daysUntilPrompt = 1.5
    settings.usesPerWeekForPrompt = 2
    settings.usesUntilPrompt = 3
    settings.eventsUntilPrompt = 4
    settings.minimumSupportedVersion = AppVersion("2.1")
    settings.applicationVersion = VersionText("2.x")
    settings.applicationBundleID = BundleID("com.example.other")
    settings.appStoreCountry = Storefront("de")
    settings.appStoreID = AppID(7)
    settings.artistID = DeveloperID(9)
    settings.storefrontFallbacks = [Storefront("fr")!, Storefront("il")!]
    settings.linkParams = "at=x"
    settings.ratingsURL = URL(string: "https://example.com/r")
    settings.appLocalURL = URL(string: "example://l")
    settings.appShareURL = URL(string: "https://example.com/s")
    settings.artistURL = URL(string: "https://example.com/a")
    let state = ExportedState(
      app: AppIdentity(bundleID: nil, version: VersionText("1"), platform: .macOS), launch: LaunchID("l"),
      settings: settings, history: UpdateHistory())
    #expect(ExportedState(Data(state.text.utf8))?.settings == settings)
    // A setting that is added to the value and not to the table would be lost here.
    #expect(SettingsDocument.names.count == Mirror(reflecting: settings).children.count)
  }

  @Test func `a probe asks in four shapes and compares`() async throws {
    let log = Requests()
    var aged = Self.ripe
    aged.cacheAge = 7200
    let document = try json(
      await ilink("explain com.example.app --installed 2.2.0 --probe --json -c de", in: world([aged], log: log)))
    let probes = try #require(document["probes"] as? [[String: Any]])
    #expect(
      probes.count == 4
        && probes.allSatisfy { $0["cacheAge"] as? Double == 7200 && $0["version"] as? String == "2.3.0" })
    #expect(
      log.urls.dropFirst() == [
        "https://itunes.apple.com/lookup?bundleId=com.example.app&country=de&entity=software",
        "https://itunes.apple.com/lookup?bundleId=com.example.app&country=de&entity=software&fresh=29934000",
        "https://itunes.apple.com/de/lookup?bundleId=com.example.app&entity=software",
        "https://itunes.apple.com/de/lookup?bundleId=com.example.app&entity=software&fresh=29934000",
      ])
  }

  @Test(arguments: [
    ("explain com.example.app", "'explain' needs your version"), ("explain --installed 1", "'explain' needs an app"),
    ("explain a.b --installed 1 --prompting maybe", "'maybe' is no value of --prompting"),
    ("explain a.b --installed 1 --reminded-at now", "'now' is no time for --reminded-at"),
    ("explain a.b --installed 1 --declined x", "'x' is not a version"),
    ("explain a.b --installed 1 --state no.json", "'no.json' cannot be read"),
  ])
  func `bad words are refused`(line: String, part: String) async {
    let outcome = await ilink(line)
    #expect([.usage, .failure].contains(outcome.status) && outcome.messages.contains(part), "\(outcome.messages)")
  }

  @Test func `an installed version that cannot be compared is explained, not refused`() async {
    let outcome = await ilink("explain com.example.app --installed 2.x", in: world([Self.ripe]))
    #expect(outcome.status == .ok && outcome.output.hasPrefix("No prompt: 2.x and 2.3.0 cannot be compared."))
  }
}
