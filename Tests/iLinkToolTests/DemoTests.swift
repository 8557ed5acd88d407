import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

@Suite struct `The demo shows real answers` {
  /// What the demo writes, and how long it waited in all.
  private func shown(_ line: String, isTerminal: Bool = false, width: Int = 200, environment: [String: String] = [:])
    async -> (
      text: String, waited: Double
    )
  {
    let written = Written()
    var world = world(environment: environment, terminal: World.Terminal(isTerminal: isTerminal, width: width))
    world.write = { text, stream in if stream == .output { written.add(text) } }
    let pause = world.pause
    world.pause = {
      try await pause($0)
      written.wait($0)
    }
    let outcome = await ilink(line, in: world)
    #expect(outcome == Outcome())
    return (written.text, written.seconds)
  }

  @Test func `the embedded catalogue is the generated one and all of it is read`() throws {
    let headers = CatalogueRecordings.entries.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headers.count == 15)
    let catalogue = try RecordedCatalogue(text: CatalogueRecordings.entries)
    #expect(catalogue.entries.count == headers.count)
    for entry in catalogue.entries {
      let source = try Fixtures.text("lookup/\(entry.source)")
      let version = try? entry.reply.listing(for: request(for: entry)).versionText
      #expect((version == nil) == (entry.reply.status == 429), "\(entry.source)")
      if let version { #expect(source.contains("\"\(version)\""), "\(entry.source)") }
    }
  }

