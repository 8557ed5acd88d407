import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

/// Calls with what they printed, in a file that a person reads when it changes.
struct Transcript: Sendable, CustomTestStringConvertible {
  let name: String
  let lines: [String]
  let world: @Sendable () -> World

  var testDescription: String { name }

  /// The same call in every format.
  init(_ name: String, _ line: String, more: [String] = [], _ world: @escaping @Sendable () -> World) {
    self.name = name
    lines = (["", " --plain", " --json", " --format csv", " --format md"] + more).map { line + $0 }
    self.world = world
  }

  init(_ name: String, lines: [String], _ world: @escaping @Sendable () -> World) {
    self.name = name
    self.lines = lines
    self.world = world
  }

  var file: URL { Fixtures.url("output/\(name).txt") }

  func text() async -> String {
    var text = ""
    for line in lines {
      let world = world()
      let written = WrittenStreams()
      var watched = world
      watched.write = { written.add($0, $1) }
      let outcome = await ilink(line, in: watched)
      text += "$ ilink \(line)\n\(Self.visible(written[.output] + outcome.output))"
      let messages = written[.error] + outcome.messages
      if !messages.isEmpty { text += "on standard error:\n" + Self.visible(messages) }
      text += "status: \(outcome.status.rawValue)\n\n"
    }
    return text
  }

  /// What cannot be seen in a file, with signs that can.
  private static func visible(_ text: String) -> String {
    String(
      text.unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "\t": ["⇥"]
        case "\r": ["␍"]
        case "\u{1B}": ["␛"]
        default: [Character(scalar)]
        }
      })
  }
}

extension Transcript {
  private static func terminal(_ width: Int) -> World.Terminal { World.Terminal(isTerminal: true, width: width) }

  private static func check(_ state: String, _ options: String, _ replies: [LookupReply] = [record()]) -> Transcript {
    Transcript("check-\(state)", "check com.example.app \(options)") { iLinkToolTests.world(replies) }
  }

  /// A name that is twice as wide as it has characters, a family, a tab and a line break.
  private static let odd = record(name: #"中文示例应用 👨‍👩‍👧 a\tb\nc|d,\"e\""#)

  static let all: [Transcript] =
    [
      check("up-to-date", "--installed 2.3"), check("store-behind", "--installed 2.4"),
      check("update-available", "--installed 2.2.0", [record()]),
      check("below-level", "--installed 2.2.9 --min-level major"),
      check("too-young", "--installed 2.2.0 --min-age 1d"), check("incompatible", "--installed 2.2.0 --os 16.4"),
      check("not-found", "--installed 2.2.0", [nothing]),
      check("not-comparable", "--installed 1", [record(version: "beta")]),
      check("throttled", "--installed 1", [LookupReply(status: 429, body: Data())]),
      check("bad-answer", "--installed 1", [LookupReply(status: 502, body: Data())]),
      Transcript("check-list", "check - --installed 2.2.0") {
        iLinkToolTests.world(
          [record(), record(), nothing], input: "123456789\n# more\n5 1.0\ncom.example.other 2.3.0\n")
      },
      Transcript("lookup", "lookup com.example.app -c de") { iLinkToolTests.world([odd]) },
      Transcript("lookup-list", "lookup -") { iLinkToolTests.world([odd], input: "123456789\n5\n") },
      Transcript("links", "links 284910350", more: [" --only review"]) { iLinkToolTests.world() },
      Transcript("links-mixed", "links com.example.app 5 -c de") { iLinkToolTests.world([record(), nothing]) },
      Transcript(
        "explain-quiet",
        "explain com.example.app --installed 2.2.0 --reminded-at 2026-11-30T09:00:00Z --release-delay 0"
      ) {
        iLinkToolTests.world([record()])
      },
      Transcript("explain-prompt", "explain com.example.app --installed 2.2.0 --asked") {
        iLinkToolTests.world([record()])
      },
      Transcript(
        "rollout",
        "rollout com.example.app --countries us,de,fr --jobs 1 --wait-for 2.3.0 --timeout 0 --now 2026-11-30T12:00:00Z"
      ) {
        iLinkToolTests.world([record(), record(version: "2.2.0"), nothing])
      },
      Transcript(
        "preview",
        lines: [
          "preview --lang de,ar,ja", "preview --lang de,ar,ja --plain", "preview --lang fr --style forced --format md",
          "preview --check",
        ]
      ) { iLinkToolTests.world() },
      Transcript("open", "open 284910350 --page review --print") {
        var world = iLinkToolTests.world()
        world.opener = OpeningProgram(program: "xdg-open")
        return world
      },
      Transcript(
        "snippets",
        lines: ["--banner", "--badge html", "--badge md", "--redirect", "--qr"].map { "links 284910350 \($0)" }
      ) { iLinkToolTests.world() },
      Transcript(
        "verbosity",
        lines: ["", "-q", "-v"].flatMap { word in
          [
            "check com.example.app --installed 2.2.0 --retries 1 \(word)",
            "links 7 --only page --provider 1 --campaign abcdefghijklmnopqrstuvwxyz123456789 \(word)",
          ]
        }
      ) { iLinkToolTests.world([LookupReply(status: 503, body: Data()), record()]) },
      Transcript(
        "failures-verbose",
        lines: ["", "-q", "-v"].map { "check com.example.app --installed 2.2.0 --retries 1 \($0)" }
      ) { iLinkToolTests.world([LookupReply(status: 503, body: Data())]) },
      Transcript(
        "colours",
        lines: ["check com.example.app --installed 2.2.0", "links 7", "explain com.example.app --installed 2.2.0"].map {
          $0 + " --color always"
        }
      ) { iLinkToolTests.world([record()]) },
    ]
    + [60, 80, 200].map { width in
      Transcript(
        "width-\(width)",
        lines: [
          "lookup -", "check - --installed 1", "links com.example.app", "explain com.example.app --installed 2.2.0",
        ].map { $0 + " --color never" }
      ) { iLinkToolTests.world([odd], input: "123456789\n", terminal: terminal(width)) }
    }
}
