import Foundation
import TestSupport
import Testing

/// The README never says what is not true: its commands are run, its code is compiled.
@Suite struct `The README is true` {
  private static func readme() throws -> String {
    try String(contentsOf: Fixtures.repository.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The lines of the blocks of a language, without what stands behind `#`.
  private static func lines(_ language: String) throws -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in try readme().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```\(language)"
      } else if isInside {
        lines.append(String(line))
      }
    }
    return lines
  }

  @Test func `what, why and a block that runs stand in the first 15 lines`() throws {
    let start = try Self.readme().split(separator: "\n", omittingEmptySubsequences: false).prefix(15)
    #expect(start.contains { $0.hasPrefix("swift run ilink demo") })
    #expect(start.contains { $0.hasPrefix("Scripts/test") })
  }

  @Test func `every command is run, and ends as the README says`() async throws {
    let record =
      #"{"resultCount":1,"results":[{"wrapperType":"software","kind":"software","trackId":123456789,"trackName":"Example","bundleId":"com.example.app","version":"2.3.0"}]}"#
    let server = try LoopbackServer { _ in .reply(record) }
    defer { server.stop() }
    var count = 0
    for line in try Self.lines("sh") {
      let command = line.split(separator: "#", maxSplits: 1).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
      guard !command.isEmpty else { continue }
      count += 1
      if command == "Scripts/test" {
        #expect(FileManager.default.isExecutableFile(atPath: Fixtures.repository.appendingPathComponent(command).path))
        continue
      }
      let words = command.replacing("swift run ilink", with: "ilink").split(separator: " ").map(String.init)
      #expect(words.first == "ilink", "\(command)")
      let run = try await ProgramRun.ilink(Array(words.dropFirst()), environment: ["ILINK_STORE_URL": server.base])
      #expect(run.status == (words.contains("check") && words[1] == "check" ? 10 : 0), "\(command): \(run.errors)")
      #expect(!run.output.isEmpty && run.errors.isEmpty, "\(command): \(run.errors)")
    }
    #expect(count >= 8)
  }

  @Test func `its Swift is compiled here, line by line`() throws {
    let compiled = try String(
      contentsOf: Fixtures.repository.appendingPathComponent("Tests/EndToEndTests/ReadmeSnippet.swift"), encoding: .utf8
    )
    .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let shown = try Self.lines("swift").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(shown.count > 10)
    for line in shown { #expect(compiled.contains(line), "\(line)") }
  }

  @Test func `links inside the repository lead somewhere`() throws {
    for file in [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Documentation/Architecture.md",
      "Documentation/Decisions/README.md", "Documentation/Contract.md",
    ] {
      let base = Fixtures.repository.appendingPathComponent(file).deletingLastPathComponent()
      let text = try String(contentsOf: Fixtures.repository.appendingPathComponent(file), encoding: .utf8)
      for part in text.components(separatedBy: "](").dropFirst() {
        let target = part.prefix { $0 != ")" && $0 != "#" }
        guard !target.isEmpty, !target.hasPrefix("http") else { continue }
        #expect(
          FileManager.default.fileExists(atPath: base.appendingPathComponent(String(target)).path), "\(file): \(target)"
        )
      }
    }
  }
}
