#if os(Linux)
import Foundation
import TestSupport
import Testing

/// On Apple's platforms it waits for the application to launch, which a program in a test never does.
@Suite struct `Linking iLinkAutostart starts iLink` {
  private func run(_ probe: String) async throws -> (said: [Substring], remembered: Bool) {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: state) }
    let run = try await ProgramRun.ilink(
      environment: ["XDG_STATE_HOME": state.path], shell: "\"${ilink%/*}/\(probe)\"")
    try #require(run.status == 0, "\(run.errors)")
    let file = state.appendingPathComponent("ilink/\(probe).json")
    return (run.output.split(separator: "\n"), FileManager.default.fileExists(atPath: file.path))
  }

  /// Only this platform's is linked here.
  @Test func `the name that C calls is the one that Swift gives on every platform`() throws {
    let sources = Fixtures.repository.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let texts = try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.lastPathComponent.contains("Autostart") && ["swift", "c"].contains($0.pathExtension) }
      .map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    #expect(texts.filter { $0.contains("@_cdecl(\"iLinkStartAfterLaunch\") package func") }.count == 3)
    #expect(texts.filter { $0.contains("extern void iLinkStartAfterLaunch(void);") }.count == 1)
  }

  @Test func `a program without a line of code about it counts its first use`() async throws {
    let (said, remembered) = try await run("AutostartProbe")
    #expect(said == ["started"] && remembered)
  }

  @Test func `a program that links iLinkKit alone starts nothing`() async throws {
    let (said, remembered) = try await run("NoAutostartProbe")
    #expect(said == ["iLink", "nothing"] && !remembered)
  }
}
#endif
