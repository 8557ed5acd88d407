import Foundation
import TestSupport
import Testing

/// Manners on a terminal that go beyond the bar of a rollout.
@Suite(.serialized, .timeLimit(.minutes(2))) struct `On a terminal` {
  private static let esc = "\u{1B}"

  /// A rollout that waits for what does not come, with its bar saying so for the next half minute.
  private static func waiting(on terminal: PseudoTerminal, _ shop: SimulatedShop) async throws -> RunningProgram {
    let program = try RunningProgram(
      [
        "rollout", "com.example.app", "--countries", "us,de", "--wait-for", "9", "--timeout", "10m", "--store",
        shop.address,
      ], environment: ["TERM": "xterm"], terminal: terminal.program)
    for _ in 0..<5000 where !terminal.text.contains("next look in 2 min") {
      try await Task.sleep(nanoseconds: 2_000_000)
    }
    return program
  }

  /// The bars that were drawn since.
  private static func bars(in text: Substring) -> [String] {
    text.components(separatedBy: "\r").map { $0.components(separatedBy: esc)[0] }.filter { $0.contains("▕") }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat")))
  func `C55: stopped and brought back, the bar is drawn anew`() async throws {
    let shop = try await SimulatedShop()
    let terminal = try #require(PseudoTerminal(columns: 80))
    let program = try await Self.waiting(on: terminal, shop)
    let bar = try #require(Self.bars(in: terminal.text[...]).last)
    program.send(SIGTSTP)
    for _ in 0..<2500 where program.systemState != "T" { try await Task.sleep(nanoseconds: 2_000_000) }
    #expect(program.systemState == "T", "it does not stop")
    let before = terminal.text.count
    program.send(SIGCONT)
    func drawn() -> [String] { Self.bars(in: terminal.text.dropFirst(before)) }
    for _ in 0..<2500 where drawn().isEmpty { try await Task.sleep(nanoseconds: 2_000_000) }
    #expect(drawn().first == bar, "\(terminal.text)")
    program.send(SIGTERM)
    #expect(await program.wait().status == 143)
    await shop.close()
  }

  @Test func `C55: a terminal that tells of another size gets a bar of that size at once`() async throws {
    let shop = try await SimulatedShop()
    let terminal = try #require(PseudoTerminal(columns: 100))
    let program = try await Self.waiting(on: terminal, shop)
    let before = terminal.text.count
    // The same size: nothing but the signal is a reason to draw.
    program.send(SIGWINCH)
    func drawn() -> [String] { Self.bars(in: terminal.text.dropFirst(before)) }
    for _ in 0..<2500 where drawn().isEmpty { try await Task.sleep(nanoseconds: 2_000_000) }
    #expect(!drawn().isEmpty)
    terminal.resize(columns: 24)
    program.send(SIGWINCH)
    for _ in 0..<2500 where drawn().last.map({ $0.count >= 24 }) ?? true {
      try await Task.sleep(nanoseconds: 2_000_000)
    }
    #expect(drawn().last.map { $0.count < 24 } == true, "\(drawn())")
    program.send(SIGTERM)
    #expect(await program.wait().status == 143)
    await shop.close()
  }

  @Test func `C20, C21: a single question says soon what it waits for, and takes that away`() async throws {
    let shop = try await SimulatedShop("--latency 2s")
    var longest = 0.0
    for words in ["check com.example.app --installed 1", "lookup com.example.app", "links com.example.app"] {
      let terminal = try #require(PseudoTerminal(columns: 80))
      let program = try RunningProgram(
        words.split(separator: " ").map(String.init) + ["--store", shop.address], environment: ["TERM": "xterm"],
        terminal: terminal.program)
      let end = await program.wait()
      #expect([0, 10].contains(end.status))
      try await terminal.awaitEnd("\r\(Self.esc)[K")
      #expect(terminal.text == "\rAsking 127.0.0.1 …\r\(Self.esc)[K", "\(words): \(terminal.text)")
      // For how long it was to be read, of the two seconds: all but a tenth of one.
      let shown = end.at - (terminal.firstWrittenAt ?? 99)
      #expect(shown > 1, "\(words): \(shown) s")
      longest = max(longest, shown)
    }
    #expect(longest > 1.85, "\(longest) s")
    await shop.close()
  }

  @Test(arguments: [["--no-progress"], ["-q"], ["TERM=dumb"]])
  func `C20: no sign of waiting where none is wanted`(wish: [String]) async throws {
    let shop = try await SimulatedShop("--latency 500ms")
    let terminal = try #require(PseudoTerminal(columns: 80))
    let isDumb = wish == ["TERM=dumb"]
    let program = try RunningProgram(
      ["check", "com.example.app", "--installed", "1", "--store", shop.address] + (isDumb ? [] : wish),
      environment: ["TERM": isDumb ? "dumb" : "xterm"], terminal: terminal.program)
    #expect(await program.wait().status == 10)
    #expect(terminal.text.isEmpty)
    await shop.close()
  }

  @Test(arguments: [("70", 120, 70), ("", 60, 60), ("", 0, 80), ("none", 0, 80), ("0", 60, 60)])
  func `C58: the width is COLUMNS', else the terminal's, else 80`(columns: String, terminal: Int, width: Int)
    async throws
  {
    let shop = try await SimulatedShop("--stage 1000h --absent af,ru,cn,kz,ly,mm,ye,zw,zm,za,vn,vg,ve,vc,uz,uy")
    let screen = try #require(PseudoTerminal(columns: UInt16(terminal)))
    let program = try RunningProgram(
      ["rollout", "com.example.app", "--store", shop.address],
      environment: columns.isEmpty ? ["TERM": "xterm"] : ["TERM": "xterm", "COLUMNS": columns],
      outputTerminal: screen.program)
    #expect(await program.wait().status == 0)
    try await screen.awaitEnd("\r\n")
    let rows = screen.text.components(separatedBy: "\r\n").filter { $0.contains("--all lists them)") }
    // A row has more countries than fit; it takes as many as there is room for: one more would need three columns.
    let longest = try #require(rows.map(\.count).max(), "\(screen.text)")
    #expect(longest <= width && longest > width - 4, "\(longest): \(screen.text)")
    await shop.close()
  }

  @Test func `C24: -q says nothing, -v tells of every request, and neither changes the data`() async throws {
    let shop = try await SimulatedShop("--stale 1d --fault http_503@de --absent af")
    for words in ["check com.example.app --installed 2.2.0", "lookup com.example.app", "links com.example.app"] {
      let (plain, quiet, verbose) = (
        try await shop.run("\(words) --now 2026-11-30T12:00:00Z"),
        try await shop.run("\(words) --now 2026-11-30T12:00:00Z -q"),
        try await shop.run("\(words) --now 2026-11-30T12:00:00Z -v")
      )
      #expect(plain.output == quiet.output && plain.output == verbose.output)
      #expect(plain.errors.isEmpty && quiet.errors.isEmpty)
      // Numbers apart: `  GET …: HTTP 200, 6203 bytes in 12 ms, cached for 3 h`.
      let line = verbose.errors.map { $0.isNumber ? "0" : $0 }.reduce(into: "") { text, letter in
        if letter != "0" || text.last != "0" { text.append(letter) }
      }
      #expect(
        line.hasPrefix(
          "  GET http://0.0.0.0:0/lookup?bundleId=com.example.app&country=us&entity=software: HTTP 0, 0 bytes in 0 ms, cached for "
        ) && line.hasSuffix("\n"), "\(verbose.errors)")
      #expect(verbose.errors.split(separator: "\n").count == 1)
    }
    let failing = "check com.example.app --installed 1 -c de --retries 1"
    let (quiet, verbose) = (try await shop.run("\(failing) -q"), try await shop.run("\(failing) -v"))
    #expect(
      quiet.errors.split(separator: "\n").count == 1 && quiet.errors.hasPrefix("ilink: 127.0.0.1 answered HTTP 503"))
    #expect(verbose.errors.hasPrefix(quiet.errors) && verbose.errors.components(separatedBy: "HTTP 503, ").count == 3)
    #expect(verbose.errors.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  detail: GET http://") })
    let rollout = try await shop.run("rollout com.example.app --countries us,fr,af --retries 0 -v")
    #expect(rollout.errors.split(separator: "\n").count == 3 && rollout.errors.hasPrefix("  GET http://"))
    #expect(try await shop.run("rollout com.example.app --countries us,fr,af -q").errors.isEmpty)
    await shop.close()
  }
}
