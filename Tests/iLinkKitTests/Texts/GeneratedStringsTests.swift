import Foundation
import TestSupport
import Testing
import iLinkKit

@Suite struct `The generated tables` {
  @Test func `are there for the files that are there`() {
    #expect(TextTables.languages == Localization.languages)
  }

  @Test(arguments: Localization.languages) func `say what the files say`(language: String) throws {
    #expect(TextTables.table(for: language) == StringsFile.parse(try Localization.contents(language)))
    #expect(TextTables.table(for: language).count == TextKey.allCases.count)
  }

  @Test func `know nothing of other languages`() {
    #expect(TextTables.table(for: "tlh").isEmpty)
    #expect(TextTables.table(for: "").isEmpty)
  }

  @Test func `are what the script would write`() throws {
    let result = try Self.script(["--check"], in: Fixtures.repository)
    #expect(result.status == 0, "\(result.output)")
  }

  /// What the script says of a copy of the repository in which something is wrong.
  @Test(arguments: [
    ("Localization/de.strings", "Jetzt nicht", "Nicht jetzt"),
    ("Localization/de.strings", "\"Jetzt nicht\";", "\"Jetzt nicht\";\r"),
    ("Localization/de.strings", "Jetzt nicht", "Jetzt \\#(nicht)"),
    ("Localization/de.strings", "Jetzt nicht", "\"\"\"#"),
    ("Sources/iLinkKit/Texts/Generated/GeneratedStrings.swift", "\"de\", ", ""),
    ("Sources/iLinkKit/Texts/Generated/GeneratedStrings+9.swift", "", "// left over"),
  ])
  func `are checked by the script`(file: String, old: String, new: String) throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    for path in ["Localization", "Scripts/common", "Scripts/generate-strings", "Sources/iLinkKit/Texts/Generated"] {
      let source = Fixtures.repository.appendingPathComponent(path).resolvingSymlinksInPath()
      let target = copy.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: target)
    }
    #expect(try Self.script(["--check"], in: copy).status == 0)
    let url = copy.appendingPathComponent(file)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let broken = old.isEmpty ? new : text.replacingOccurrences(of: old, with: new)
    #expect(broken != text)
    try Data(broken.utf8).write(to: url)
    #expect(try Self.script(["--check"], in: copy).status == 1)
  }

  private static func script(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", folder.appendingPathComponent("Scripts/generate-strings").path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
