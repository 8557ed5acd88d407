import Foundation
import TestSupport
import Testing

/// What a script can rely on: where data goes, and which status says what.
@Suite(.serialized, .timeLimit(.minutes(3))) struct `Streams and statuses` {
  /// Storefronts with a fault each, so that one store has them all.
  private static let faults =
    "--fault http_500@de --fault http_403@fr --fault html@gb --fault wrong_platform@it --absent af"

  /// How each status is had: the words, and what the message begins with; none where there is nothing to say.
  private static let calls: [(status: Int32, words: String, message: String)] = [
    (0, "links 123456789", ""),
    (0, "check com.example.app --installed 2.3.0", ""),
    (0, "lookup com.example.app", ""),
    (0, "explain com.example.app --installed 2.2.0", ""),
    (0, "rollout com.example.app --countries us,jp", ""),
    (0, "version", ""),
    (1, "check com.example.app --installed 1 --from no/such/file.json", "ilink: 'no/such/file.json' cannot be read"),
    (2, "check com.example.app", "ilink: 'check' needs your version"),
    (3, "check com.no.such --installed 1.0", "ilink: com.no.such is not in the us store (ios)."),
    (3, "check com.example.app --installed 1.0 -c af", "ilink: com.example.app is not in the af store (ios)."),
    (
      4, "check com.example.app --installed 1 --store http://127.0.0.1:1 --retries 0",
      "ilink: could not reach 127.0.0.1"
    ),
    (5, "check com.example.app --installed 1 -c de --retries 0", "ilink: 127.0.0.1 answered HTTP 500. "),
    (5, "lookup com.example.app -c gb", "ilink: the answer is not a lookup result"),
    (5, "links com.example.app -c it", "ilink: com.example.app is a Mac app; you asked for ios. Use --platform macos."),
    (6, "check com.example.app --installed 1 -c fr --retries 0", "ilink: the store refuses requests from this address"),
    (
      7, "rollout com.example.app --countries us --wait-for 9 --timeout 1s",
      "ilink: 9 was not live everywhere after 1 s: 0 of 1. Missing: us."
    ),
    (
      8, "rollout com.example.app --countries us,de --retries 0",
      "ilink: 1 of 2 storefronts could not be read: de (HTTP 500)."
    ),
    (
      9, "rollout com.example.app --countries us --wait-for 9 --timeout 0",
      "ilink: 9 is not live everywhere yet: 0 of 1. Missing: us."
    ),
    (10, "check com.example.app --installed 2.2.0", ""),
    (11, "explain com.example.app --installed 2.3.0 --exit-code", ""),
  ]

  /// Statuses that other tests have: signals (`C54` in the tests of rollout), and text problems (the tests of preview).
  private static let elsewhere: Set<Int32> = [12, 130, 143]

  @Test func `C2: every status of the table is produced, and the table is the help's`() async throws {
    let shop = try await SimulatedShop(Self.faults)
    for (status, words, _) in Self.calls {
      let run = try await shop.run(words)
      #expect(run.status == status, "\(words): \(run.errors)")
    }
    let page = try await ProgramRun.ilink(["help", "exit-codes"]).output
    let told = Set(
      page.split(separator: "\n").compactMap { line in line.split(separator: " ").first.flatMap { Int32($0) } })
    #expect(told.count > 10 && told.subtracting(Self.elsewhere) == Set(Self.calls.map(\.status)), "\(page)")
    await shop.close()
  }

  @Test func `C1: data goes to stdout and everything else to stderr`() async throws {
    let shop = try await SimulatedShop(Self.faults)
    for (status, words, message) in Self.calls {
      let (data, rest) = (try await shop.shell("\"$ilink\" \(words) 2>/dev/null"), try await shop.run(words))
      #expect(data.output == rest.output && data.errors.isEmpty && data.status == status, "\(words)")
      let messages = try await shop.shell("\"$ilink\" \(words) >/dev/null")
      #expect(messages.errors == rest.errors && messages.output.isEmpty)
      #expect(message.isEmpty ? rest.errors.isEmpty : rest.errors.hasPrefix(message), "\(words): \(rest.errors)")
      // A failure has nothing to print; a rollout prints what it knows.
      #expect(rest.output.isEmpty == ((1...6).contains(status)), "\(words): \(rest.output)")
    }
    await shop.close()
  }

  @Test func `C3: nothing found is no success, and is not called up to date`() async throws {
    let shop = try await SimulatedShop(Self.faults)
    for words in [
      "check com.no.such --installed 1.0", "check com.example.app --installed 1.0 -c af", "lookup com.no.such",
      "links com.no.such", "rollout com.no.such --countries us,jp",
    ] {
      let run = try await shop.run(words)
      #expect(run.status == 3 && !run.errors.isEmpty, "\(words)")
      #expect(!(run.output + run.errors).contains("current version"), "\(words)")
    }
    await shop.close()
  }

  @Test func `C5: one storefront of 175 that fails shows in the status, and 174 rows are right`() async throws {
    let shop = try await SimulatedShop("--fault http_500@kz")
    let run = try await shop.run("rollout com.example.app --plain --retries 0 -q")
    #expect(run.status == 8 && run.lines.count == 175)
    let unknown = run.lines.filter { !$0.contains("\tlive\t2.3.0\t") }
    #expect(unknown.count == 1 && unknown.first?.hasPrefix("kz\tKazakhstan\tunknown\t?\t") == true, "\(unknown)")
    #expect(unknown.first?.hasSuffix("\thttp_500") == true)
    #expect(run.errors == "ilink: 1 of 175 storefronts could not be read: kz (HTTP 500).\n")
    await shop.close()
  }

  @Test func `C25: with --json every outcome but misuse is exactly one document`() async throws {
    let shop = try await SimulatedShop(Self.faults)
    for (status, words, _) in Self.calls {
      let run = try await shop.run(words + " --json")
      #expect(run.status == status, "\(words)")
      guard status != 2 else {
        #expect(run.output.isEmpty)
        continue
      }
      let document = try run.document
      #expect((document["schema"] as? String)?.hasPrefix("ilink.") == true, "\(words)")
      #expect(run.output.hasSuffix("}\n") && !run.output.hasSuffix("\n\n"))
      if let told = document["exitStatus"] as? Int { #expect(told == Int(status), "\(words)") }
      if status > 0, status < 10 { #expect(document["exitStatus"] != nil, "\(words)") }
    }
    await shop.close()
  }
}
