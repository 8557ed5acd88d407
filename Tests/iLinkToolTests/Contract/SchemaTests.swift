import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

/// A call whose document is described, with what the store answers.
struct Documented: Sendable, CustomTestStringConvertible {
  let line: String
  let schema: String
  var replies = [record()]
  var input = ""

  var testDescription: String { "\(schema): \(line)" }

  static let all: [Documented] = [
    .init(line: "links 7 --json", schema: "links"),
    .init(line: "links com.example.app --json -c de", schema: "links"),
    .init(line: "links 123456789 5 --lookup --json", schema: "links"),
    .init(line: "lookup com.example.app --json", schema: "lookup"),
    .init(line: "lookup com.example.app --json --from answer.json", schema: "lookup"),
    .init(line: "lookup - --json", schema: "lookup-list", input: "123456789\ncom.example.other"),
    .init(line: "check com.example.app --installed 2.2.0 --json", schema: "check"),
    .init(line: "check com.example.app --installed 2.3.0 --os 16 --json", schema: "check"),
    .init(line: "check - --json", schema: "check-list", input: "123456789 1.0\n5 2.0"),
    .init(line: "check com.example.app --installed 1 --json", schema: "error", replies: [nothing]),
    .init(
      line: "check com.example.app --installed 1 --json", schema: "error", replies: [.init(status: 429, body: Data())]),
    .init(line: "explain com.example.app --installed 2.2.0 --json --probe", schema: "explain"),
    .init(
      line: "explain com.example.app --installed 2.2.0 --json --reminded-at 2026-11-30T11:00:00Z", schema: "explain"),
    .init(line: "explain com.example.app --installed x --json", schema: "explain", replies: [nothing]),
    .init(line: "rollout com.example.app --json --countries us,de", schema: "rollout"),
    .init(line: "rollout com.example.app --json --countries us,de --wait-for 3 --timeout 0", schema: "rollout"),
    .init(line: "rollout com.example.app --json --countries us", schema: "rollout", replies: [nothing]),
    .init(
      line: "rollout com.example.app --json --countries us --timeout 5s", schema: "rollout",
      replies: [.init(status: 403, body: Data())]),
    .init(line: "preview --lang de,ar --json", schema: "preview"),
    .init(
      line: "preview --lang de --style forced --name Diary --installed 1.0 --version 2.0 --json", schema: "preview"),
    .init(line: "open 7 --print --json", schema: "open"), .init(line: "version --json", schema: "version"),
  ]

  func outcome() async -> Outcome {
    await ilink(line, in: world(replies, input: input, files: ["answer.json": record().body]))
  }
}

private func schema(_ name: String) throws -> [String: Any] {
  let document = try #require(DocumentSchema.named(name))
  return try #require(
    JSONSerialization.jsonObject(with: Data(document.json.document.utf8)) as? [String: Any])
}

@Suite struct `Documents are as their schemas say` {
  @Test(arguments: Documented.all)
  func `C26, C27: every document is valid, with every key described and none missing`(call: Documented) async throws {
    let outcome = await call.outcome()
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(try SchemaValidator().faults(of: value, by: schema(call.schema)) == [])
  }

  @Test(arguments: Documented.all)
  func `C26: a key that goes is noticed, wherever it stood`(call: Documented) async throws {
    let outcome = await call.outcome()
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let rules = try schema(call.schema)
    var count = 0
    for fewer in Self.withoutOneKey(value) {
      count += 1
      #expect(!SchemaValidator().faults(of: fewer.value, by: rules).isEmpty, "without \(fewer.key)")
    }
    #expect(count > 3)
  }

  /// The value without one of its keys, for each key that it has on any level. The facts of a rule are free.
  private static func withoutOneKey(_ value: Any) -> [(key: String, value: Any)] {
    if let object = value as? [String: Any] {
      return object.flatMap { key, inner -> [(key: String, value: Any)] in
        var fewer = object
        fewer[key] = nil
        guard key != "facts" else { return [(key, fewer)] }
        return [(key, fewer)]
          + withoutOneKey(inner).map { path, changed in
            var other = object
            other[key] = changed
            return ("\(key).\(path)", other)
          }
      }
    }
    guard let list = value as? [Any] else { return [] }
    return list.indices.flatMap { index in
      withoutOneKey(list[index]).map { path, changed in
        var other = list
        other[index] = changed
        return ("\(index).\(path)", other)
      }
    }
  }

