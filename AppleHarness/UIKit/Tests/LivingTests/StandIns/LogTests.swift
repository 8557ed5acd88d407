import Testing
@_spi(Stage) import os

extension Living {
  @Suite @MainActor struct LogTests {
    init() { Living.reset() }

    @Test func `a text is private in the log of a released app unless it is marked`() {
      let log = Logger(subsystem: "iLink", category: "decisions")
      let version = "2.0"
      log.notice("store has \(version), shown \(version, privacy: .public), listing \(3), ripe \(true)")
      log.error("plain")
      #expect(
        LogStage.lines.map(\.text) == ["store has <private>, shown 2.0, listing 3, ripe true", "plain"])
      #expect(LogStage.lines.map(\.level) == [.default, .error])
    }
  }
}
