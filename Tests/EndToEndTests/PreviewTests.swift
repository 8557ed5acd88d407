import Foundation
import TestSupport
import Testing

@Suite struct `Preview from outside` {
  /// A folder of the test's own.
  private static func inFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  @Test func `the program copied alone to another folder speaks all languages`() async throws {
    try await Self.inFolder { folder in
      let copy = folder.appendingPathComponent("ilink")
      try FileManager.default.copyItem(at: BuiltPrograms.url("ilink"), to: copy)
      let there = try await ProgramRun.ilink(shell: "cd '\(folder.path)' && ./ilink preview --lang all --json")
      let here = try await ProgramRun.ilink(["preview", "--lang", "all", "--json"])
      #expect(there.status == 0 && there.output == here.output)
      let document = try JSONSerialization.jsonObject(with: Data(there.output.utf8)) as? [String: Any]
      let languages = document?["languages"] as? [[String: Any]] ?? []
      #expect(languages.compactMap { $0["tag"] as? String } == Localization.languages)
      #expect(Set(languages.compactMap { $0["message"] as? String }).count > 70)
    }
  }

  @Test func `C37: of the environment only the reader's language matters, and only to the default`() async throws {
    let words = ["preview", "--lang", "tr,de", "--json"]
    let plain = try await ProgramRun.ilink(words, environment: ["LC_ALL": "C"])
    let other = try await ProgramRun.ilink(words, environment: ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"])
    #expect(plain.status == 0 && plain.output == other.output)
    let german = try await ProgramRun.ilink(["preview"], environment: ["LANG": "de_DE.UTF-8"])
    #expect(german.output.contains("[Später erinnern]"))
  }

  @Test func `--check is 0 on ours and 12 on a folder with a fault`() async throws {
    #expect(try await ProgramRun.ilink(["preview", "--check"]).status == 0)
    let ours = try await ProgramRun.ilink(["preview", "--check", "--strings", Localization.folder.path])
    #expect(ours.status == 0, "\(ours.output)\(ours.errors)")
    try await Self.inFolder { folder in
      let german = folder.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
      try Data("\"iLinkMessageTitle\" = \"Update\";\n".utf8)
        .write(to: german.appendingPathComponent("Localizable.strings"))
      let run = try await ProgramRun.ilink(["preview", "--check", "--strings", folder.path])
      #expect(run.status == 12 && run.errors.isEmpty)
      #expect(run.output.contains("de    iLinkMessageTitle  placeholders"), "\(run.output)")
    }
  }

  @Test func `C59: the page is written whole, and a folder is refused`() async throws {
    try await Self.inFolder { folder in
      let page = folder.appendingPathComponent("page.html")
      let run = try await ProgramRun.ilink(["preview", "--html", page.path])
      #expect(
        run.status == 0 && run.output.isEmpty
          && run.errors.hasPrefix("Wrote \(Localization.languages.count) languages to "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.html"])
      let piped = try await ProgramRun.ilink(["preview", "--html", "-"])
      #expect(try Data(contentsOf: page) == Data(piped.output.utf8))
      let refused = try await ProgramRun.ilink(["preview", "--html", folder.path])
      #expect(refused.status == 1 && refused.errors.contains("cannot be written: it is a folder."))
    }
  }

  @Test func `B116: the documentation counts the languages that are there`() throws {
    for file in ["README.md", "CHANGELOG.md"] {
      let text = try String(contentsOf: Fixtures.repository.appendingPathComponent(file), encoding: .utf8)
      let counts = text.matches(of: /(\d+)\s+languages/).compactMap { Int($0.output.1) }
      #expect(!counts.isEmpty && counts.allSatisfy { $0 == Localization.languages.count }, "\(file): \(counts)")
    }
  }

  // MARK: Pictures

  /// The pictures that a page of the documentation shows: their place, seen from the repository, and what is said of them
  /// to those who do not see them.
  private static func pictures(in file: String) throws -> [(path: String, words: String)] {
    let url = Fixtures.repository.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let folder = file.contains("/") ? "Documentation/" : ""
    let own = text.matches(of: /!\[([^\]]*)\]\(([^)]+)\)/).map { (folder + $0.output.2, String($0.output.1)) }
    let tags = text.matches(of: /<img src="([^"]+)"[^>]* alt="([^"]*)"/).map {
      (folder + $0.output.1, String($0.output.2))
    }
    let darkOnes = text.matches(of: /srcset="([^"]+)"/).map { (folder + $0.output.1, "the same, dark") }
    return own + tags + darkOnes
  }

  @Test func `every picture is shown, is small, and is described in words`() throws {
    let shown = try ["README.md", "Documentation/Preview.md"].flatMap(Self.pictures)
    let folder = Fixtures.repository.appendingPathComponent("Documentation/Pictures")
    let there = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { "Documentation/Pictures/" + $0 }
    #expect(Set(shown.map(\.path)) == Set(there))
    for (path, words) in shown {
      let data = try Data(contentsOf: Fixtures.repository.appendingPathComponent(path))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && data.count < 150_000, "\(path): \(data.count) bytes")
      #expect(words.count > 12, "\(path)")
    }
  }
}
