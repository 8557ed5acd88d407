// A program with the drop-in beside it: looks up in a recorded answer, asks in a terminal in German, decides.
// For the `drop-in` stage of Scripts/test, which compiles it together with iLink.swift and reads what it prints.
//
//     drop-in-check FOLDER-WITH-RECORDINGS

import Foundation

// Names that iLink uses for itself: an app may have them all the same.
struct Locked { let door = "the app's own" }
enum JSONValue { case own }
struct Turnstile {}

/// A terminal with somebody before it who presses Return.
@MainActor final class Typist: PromptTerminal {
  let canAnswer = true
  let isStyled = false
  func write(_ text: String) { print(text, terminator: "") }
  func key() async -> Character? {
    print("⏎")
    return "\n"
  }
}

/// Opens nothing, and says what would be opened.
final class Announcer: LinkOpener {
  func open(_ url: URL) async -> Bool {
    print("opens \(url.absoluteString)")
    return true
  }
}

@MainActor func answer(in folder: String) throws -> LookupReply {
  let file = URL(fileURLWithPath: folder).appendingPathComponent("synthetic-shared-id-ios.json")
  return LookupReply(body: try Data(contentsOf: file))
}

@MainActor func launch(installed: String, folder: String) async throws {
  let app = BundleID("com.example.app")
  let catalogue = RecordedCatalogue([
    RecordedCatalogue.Entry(
      storefront: Storefront("de")!, entity: "software", id: AppID(123_456_789)!, bundleID: app,
      reply: try answer(in: folder))
  ])
  let link = iLink(
    environment: iLinkEnvironment(
      app: AppIdentity(
        bundleID: app, version: VersionText(installed), platform: .iOS, system: AppVersion("18.0"),
        distribution: .appStore, region: "DE"),
      client: .recorded(catalogue), history: .memory(), prompter: TerminalPrompter(Typist()), opener: Announcer(),
      notifier: SilentNotifier(), texts: TextSources(appName: "Beispiel", preferredLanguages: ["de-DE"])))
  var news = link.events.makeAsyncIterator()
  link.activate()
  // What is said by whom is in no order; it is printed in one.
  var verdict = "undecided"
  loop: while let next = await news.next() {
    switch next {
    case .decided(let decision, _):
      verdict = decision.kind.map { "asks (\($0))" } ?? "quiet"
      if decision.kind == nil { break loop }
    case .openedPage: break loop
    default: continue
    }
  }
  print("installed \(installed): \(verdict)")
}

print("drop-in of iLink \(iLinkClientInfo.version); Locked is \(Locked().door), \(JSONValue.own), \(Turnstile())")
try await launch(installed: "15.2", folder: CommandLine.arguments[1])
try await launch(installed: "15.3", folder: CommandLine.arguments[1])
