import Foundation
import TestSupport
import Testing

/// `ilink rollout` as a process against a real server on loopback.
@Suite(.serialized) struct `rollout as a process` {
  @Test func `J1: eight kept-alive connections, eight requests at once, all 175`() async throws {
    let store = try CountryStore { country, _ in
      ["af", "ru"].contains(country) ? CountryStore.absent : CountryStore.version("2.3.0")
    }
    defer { store.server.stop() }
    var seconds: [TimeInterval] = []
    // The best of a few, since other tests want the processor, too.
    while seconds.count < 3 || seconds.count < 8 && seconds.min() ?? 9 >= 2.2 {
      let run = try await ProgramRun.ilink(
        ["rollout", "com.example.app", "--jobs", "8", "--plain", "-q", "--store", store.base])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.split(separator: "\n").count == 175)
      seconds.append(run.seconds)
    }
    #expect(store.counts.requests == seconds.count * 175)
    #expect(store.counts.mostAtOnce == 8)
    // The floor is 22 rounds of 50 ms. How near a release build comes to it is measured elsewhere; this one only shows
    // that nothing waits for its turn while other tests take the machine.
    #expect(try #require(seconds.min()) < 2.2, "\(seconds)")
  }

  @Test func `thirty-two at once need as many connections`() async throws {
    let store = try CountryStore { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    let run = try await ProgramRun.ilink(
      ["rollout", "com.example.app", "--jobs", "32", "--plain", "--store", store.base])
    #expect(run.status == 0)
    #expect((25...32).contains(store.counts.mostAtOnce), "\(store.counts.mostAtOnce)")
  }

  @Test(arguments: [403, 429])
  func `J2: 100 requests allowed: 100 right, 75 said to be throttled, status 8`(status: Int) async throws {
    let refusal: [LoopbackAction] =
      status == 403
      ? CountryStore.refused
      : .reply(
        "Rate limit has been exceeded", status: 429, headers: ["Retry-After": "30", "Content-Type": "text/html"])
    let allowance = Allowance(100)
    let store = try CountryStore(latency: 0.01) { country, _ in
      guard allowance.take() else { return refusal }
      return ["af", "ru"].contains(country) ? CountryStore.absent : CountryStore.version("2.3.0")
    }
    defer { store.server.stop() }
    let run = try await ProgramRun.ilink(
      ["rollout", "com.example.app", "--timeout", "5s", "--plain", "--store", store.base])
    #expect(run.status == 8 && run.seconds < 6)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == 175)
    #expect(rows.filter { $0[2] == "unknown" && $0[6] == "throttled" }.count == 75)
    for row in rows where row[2] != "unknown" {
      #expect(row[2] == (["af", "ru"].contains(row[0]) ? "absent" : "live"))
    }
    #expect(
      run.errors.contains("75 of 175 storefronts could not be read: the store refuses more requests (HTTP \(status))"))
  }

  @Test(arguments: [("0", 9), ("3s", 7)])
  func `J2: with 92 requests allowed the gate stays closed`(timeout: String, status: Int32) async throws {
    let allowance = Allowance(92)
    let asked = Allowance(100)
    let store = try CountryStore(latency: 0.01) { _, _ in
      guard allowance.take() else { return CountryStore.refused }
      return CountryStore.version(asked.take() ? "2.3.0" : "2.2.0", released: "2026-01-01T00:00:00Z")
    }
    defer { store.server.stop() }
    let run = try await ProgramRun.ilink([
      "rollout", "com.example.app", "--wait-for", "2.3.0", "--timeout", timeout, "--plain", "--store", store.base,
    ])
    #expect(run.status == status)
    #expect(run.output.split(separator: "\n").filter { $0.hasSuffix("\tthrottled") }.count == 83)
  }

  @Test func `J2 against the simulated store of this very program`() async throws {
    let all = try await ProgramRun.ilink(
      shell: #""$ilink" serve --port 0 --absent af,ru -- "$ilink" rollout com.example.app --plain 2>&1"#)
    let rows = all.output.split(separator: "\n").filter { $0.contains("\t") }
    #expect(all.status == 0 && rows.count == 175, "\(all.output.prefix(300))")
    #expect(rows.filter { $0.contains("\tabsent\t") }.map { String($0.prefix(2)) } == ["af", "ru"])
    let few = try await ProgramRun.ilink(
      shell:
        #""$ilink" serve --port 0 --throttle 92/min -- "$ilink" rollout com.example.app --wait-for 2.3.0 --timeout 0"#)
    #expect(few.status == 9 && few.output.contains("unknown            83  "), "\(few.output)")
  }

  @Test func `C7: a reader that leaves early is no error`() async throws {
    let store = try CountryStore(latency: 0.001) { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    let run = try await ProgramRun.ilink(
      environment: ["ILINK_STORE_URL": store.base], shell: #""$ilink" rollout com.example.app --plain | head -1"#)
    #expect(run.output.split(separator: "\n").count == 1 && run.errors.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `C8: a full disk is an error, for events too`() async throws {
    let store = try CountryStore(latency: 0.001) { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    for option in ["--events", "--json"] {
      let run = try await ProgramRun.ilink(
        environment: ["ILINK_STORE_URL": store.base],
        shell: #""$ilink" rollout com.example.app --countries us \#(option) >/dev/full"#)
      #expect(run.status == 1 && run.errors.hasPrefix("ilink: cannot write to stdout: "), "\(run.errors)")
    }
  }

  @Test func `C38: each event is there as soon as it is true`() async throws {
    let store = try CountryStore(latency: 0.1) { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    let program = try RunningProgram([
      "rollout", "com.example.app", "--countries", "us,gb,de,fr,it", "--jobs", "1", "--events", "--store", store.base,
    ])
    let end = await program.wait()
    #expect(end.status == 0)
    let arrivals = program.output.flatMap { piece in
      piece.text.split(separator: "\n").filter { $0.contains(#""event":"storefront""#) }.map { _ in piece.at }
    }
    #expect(arrivals.count == 5)
    // One after the other, and not all at the end.
    #expect((arrivals.last ?? 0) - (arrivals.first ?? 0) > 0.3)
    for line in program.outputText.split(separator: "\n") {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
    #expect(program.outputText.hasSuffix("}\n"))
  }

  @Test func `C21: in a log a line tells within a second of a long wait`() async throws {
    let store = try CountryStore(latency: 2) { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    var moments: [TimeInterval] = []
    // The best of a few, since other tests want the processor, too.
    for _ in 0..<4 where moments.min() ?? 9 >= 1.5 {
      let program = try RunningProgram(["rollout", "com.example.app", "--timeout", "3s", "--store", store.base])
      _ = await program.wait()
      let first = try #require(program.errors.first)
      #expect(first.text.contains("0/175 read"))
      #expect(!program.errorText.contains("\r") && !program.errorText.contains("\u{1B}"))
      moments.append(first.at)
    }
    #expect(try #require(moments.min()) < 1.5, "\(moments)")
  }

  /// C54 asks for 200 ms; the best of a few, because other tests take the machine as well.
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `C54, C55: a signal ends it in 200 ms, and what is known is printed`(signal: Int32, status: Int32) async throws {
    let store = try CountryStore(latency: 0.05) { country, _ in
      country == "jp" ? [.hold] : CountryStore.version("2.3.0")
    }
    defer { store.server.stop() }
    var fastest = 9.0
    for options in [["--plain"], ["--json"], ["--wait-for", "2.3.0", "--plain"]] {
      let before = store.counts.requests
      let program = try RunningProgram(["rollout", "com.example.app", "--store", store.base] + options)
      while store.counts.requests < before + 60, program.seconds < 10 { try await Task.sleep(nanoseconds: 2_000_000) }
      let sent = program.seconds
      program.send(signal)
      let end = await program.wait()
      #expect(end.status == status)
      fastest = min(fastest, end.at - sent)
      #expect(program.errorText.contains("of 175 storefronts read so far; add --state FILE to continue next time.\n"))
      if options == ["--json"] {
        let document = try JSONSerialization.jsonObject(with: Data(program.outputText.utf8)) as? [String: Any]
        #expect(document?["complete"] as? Bool == false && document?["exitStatus"] as? Int == Int(status))
      } else {
        let rows = program.outputText.split(separator: "\n")
        #expect(rows.count == 175 && rows.filter { $0.contains("\tlive\t2.3.0\t") }.count >= 50)
      }
    }
    #expect(fastest < 0.2, "\(fastest) s")
  }

  @Test func `C54: the second signal ends it at once, even where it cannot write`() async throws {
    let store = try CountryStore(latency: 0.001) { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    // Standard output is a pipe that is full; the process hangs in writing to it.
    let run = try await ProgramRun.ilink(
      environment: ["ILINK_STORE_URL": store.base],
      shell: #"""
        (head -c 65000 /dev/zero; "$ilink" rollout com.example.app --json & p=$!; sleep 1.5; kill -INT $p; sleep 0.3
        kill -INT $p 2>/dev/null; wait $p; echo "status $?" >&2) | sleep 3
        """#)
    #expect(run.errors == "status 130\n")
  }
}
