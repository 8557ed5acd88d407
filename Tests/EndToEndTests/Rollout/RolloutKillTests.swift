import Foundation
import TestSupport
import Testing

/// `--state` under kill -9. Time goes 300 times as fast as usual: the interval is 400 ms.
@Suite(.serialized) struct `rollout --state survives a kill at any moment` {
  private struct State: Decodable {
    struct Entry: Decodable {
      struct Reading: Decodable {
        let version: String?
      }

      let country: String
      let reading: Reading?
      let confirmations: Int
    }

    let schema: String
    let storefronts: [Entry]
  }

  /// When a storefront goes live, in seconds; the last one does when the kills are over.
  private static func live(_ country: String) -> TimeInterval {
    let letters = country.utf8.map(Double.init)
    return (letters[0] * 26 + letters[1]).truncatingRemainder(dividingBy: 97) / 8
  }

  @Test func `killed at fifty random moments, it never knows less than it said, and never opens early`() async throws {
    let isOver = Allowance(0)
    let store = try CountryStore(latency: 0.002) { country, now in
      if country == "ru" { return CountryStore.absent }
      return CountryStore.version((country == "zw" ? isOver.isThere : now >= Self.live(country)) ? "2.3.0" : "2.2.0")
    }
    defer { store.server.stop() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ilink-kill-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("state.json")
    let words = [
      "rollout", "com.example.app", "--wait-for", "2.3.0", "--interval", "400ms", "--rate", "60000/min", "--state",
      file.path, "--events", "--store", store.base, "-q",
    ]

    var known: [String: String] = [:]
    for kill in 0..<50 {
      let program = try RunningProgram(words)
      // Some while it starts, most while it works, however long the start takes on a busy machine.
      if kill % 4 > 0 { try await program.awaitOutput { !$0.output.isEmpty } }
      try await Task.sleep(nanoseconds: UInt64.random(in: 1_000_000...300_000_000))
      program.send(SIGKILL)
      #expect(await program.wait().status == 128 + SIGKILL, "it ended by itself, too early")
      // What was said before is known, and what was known still is.
      for line in program.outputText.split(separator: "\n") {
        guard let event = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          event["event"] as? String == "storefront", let country = event["country"] as? String
        else { continue }
        known[country] = event["to"] as? String ?? "absent"
      }
      guard let data = try? Data(contentsOf: file) else {
        #expect(known.isEmpty)
        continue
      }
      let state = try JSONDecoder().decode(State.self, from: data)
      #expect(state.storefronts.count == 175)
      var seen: [String: String] = [:]
      for entry in state.storefronts { seen[entry.country] = entry.reading.map { $0.version ?? "absent" } }
      for (country, version) in known {
        let now = try #require(seen[country], "\(country) was \(version) and is forgotten")
        // The file may be one answer ahead of what was said, and answers only go forward.
        #expect(now == version || (now == "2.3.0" && version == "2.2.0"), "\(country): \(version), then \(now)")
      }
      known.merge(seen) { _, new in new }
    }
    #expect(known.count > 150 && known["zw"] != "2.3.0")

    isOver.add(1)
    let end = try await ProgramRun.ilink(words.filter { $0 != "--events" } + ["--plain", "--timeout", "60s"])
    #expect(end.status == 0, "\(end.errors)")
    let rows = end.output.split(separator: "\n")
    #expect(rows.count == 175 && rows.filter { $0.contains("\tlive\t2.3.0\t") }.count == 174)
    // Whatever a kill may have left beside the file, there is little of it.
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.contains("state.json") && left.count <= 6, "\(left)")
  }

  @Test func `C59: a folder is not written over, a link stays a link`() async throws {
    let store = try CountryStore(latency: 0.001) { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ilink-state-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ path: String) async throws -> ProgramRun {
      try await ProgramRun.ilink([
        "rollout", "com.example.app", "--countries", "us", "--state", path, "--store", store.base,
      ])
    }
    let refused = try await run(folder.path)
    #expect(refused.status == 1 && refused.errors.hasPrefix("ilink: '"), "\(refused.errors)")
    #expect(store.counts.requests == 0)
    let link = folder.appendingPathComponent("link.json")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real.json")
    #expect(try await run(link.path).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real.json")
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("real.json").path))
    #expect(try await run(folder.appendingPathComponent("no/such/folder.json").path).status == 1)
  }
}
