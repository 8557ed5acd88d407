import Foundation
import TestSupport
import Testing

/// What goes over the wire, as the simulated store's journal has it.
@Suite(.serialized, .timeLimit(.minutes(3))) struct `Requests` {
  private static let online = [
    "check com.example.app --installed 2.2.0", "check 123456789 --installed 2.2.0 --fresh",
    "check com.example.app --installed 2.2.0 -p macos", "lookup com.example.app", "lookup id123456789 -c de",
    "links com.example.app", "links 123456789 --lookup", "links 123456789 --only developer",
    "explain com.example.app --installed 2.2.0", "rollout com.example.app --countries us,de,jp",
    "check https://apps.apple.com/jp/app/id123456789 --installed 1",
  ]

  @Test func `C29, C50, C51: country, name, gzip and one spelling in every request, whatever the command`() async throws
  {
    let shop = try await SimulatedShop()
    for words in Self.online {
      let run = try await shop.run(words)
      #expect([0, 10].contains(run.status), "\(words): \(run.errors)")
    }
    let journal = try shop.journal()
    #expect(journal.count == Self.online.count + 2)
    for request in journal {
      #expect(request.status == 200 && request.target.hasPrefix("/lookup?"))
      #expect(request.target.contains("&country=\(request.country ?? "-")"), "\(request.target)")
      #expect(request.target.contains("&entity="), "\(request.target)")
      #expect(request.userAgent?.hasPrefix("iLink/2.0 (+https://") == true)
      #expect(request.acceptEncoding?.contains("gzip") == true)
    }
    #expect(Set(journal.compactMap(\.country)) == ["us", "de", "jp"])
    await shop.close()
  }

  @Test func `C29: the country stands in every answer`() async throws {
    let shop = try await SimulatedShop()
    for words in ["check com.example.app --installed 2.2.0", "lookup com.example.app", "explain a.b --installed 1"] {
      let app = try await shop.run("\(words) --json -c de").document["app"] as? [String: Any]
      #expect(app?["country"] as? String == "de", "\(words)")
    }
    #expect(try await shop.run("check com.example.app --installed 2.2.0 -c de").output.contains(" in de.\n"))
    #expect(try await shop.run("lookup com.example.app -c de").output.contains("\ncountry: de\n"))
    let rows = try await shop.run("rollout com.example.app --countries de,fr --plain").lines
    #expect(rows.map { String($0.prefix(3)) } == ["de\t", "fr\t"])
    await shop.close()
  }

  @Test func `C30: another platform's record is never used`() async throws {
    let shop = try await SimulatedShop("--fault wrong_platform")
    for (platform, other) in [("ios", "a Mac app; you asked for ios. Use --platform macos."), ("tvos", "ilink: ")] {
      for words in [
        "check com.example.app --installed 2.2.0", "lookup com.example.app", "links com.example.app",
        "rollout com.example.app --countries us,de",
      ] {
        let run = try await shop.run("\(words) -p \(platform)")
        #expect([3, 5].contains(run.status), "\(words): \(run.output)")
        #expect(!run.output.contains("2.3.0") && run.errors.contains(other), "\(words): \(run.output)\(run.errors)")
      }
      let decision = try await shop.run("explain com.example.app --installed 2.2.0 --json -p \(platform)").document
      #expect(decision["decision"] as? String == "quiet")
    }
    await shop.close()
  }

  @Test func `C46: only what may be different next time is tried again, after growing waits`() async throws {
    let shop = try await SimulatedShop("--fault http_503@de --fault reset@fr --fault html@gb --fault http_403@it")
    // All at once, since each waits by itself.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (country, tries, status) in [("de", 4, 5), ("fr", 4, 4), ("gb", 1, 5), ("it", 4, 6), ("us", 1, 10)] {
        let address = shop.address
        group.addTask {
          let run = try await ProgramRun.ilink(
            ["check", "com.example.app", "--installed", "1", "-c", country, "-v", "--store", address])
          #expect(run.status == Int32(status), "\(country): \(run.errors)")
          #expect(run.errors.components(separatedBy: "GET http://").count - 1 == tries, "\(country): \(run.errors)")
        }
      }
      try await group.waitForAll()
    }
    let times = Dictionary(grouping: try shop.journal()) { $0.country ?? "" }.mapValues { $0.map(\.at) }
    for (country, tries) in [("de", 4), ("fr", 4), ("gb", 1), ("it", 4), ("us", 1)] {
      let moments = try #require(times[country])
      // A connection that is reset may be tried once more by the system's own client.
      #expect(country == "fr" ? moments.count >= tries : moments.count == tries, "\(country): \(moments)")
      guard country == "de" || country == "it" else { continue }
      let waits = zip(moments.dropFirst(), moments).map { $0 - $1 }
      for (index, wait) in waits.enumerated() {
        let longest = Double(1 << index)
        #expect(wait >= longest / 2 && wait < longest + 2, "\(country): \(waits)")
      }
    }
    await shop.close()
  }

  @Test func `C48: plain http is for this machine only`() async throws {
    for store in ["http://example.com", "http://127.0.0.1.example.com", "ftp://127.0.0.1", "http://10.0.0.1:80"] {
      let run = try await ProgramRun.ilink(["check", "a.b", "--installed", "1", "--store", store])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errors.hasPrefix("ilink: --store must be https, or http on this machine (127.0.0.1, ::1, localhost). "),
        "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("garbage", "is not a lookup result"), ("truncated", "connection broke off"), ("huge", "larger than 2000000 bytes"),
    ("html", "begins with '<!DOCTYPE html>"), ("empty", "begins with 'nothing'"),
    ("missing_fields", "has no usable version"),
  ])
  func `C49: a store gone wrong ends in one clear line, of every command`(fault: String, message: String) async throws {
    let shop = try await SimulatedShop("--fault \(fault)")
    for words in ["check com.example.app --installed 1", "lookup com.example.app", "links com.example.app"] {
      let run = try await shop.run("\(words) --retries 0")
      #expect([4, 5].contains(run.status) && run.output.isEmpty, "\(words): \(run.status)")
      #expect(run.errors.hasPrefix("ilink: ") && run.errors.contains(message), "\(words): \(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1 && run.memory < 96)
    }
    let rollout = try await shop.run("rollout com.example.app --countries us,de --plain --retries 0")
    #expect([4, 5, 8].contains(rollout.status), "\(rollout.errors)")
    #expect(rollout.lines.count == 2 && rollout.lines.allSatisfy { $0.contains("\tunknown\t?\t") }, "\(rollout.output)")
    await shop.close()
  }

  @Test func `C50: values are encoded in links, and what is no bundle ID is not asked for`() async throws {
    let shop = try await SimulatedShop()
    let link = try await shop.run(
      ["links", "123456789", "--only", "page", "--campaign", "spring sale+50%&x=1", "--provider", "123456"])
    #expect(link.status == 0)
    let items = URLComponents(string: link.lines.first ?? "")?.queryItems ?? []
    #expect(items.contains(URLQueryItem(name: "ct", value: "spring sale+50%&x=1")), "\(link.output)")
    #expect(items.count == 2 || items.count == 3, "\(link.output)")
    #expect(!link.output.contains("+") && !link.output.contains(" "), "\(link.output)")
    let refused = try await shop.run(["check", "com.ex&mple", "--installed", "1"])
    #expect(refused.status == 2 && refused.errors.contains("com.ex&mple"))
    #expect(try shop.journal().isEmpty)
    await shop.close()
  }

  @Test func `C51: connections are used again, as many as there are jobs`() async throws {
    let shop = try await SimulatedShop("--latency 5ms")
    #expect(try await shop.run("rollout com.example.app --jobs 4 --plain").status == 0)
    let journal = try shop.journal()
    #expect(journal.count == 175 && Set(journal.map(\.connection)).count <= 4)
    await shop.close()
  }

  @Test func `C60: what needs no network sends nothing`() async throws {
    let shop = try await SimulatedShop()
    let saved = Fixtures.url("lookup/mac-lookup-slack-2018.json").path
    for words in [
      "links 123456789", "links id123456789 --json", "help", "help check", "help countries", "version --verbose",
      "--version", "demo --no-pause", "check --zzz", "check com.example.app --jobs 0 --country xx",
      "check 803453959 -p macos --installed 3.0 --from \(saved)",
      "explain 803453959 -p macos --installed 3.0 --from \(saved)",
      "lookup 803453959 -p macos --from \(saved)", "links com.example.app --offline",
    ] {
      let run = try await shop.run(words)
      #expect([0, 2, 10].contains(run.status), "\(words): \(run.errors)")
    }
    #expect(try shop.journal().isEmpty)
    await shop.close()
  }
}