  @Test func `C27: no document for others has a key that may be missing`() {
    for document in DocumentSchema.all where document.name != "rollout-state" {
      #expect(Self.keysThatMayBeMissing(document.shape).isEmpty, "\(document.name)")
    }
  }

  private static func keysThatMayBeMissing(_ shape: Shape) -> [String] {
    switch shape {
    case .object(let fields):
      fields.filter { !$0.isRequired }.map(\.key) + fields.flatMap { keysThatMayBeMissing($0.shape) }
    case .list(let inner), .orNull(let inner): keysThatMayBeMissing(inner)
    case .either(let shapes): shapes.flatMap(keysThatMayBeMissing)
    default: []
    }
  }

  @Test func `C26, C38: every line of events is valid`() async throws {
    let written = WrittenStreams()
    var world = world([record(), .init(status: 403, body: Data()), record()])
    world.write = { written.add($0, $1) }
    _ = await ilink(
      "rollout com.example.app --events --jobs 1 --countries us,de,fr --wait-for 2.3.0 --timeout 1h", in: world)
    let rules = try schema("rollout-event")
    var kinds: Set<String> = []
    for line in written[.output].split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(SchemaValidator().faults(of: value, by: rules) == [], "\(line)")
      kinds.insert((value as? [String: Any])?["event"] as? String ?? "")
    }
    #expect(kinds == ["storefront", "progress", "throttled", "done"])
  }

  @Test func `C26: the line of serve is valid`() async throws {
    let written = WrittenStreams()
    var world = world()
    world.write = { written.add($0, $1) }
    let outcome = await ilink("serve --port 0 --json", in: world)
    let value = try JSONSerialization.jsonObject(with: Data(written[.output].utf8))
    #expect(try outcome.status == .ok && SchemaValidator().faults(of: value, by: schema("serve")) == [])
  }

  @Test func `C26: the file of --state is valid`() async throws {
    let files = KeptFiles()
    var world = world([record(), nothing, record()])
    world.writeFile = { files[$0] = String(decoding: $1, as: UTF8.self) }
    _ = await ilink("rollout com.example.app --jobs 1 --countries us,de --state s.json", in: world)
    let value = try JSONSerialization.jsonObject(with: Data(try #require(files["s.json"]).utf8))
    #expect(try SchemaValidator().faults(of: value, by: schema("rollout-state")) == [])
  }

  @Test(arguments: DocumentSchema.all.map(\.name))
  func `C26: the schema lies in Documentation as 'help json' prints it`(name: String) async throws {
    let file = Fixtures.repository.appendingPathComponent("Documentation/schema/\(name).json")
    let outcome = await ilink("help json \(name)")
    #expect(outcome.status == .ok && outcome.messages.isEmpty)
    try Recorded.check(outcome.output, at: file)
  }

  @Test func `C26: Documentation has no schema of a document that is gone, and help lists each`() async throws {
    let folder = Fixtures.repository.appendingPathComponent("Documentation/schema")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(files.sorted() == DocumentSchema.all.map { $0.name + ".json" }.sorted())
    let list = await ilink("help json").output
    for document in DocumentSchema.all { #expect(list.contains("\n  \(document.name) ")) }
    #expect(
      await ilink("help json lnks").messages == "ilink: there is no JSON document 'lnks'. Did you mean 'links'?\n")
  }
}

/// Files in the repository that are made by the command.
enum Recorded {
  /// Compares; with `ILINK_RECORD=1` in the environment it writes instead, and the difference is for a person to look at.
  static func check(_ text: String, at file: URL) throws {
    if ProcessInfo.processInfo.environment["ILINK_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == text, "\(file.lastPathComponent) is not what the command makes; run the tests with ILINK_RECORD=1.")
  }
}
