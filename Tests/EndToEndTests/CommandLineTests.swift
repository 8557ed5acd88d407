import Foundation
import TestSupport
import Testing

@Suite struct `The command behaves as a process should` {
  @Test(arguments: [
    [String(repeating: "a", count: 100_000)], ["apps.apple.com.evil.example"],
    ["https://apps.apple.com@evil.example/app/id1"], ["id0"],
    ["id99999999999999999999"], ["\u{1B}[31m\u{7}\u{8}"], ["com.example.😀"], ["--", "--zzz"], [""], ["--"],
  ])
  func `hostile words: status 2, nothing on stdout, one clear line on stderr`(words: [String]) async throws {
    let run = try await ProgramRun.ilink(["links"] + words)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("ilink: ") && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.errors.unicodeScalars.filter { $0.properties.generalCategory == .control }.map(\.value) == [10])
  }

  @Test func `a megabyte of junk on standard input: status 2, a few lines, in no time`() async throws {
    let junk = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) })
    let run = try await ProgramRun.ilink(["links", "-"], input: junk)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count <= 6)
    let oneLine = try await ProgramRun.ilink(["links", "-"], input: Data(repeating: 0x61, count: 1_000_000))
    #expect(oneLine.status == 2 && oneLine.errors.split(separator: "\n").count == 1 && oneLine.errors.utf8.count < 300)
  }

  @Test func `C7: a reader that leaves early is no error`() async throws {
    let run = try await ProgramRun.ilink(shell: #""$ilink" help countries | head -1"#)
    #expect(run.output.split(separator: "\n").count == 1 && run.errors.isEmpty && run.status == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `C8: a full disk is an error that names stdout`() async throws {
    let run = try await ProgramRun.ilink(shell: #""$ilink" links 123456789 >/dev/full"#)
    #expect(run.status == 1)
    #expect(run.errors == "ilink: cannot write to stdout: No space left on device. Check where the output goes.\n")
  }

  @Test func `C12: with closed standard input and no terminal everything ends`() async throws {
    for line in ["links 7", "demo", "help", "version", "check a.b", "links -"] {
      let run = try await ProgramRun.ilink(shell: #""$ilink" \#(line) <&- 2>&1"#)
      #expect([0, 1, 2].contains(run.status), "\(line): \(run.output)")
    }
  }

  @Test func `C37: locale and time zone never matter`() async throws {
    let words = [
      "lookup", "803453959", "--platform", "macos", "--json", "--now", "2026-11-30T12:00:00Z", "--from",
      Fixtures.url("lookup/mac-lookup-slack-2018.json").path,
    ]
    let plain = try await ProgramRun.ilink(words, environment: ["LC_ALL": "C"])
    let other = try await ProgramRun.ilink(
      words, environment: ["LC_ALL": "ar_EG.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"])
    #expect(plain.status == 0 && plain.output == other.output)
    #expect(plain.output.contains(#""releasedAt": "20"#))
  }

  @Test func `C43: the version is exactly one line`() async throws {
    #expect(try await ProgramRun.ilink(["--version"]).output == "ilink 2.0.0\n")
  }

  @Test func `C4, C14: help is data, its lack is misuse`() async throws {
    let none = try await ProgramRun.ilink([])
    #expect(none.status == 2 && none.output.isEmpty && !none.errors.isEmpty)
    let help = try await ProgramRun.ilink(["--help"])
    #expect(help.status == 0 && help.errors.isEmpty && !help.output.isEmpty)
  }

  @Test func `--from reads every recorded answer without a network`() async throws {
    let file = Fixtures.url("lookup/ios-us-search-50results-raw-2020.json").path
    let run = try await ProgramRun.ilink([
      "check", "com.ubercab.UberEats", "--installed", "1.230", "--from", file, "--json",
    ])
    #expect(run.status == 10 && run.output.contains(#""store": "v1.231.10002""#))
    let piped = try await ProgramRun.ilink(
      ["check", "com.ubercab.UberEats", "--installed", "1.231.10002", "--from", "-"],
      input: try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(piped.status == 0)
    let missing = try await ProgramRun.ilink(["check", "a.b", "--installed", "1", "--from", "/no/such/file"])
    #expect(missing.status == 1 && missing.errors.contains("'/no/such/file' cannot be read"))
    let folder = try await ProgramRun.ilink(["check", "a.b", "--installed", "1", "--from", "/"])
    #expect(folder.status == 1)
  }
}
