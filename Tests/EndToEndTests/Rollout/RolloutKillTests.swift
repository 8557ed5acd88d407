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

  /// When a storefront goes live, in seconds: a few early, most in the middle, one late.
  private static func live(_ country: String, _ last: TimeInterval) -> TimeInterval {
    let letters = country.utf8.map(Double.init)
    let chance = (letters[0] * 26 + letters[1]).truncatingRemainder(dividingBy: 97) / 97
    return country == "zw" ? last : chance * last * 0.9
  }

  @Test func `killed at fifty random moments, it never knows less than it said, and never opens early`() async throws {
    let last: TimeInterval = 16
    let store = try CountryStore(latency: 0.002) { country, now in
      country == "ru" ? CountryStore.absent : CountryStore.version(now >= Self.live(country, last) ? "2.3.0" : "2.2.0")
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
    var kills = 0
    while kills < 50 {
      let program = try RunningProgram(words)
      try await Task.sleep(nanoseconds: UInt64.random(in: 20_000_000...500_000_000))
      program.send(SIGKILL)
      let (status, _) = await program.wait()
      if status == 0 {
        // It had ended by itself: that is allowed only now.
        #expect(store.seconds >= last)
        break
      }
      #expect(status == 128 + SIGKILL)
      kills += 1
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
    #expect(kills == 50 || store.seconds >= last, "\(kills) kills")
    #expect(known.count > 100)

    let end = try await ProgramRun.ilink(words.filter { $0 != "--events" } + ["--plain", "--timeout", "60s"])
    #expect(end.status == 0, "\(end.errors)")
    #expect(store.seconds >= last)
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
