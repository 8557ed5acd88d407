import Foundation
import TestSupport
import Testing

/// `ilink rollout` with a terminal behind standard error.
@Suite(.serialized) struct `rollout on a terminal` {
  private static let esc = "\u{1B}"

  @Test func `C20, C21: a bar, soon, never wider than the terminal, and gone at the end`() async throws {
    let store = try CountryStore(latency: 0.05) { country, _ in
      country == "ru" ? CountryStore.absent : CountryStore.version("2.3.0")
    }
    defer { store.server.stop() }
    var moments: [TimeInterval] = []
    // The best of a few, since other tests want the processor, too.
    while moments.isEmpty || moments.count < 6 && moments.min() ?? 9 >= 1 {
      let terminal = try #require(PseudoTerminal(columns: 60))
      let program = try RunningProgram(
        ["rollout", "com.example.app", "--store", store.base], environment: ["TERM": "xterm"],
        terminal: terminal.program)
      let end = await program.wait()
      #expect(end.status == 0)
      try await terminal.awaitEnd("\r\(Self.esc)[K")
      let drawn = terminal.text
      #expect(drawn.contains("/175 ▕") && drawn.contains("2.3.0: "))
      #expect(drawn.hasSuffix("\r\(Self.esc)[K"))
      // A bar is drawn over itself; nothing scrolls.
      #expect(!drawn.contains("\n"))
      for line in drawn.components(separatedBy: "\r") {
        #expect(line.components(separatedBy: Self.esc)[0].count < 60, "\(line)")
      }
      #expect(program.outputText.hasPrefix("Example: 2.3.0 in all 174 storefronts that sell it.\n"))
      moments.append(terminal.firstWrittenAt ?? 9)
    }
    // The start of a program takes its time; a tenth of a second after that something shows.
    #expect(try #require(moments.min()) < 1, "\(moments)")
  }

  @Test(arguments: [["TERM": "dumb"], ["NO": "progress"]])
  func `C20: no bar where none is wanted`(environment: [String: String]) async throws {
    let store = try CountryStore(latency: 0.05) { _, _ in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    let terminal = try #require(PseudoTerminal(columns: 80))
    let options = environment["TERM"] == nil ? ["--no-progress"] : []
    let program = try RunningProgram(
      ["rollout", "com.example.app", "--store", store.base] + options, environment: environment,
      terminal: terminal.program)
    #expect(await program.wait().status == 0)
    #expect(!terminal.text.contains("▕") && !terminal.text.contains(Self.esc))
  }

  @Test func `C54: Ctrl-C takes the bar away before it speaks`() async throws {
    let store = try CountryStore(latency: 0.05) { country, _ in
      country == "jp" ? [.hold] : CountryStore.version("2.3.0")
    }
    defer { store.server.stop() }
    let terminal = try #require(PseudoTerminal(columns: 80))
    let program = try RunningProgram(
      ["rollout", "com.example.app", "--store", store.base], environment: ["TERM": "xterm"], terminal: terminal.program)
    while !terminal.text.contains("▕"), program.seconds < 10 { try await Task.sleep(nanoseconds: 5_000_000) }
    program.send(SIGINT)
    #expect(await program.wait().status == 130)
    try await terminal.awaitEnd("next time.\r\n")
    let tail = try #require(terminal.text.components(separatedBy: "\r\(Self.esc)[K").last)
    #expect(tail.hasPrefix("ilink: stopped. ") && tail.hasSuffix("next time.\r\n"), "\(tail)")
    #expect(!terminal.text.contains("\(Self.esc)[?25l"))
  }

  @Test func `C55: a terminal that becomes narrower gets a narrower bar`() async throws {
    let store = try CountryStore(latency: 0.05) { _, now in CountryStore.version("2.3.0") }
    defer { store.server.stop() }
    let terminal = try #require(PseudoTerminal(columns: 100))
    let program = try RunningProgram(
      ["rollout", "com.example.app", "--wait-for", "2.4.0", "--timeout", "10m", "--store", store.base],
      environment: ["TERM": "xterm"], terminal: terminal.program)
    while !terminal.text.contains("next look in"), program.seconds < 20 { try await Task.sleep(nanoseconds: 5_000_000) }
    terminal.resize(columns: 24)
    func bars() -> [Int] {
      terminal.text.components(separatedBy: "\r").map { $0.components(separatedBy: Self.esc)[0] }
        .filter { $0.contains("▕") }.map(\.count)
    }
    while bars().last.map({ $0 >= 24 }) ?? true, program.seconds < 20 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(bars().contains { $0 > 50 } && bars().last.map { $0 < 24 } == true, "\(bars())")
    program.send(SIGTERM)
    #expect(await program.wait().status == 143)
  }
}
