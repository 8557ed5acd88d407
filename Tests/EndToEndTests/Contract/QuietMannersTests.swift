import Foundation
import TestSupport
import Testing

@Suite struct `The command keeps to itself` {
  private static let offline = [
    "--version", "--help", "help json", "help man", "completion zsh", "links 284910350", "links 284910350 --qr",
    "version --verbose", "open 284910350 --print", "demo links --no-pause",
  ]

  @Test func `C60: commands that need no store ask none, not even for updates of their own`() async throws {
    let server = try await ServeProcess()
    for line in Self.offline {
      let run = try await ProgramRun.ilink(
        line.split(separator: " ").map(String.init),
        environment: ["ILINK_STORE_URL": server.address, "https_proxy": server.address, "http_proxy": server.address])
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
    let client = try RawClient(port: server.port)
    client.get("/_ilink/requests")
    #expect(!String(decoding: try client.answer().body, as: UTF8.self).contains("/lookup"))
    #expect(await server.stop() == 0)
  }

  @Test func `C57: nothing is sent to a pager, however long it is`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    for pager in ["less", "more", "pager", "most"] {
      try folder.write("#!/bin/sh\n: >'\(folder.path)/started'\n", to: "bin/\(pager)", isProgram: true)
    }
    guard let terminal = PseudoTerminal(columns: 80) else { return }
    let process = Process()
    process.executableURL = BuiltPrograms.url("ilink")
    process.arguments = ["help", "countries"]
    process.environment = ["PATH": folder.path + "/bin", "PAGER": "less", "TERM": "xterm"]
    process.standardInput = terminal.program
    process.standardOutput = terminal.program
    process.standardError = terminal.program
    try process.run()
    process.waitUntilExit()
    try await terminal.awaitEnd("Zimbabwe")
    #expect(terminal.text.contains("The 175 storefronts") && !folder.has("started"))
  }

  @Test func `C58: on a terminal a table is as wide as it, or as COLUMNS says; in a pipe as wide as it likes`()
    async throws
  {
    for (columns, variable, expected) in [(UInt16(60), nil, 60), (200, "70", 70)] as [(UInt16, String?, Int)] {
      guard let terminal = PseudoTerminal(columns: columns) else { return }
      let process = Process()
      process.executableURL = BuiltPrograms.url("ilink")
      process.arguments = [
        "explain", "com.example.app", "--installed", "1", "--from",
        Fixtures.url("lookup/synthetic-no-release-notes.json").path, "--color", "never",
      ]
      process.environment = variable.map { ["COLUMNS": $0] } ?? [:]
      process.standardOutput = terminal.program
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try await terminal.awaitEnd("\n")
      let rows = terminal.text.split(whereSeparator: \.isNewline).dropFirst()
      #expect(!rows.isEmpty && rows.allSatisfy { $0.count <= expected }, "\(terminal.text)")
    }
  }

  @Test func `C59: no file is written unless asked for, and then whole or not at all`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    func run(_ line: String) async throws -> ProgramRun {
      try await ProgramRun.ilink(
        environment: ["HOME": folder.path], shell: "cd '\(folder.path)' && \"$ilink\" \(line)")
    }
    for line in Self.offline { _ = try await run(line) }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).isEmpty)

    #expect(try await run("links 284910350 --only page --qr-svg code.svg").status == 0)
    #expect(folder.read("code.svg")?.hasSuffix("</svg>\n") == true)
    try folder.write("old", to: "kept/inside")
    let refused = try await run("links 284910350 --qr-svg kept")
    #expect(
      refused.status == 1 && refused.errors.contains("'kept' cannot be written") && folder.read("kept/inside") == "old")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["code.svg", "kept", "kept/inside"])
  }

  @Test func `C12: with closed streams and no terminal everything ends`() async throws {
    for line in Self.offline + ["open com.example.app", "check -", "lookup -", "completion", "help json"] {
      let run = try await ProgramRun.ilink(
        shell: #"ILINK_STORE_URL=http://127.0.0.1:9 "$ilink" \#(line) --retries 0 <&- 2>/dev/null"#)
      #expect([0, 1, 2, 4].contains(run.status), "\(line): \(run.status)")
    }
  }

  @Test(arguments: ["completion zsh", "help man", "help json check", "open 284910350 --print --json", "version --json"])
  func `C37: neither locale nor time zone changes a byte`(line: String) async throws {
    let words = line.split(separator: " ").map(String.init)
    let plain = try await ProgramRun.ilink(words, environment: ["LC_ALL": "C", "TZ": "UTC"])
    let other = try await ProgramRun.ilink(
      words, environment: ["LC_ALL": "ar_EG.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"])
    #expect(plain.status == 0 && plain.output == other.output)
  }

  @Test func `C35: what stands in a column can be cut out`() async throws {
    let cut = try await ProgramRun.ilink(shell: #""$ilink" links 284910350 --plain | cut -f2"#)
    #expect(cut.output == "page\npage-local\nreview\nreview-local\nlookup\n")
    let from = Fixtures.url("lookup/synthetic-no-release-notes.json").path
    let store = try await ProgramRun.ilink(
      shell: #""$ilink" check com.example.app --installed 1 --from "\#(from)" --plain | cut -f1"#)
    #expect(store.output == "update_available\n", "\(store.errors)")
  }
}
