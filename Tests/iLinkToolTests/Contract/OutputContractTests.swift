import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

@Suite struct `The contract on output` {
  @Test(arguments: Transcript.all)
  func `C24, C33, C36: what is printed is what a person has looked at`(transcript: Transcript) async throws {
    try Recorded.check(await transcript.text(), at: transcript.file)
  }

  @Test func `C36: no recording is of a call that is gone`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Fixtures.url("output").path)
    #expect(files.sorted() == Transcript.all.map { $0.name + ".txt" }.sorted())
  }

  @Test(arguments: [false, true], [false, true])
  func `C23: standard output and standard error are judged apart`(isOutput: Bool, isError: Bool) async {
    var world = world([nothing])
    world.outputTerminal = World.Terminal(isTerminal: isOutput, width: 80)
    world.errorTerminal = World.Terminal(isTerminal: isError, width: 80)
    #expect(await ilink("links 7", in: world).output.contains("\u{1B}") == isOutput)
    #expect(await !ilink("check a.b --installed 1", in: world).messages.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      ("", true, [:], true), ("", false, [:], false), ("-q", true, [:], false), ("--no-progress", true, [:], false),
      ("--json", true, [:], true), ("", true, ["TERM": "dumb"], false),
    ] as [(String, Bool, [String: String], Bool)])
  func `C20: there is a sign of waiting only on a terminal, on standard error, and not where it is not wanted`(
    option: String, isTerminal: Bool, environment: [String: String], isShown: Bool
  ) async {
    let written = WrittenStreams()
    var world = world(environment: environment)
    world.errorTerminal = World.Terminal(isTerminal: isTerminal, width: 80)
    world.write = { written.add($0, $1) }
    let clock = DrawnClock()
    world.pause = { try await clock.pause($0) }
    world.transport = { _, _ in
      LookupTransport { _, _ in
        try await clock.pause(2)
        return record()
      }
    }
    _ = await ilink("check com.example.app --installed 1 \(option)", in: world)
    #expect(written[.error].contains("\rAsking itunes.apple.com …") == isShown)
    #expect(written[.error].isEmpty != isShown && written[.output].isEmpty)
  }

  @Test(arguments: Documented.all)
  func `C25, C27: one document, one line break at its end, nothing that only looks like a value`(call: Documented)
    async throws
  {
    let outcome = await call.outcome()
    #expect(outcome.output.hasPrefix("{\n  \"schema\": \"ilink.\(call.schema)/1\",\n"))
    #expect(outcome.output.hasSuffix("\n}\n") && outcome.output.count { $0 == "\n" } > 3)
    #expect(!outcome.output.contains("\"null\"") && !outcome.output.contains(": \"\""))
    let document = try json(outcome)
    if let status = document["exitStatus"] as? Int { #expect(status == Int(outcome.status.rawValue)) }
  }

  @Test(arguments: Documented.all)
  func `C32: the same call prints the same bytes`(call: Documented) async {
    #expect(await call.outcome() == call.outcome())
  }

  @Test(arguments: ["links com.example.app", "lookup com.example.app", "lookup -", "open com.example.app --print"])
  func `C24: -v tells of the requests of every command that asks`(line: String) async {
    let loud = await ilink(line + " -v", in: world([record()], input: "com.example.app"))
    #expect(loud.messages.contains("  GET https://itunes.apple.com/lookup?bundleId=com.example.app&country=us"))
    #expect(await ilink(line, in: world([record()], input: "com.example.app")).messages.isEmpty)
  }

  @Test func `C28: every format of a check says the same`() async throws {
    for (installed, options) in [
      ("2.2.0", ""), ("2.3", ""), ("3", "-c de"), ("2.2", "--os 16"), ("1", "--min-level major"),
    ] {
      let line = "check com.example.app --installed \(installed) \(options)"
      let document = try json(await ilink(line + " --json", in: world([record()])))
      let plain = await ilink(line + " --plain", in: world([record()]))
      let cells = plain.output.dropLast().split(separator: "\t").map(String.init)
      func text(_ key: String) -> String { document[key] as? String ?? "-" }
      let country = (document["app"] as? [String: Any])?["country"] as? String
      #expect(
        cells == [
          text("status"), text("installed"), text("store"), text("level"), country, text("releasedAt"), text("link"),
        ])
      let csv = await ilink(line + " --format csv", in: world([record()])).output
      #expect(
        csv.split(separator: "\r\n").last?.split(separator: ",", omittingEmptySubsequences: false).map {
          $0.isEmpty ? "-" : $0
        } == cells.map { Substring($0) })
      let md = await ilink(line + " --format md", in: world([record()])).output
      #expect(md.hasSuffix("| " + cells.joined(separator: " | ") + " |\n"))
      let person = await ilink(line, in: world([record()])).output
      #expect(person.contains(text("store")) && person.contains(text("link")))
      #expect(Int(plain.status.rawValue) == document["exitStatus"] as? Int)
    }
  }

  @Test(arguments: ["284910350", "com.example.app", "9223372036854775807", "com.example.an_app-2"])
  func `C31: every ID, bundle ID and link that is printed is accepted`(app: String) async throws {
    let reply = record(id: Int(app) ?? 7, bundleID: Int(app) == nil ? app : "com.example.app")
    let document = try json(await ilink("lookup \(app) --json", in: world([reply])))
    let record = try #require(document["record"] as? [String: Any])
    let words = [
      "\(try #require(record["id"] as? Int))", "id\(try #require(record["id"] as? Int))",
      try #require(record["bundleId"] as? String), try #require(record["link"] as? String),
    ]
    for word in words { #expect(await ilink("lookup \(word)", in: world([reply])).status == .ok, "\(word)") }
    let links = await ilink("links \(app) -c de --plain", in: world([reply])).output
    for line in links.split(separator: "\n") {
      let link = String(line.split(separator: "\t")[2])
      guard line.contains("\tpage") || line.contains("\treview") else { continue }
      #expect(
        await ilink("links \(link) --only page", in: world([reply])).output.hasPrefix("https://apps.apple.com/"),
        "\(link)")
    }
  }

  @Test func `C31: a line of one command's table is a line of another's list`() async {
    let plain = await ilink("lookup - --plain", in: world([record()], input: "com.example.app")).output
    let id = plain.split(separator: "\t")[2]
    #expect(await ilink("check - --installed 1", in: world([record()], input: String(id))).status == .updateAvailable)
  }

  @Test(arguments: [
    "check -", "lookup -", "links com.example.app", "lookup com.example.app", "explain com.example.app --installed 1",
  ])
  func `C34, C35: no cell is empty, and a record stays one line with the same columns`(line: String) async {
    let reply = record(name: #"a\tb\nc\\d"#)
    let outcome = await ilink(
      line + " --plain",
      in: world([reply], input: "com.example.app 1.0".dropLast(line.hasPrefix("lookup") ? 4 : 0).description))
    let rows = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let widths = Set(rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count })
    #expect(widths.count == 1 && !rows.isEmpty, "\(outcome)")
    for row in rows { #expect(!row.split(separator: "\t", omittingEmptySubsequences: false).contains("")) }
    #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("  "))
  }

  @Test func `C37: times are RFC 3339 in UTC with seconds, lengths of time are numbers`() async throws {
    let document = try json(
      await ilink("check com.example.app --installed 1 --json --now 2026-11-30T17:30:00+05:30", in: world([record()])))
    #expect(document["releasedAt"] as? String == "2026-11-30T03:00:00Z")
    let source = try #require(document["source"] as? [String: Any])
    #expect(source["fetchedAt"] as? String == "2026-11-30T12:00:00Z")
  }

  @Test(
    arguments: [(nil, 200, 200), ("60", 200, 60), ("0", 70, 70), ("wide", 70, 70), (nil, nil, 80)]
      as [(String?, Int?, Int)])
  func `C58: the width is COLUMNS, else the terminal's, else 80`(columns: String?, terminal: Int?, expected: Int) async
  {
    let world = world(
      environment: columns.map { ["COLUMNS": $0] } ?? [:], terminal: World.Terminal(isTerminal: true, width: terminal))
    #expect(Call.reading(["links"], in: world).width == expected)
    let piped = iLinkToolTests.world(environment: columns.map { ["COLUMNS": $0] } ?? [:])
    #expect(Call.reading(["links"], in: piped).width == nil)
  }
}