  @Test func `only companies' apps are embedded`() throws {
    let developers = CatalogueRecordings.entries.split(separator: "\n").filter { $0.contains("\"artistName\"") }
      .compactMap { $0.split(separator: "\"").last { $0.count > 1 }.map(String.init) }
    #expect(
      Set(developers) == [
        "Yelp", "Uber Technologies, Inc.", "7 Cups of Tea", "Apple", "Facebook, Inc.", "Time Base Technology Limited",
        "Orange",
        "Kakao Mobility Corp.", "Slack Technologies, Inc.", "Cultured Code GmbH & Co. KG", "Bare Bones Software, Inc.",
        "DeliverySlip", "Example GmbH",
      ])
  }

  @Test func `each situation is there, with the answer that belongs to it`() async {
    let text = await shown("demo").text
    for part in [
      "https://apps.apple.com/app/id284910350\n", "macappstore://apps.apple.com/app/id803453959",
      "https://apps.apple.com/de/app/id284910350?action=write-review",
      "Update available: Yelp Food & Services Around Me 12.0 → 12.56.0 (minor)",
      "Update available: Slack 3.2.0 → 3.3.3 (minor)",
      "7.14.05601 is the current version in us.", "8.0 is the current version in us.",
      "13.1.3 needs macOS 10.14; you said 10.13.6. No update for this device.",
      "Example 15.3 is the current version in us.", "Update available: Example 15.3 → 15.3.1 (patch)",
      "ilink: com.tinyspeck.slackmacgap is a Mac app; you asked for ios. Use --platform macos.",
      "ilink: com.kakao.taxi is not in the us store (ios).",
      "4.1.18 (major)", "ilink: the store refuses requests from this address for now (HTTP 429, too many).",
      "bundleId: com.culturedcode.ThingsMac", "“Slack”をアップデート", " languages: nothing wrong.",
      "not sold            2  af ru",
      "ilink: 75 of 175 storefronts could not be read: the store refuses more requests (HTTP 403).",
      "    (exit status 8)\n", "Example: 2.3.0 is live in all 30 storefronts.",
      "$ ilink serve -q --version 2.3.0 -- ilink check com.example.app --installed 2.2.0\n    Update available: Example 2.2.0",
      "the answer is not a lookup result; it begins with '<!DOCTYPE html>", ": HTTP 503, ",
      "ilink: com.example.app is not in the af store (ios).",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("\u{1B}") && !text.contains("report it"))
  }

  @Test func `piped it is plain and hardly waits, on a terminal it is styled and stays under half a minute`() async {
    let piped = await shown("demo")
    let watched = await shown("demo", isTerminal: true, environment: ["TERM": "xterm"])
    #expect(piped.waited < 1)
    #expect(watched.waited > 1 && watched.waited < 25)
    #expect(watched.text.contains("\u{1B}[1m"))
    #expect(AnsiCodes.removed(from: Self.withoutBars(watched.text)) == piped.text)
    let colourless = await shown("demo", isTerminal: true, environment: ["NO_COLOR": "1"]).text
    #expect(Self.withoutBars(colourless) == piped.text)
  }

  /// What stays on a screen when the bars are gone, each of which is drawn over itself from the start of its line.
  private static func withoutBars(_ text: String) -> String {
    let parts = text.components(separatedBy: "\r")
    return (parts.first ?? "") + parts.dropFirst().filter { !$0.contains("▕") && $0 != "\u{1B}[K" }.joined()
  }

  @Test func `a rollout is watched until its gate opens, by a bar that is moved in and then gone`() async throws {
    let text = await shown("demo rollout", isTerminal: true, width: 80, environment: ["NO_COLOR": "1"]).text
    let bars = text.components(separatedBy: "\r").filter { $0.contains("▕") }
    #expect(bars.count > 20 && bars.allSatisfy { $0.hasPrefix("    ") && $0.hasSuffix("\u{1B}[K") })
    for bar in bars { #expect(DisplayWidth.of(bar.replacing("\u{1B}[K", with: "")) < 80, "\(bar)") }
    #expect(text.contains("\r\u{1B}[K\r    Example: 2.3.0 is live in all 30 storefronts.\n"), "\(text.suffix(900))")
  }

  @Test func `on a terminal of 80 columns only what cannot be cut is longer`() async {
    let text = Self.withoutBars(await shown("demo", isTerminal: true, width: 80, environment: ["NO_COLOR": "1"]).text)
    for line in text.split(separator: "\n") where DisplayWidth.of(line) > 80 && !line.hasPrefix("  $ ") {
      #expect(line.contains("://"), "\(line)")
    }
    #expect(!text.contains("share, web"))
  }

  @Test func `one scene can be chosen, and pauses shortened`() async {
    let scene = await shown("demo links --speed 2", isTerminal: true, environment: ["NO_COLOR": "1"])
    #expect(scene.text.contains("Links:") && !scene.text.contains("Check:"))
    #expect(abs(scene.waited - 0.375) < 0.001)
    #expect(await shown("demo links --no-pause", isTerminal: true).waited == 0)
  }

  @Test(
    arguments: [
      ("u", "Update\n    would open macappstore://apps.apple.com/app/id803453959", "Update: the store opened"),
      ("r", "Remind Me Later", "Later: quiet for a day"),
      ("n", "Not Now", "No: quiet about this version"), ("\r", "Update", "Update: the store opened"),
      (nil, "", "Nobody answered: nothing is remembered"),
    ] as [(Character?, String, String)])
  func `the real prompt is answered by key, and the next launches follow from the answer`(
    key: Character?, label: String, consequence: String
  ) async {
    let written = Written()
    var world = world(environment: ["NO_COLOR": "1"], terminal: World.Terminal(isTerminal: true, width: 80))
    world.inputTerminal = World.Terminal(isTerminal: true)
    world.write = { text, _ in written.add(text) }
    world.key = { _ in key }
    #expect(await ilink("demo prompt", in: world) == Outcome())
    let text = written.text
    #expect(text.contains("    Update Slack\n") && text.contains("Version 3.3.3 of Slack"))
    #expect(text.contains("> \(label)") && text.contains(consequence), "\(text)")
    #expect(text.contains("remindLater  quiet (reminded)       asks again"))
    #expect(text.contains("decline      quiet (declined)       quiet (declined)"))
    #expect(text.contains("vanished     asks again             asks again"))
  }

  @Test func `own settings do not leak into the demo`() async {
    let environment = ["ILINK_COUNTRY": "kr", "ILINK_PLATFORM": "macos", "ILINK_STORE_URL": "https://evil.example"]
    #expect(await shown("demo", environment: environment).text == (await shown("demo").text))
  }

  @Test func `a record is written whole and without colours`() async {
    let files = Written()
    var world = world(terminal: World.Terminal(isTerminal: true, width: 80))
    world.writeFile = { path, data in files.add(path + ":" + String(decoding: data, as: UTF8.self)) }
    _ = await ilink("demo links --no-pause --record out.txt", in: world)
    #expect(files.text.hasPrefix("out.txt:iLink, shown on recorded answers") && !files.text.contains("\u{1B}"))
    #expect(
      await ilink("demo --record /no", in: self.silent).messages
        == "ilink: '/no' cannot be written. Check the folder and who may write to it.\n")
  }

  @Test(arguments: [
    ("demo lnks", "Did you mean 'links'?"), ("demo --speed 0", "from 0.1 to 100.0"), ("demo --json", "no other format"),
  ])
  func `bad words are refused`(line: String, part: String) async {
    let outcome = await ilink(line)
    #expect(outcome.status == .usage && outcome.messages.contains(part), "\(outcome.messages)")
  }

  private var silent: World { world() }

  private func request(for entry: RecordedCatalogue.Entry) throws -> LookupRequest {
    let platform: StorePlatform = entry.entity == "desktopSoftware" ? .macOS : .iOS
    return LookupRequest.steps(
      LookupQuery(.id(entry.id), platform: platform, storefronts: StorefrontCandidates(only: entry.storefront)),
      in: entry.storefront)[0]
  }
}

/// What was written and waited for.
private final class Written: @unchecked Sendable {  // only touched under the lock
  private let lock = NSLock()
  private var stored = ""
  private var waited = 0.0
  var text: String { lock.withLock { stored } }
  var seconds: Double { lock.withLock { waited } }
  func add(_ text: String) { lock.withLock { stored += text } }
  func wait(_ seconds: Double) { lock.withLock { waited += seconds } }
}
