#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A shell with our completion, in a folder with two files and an `ilink` that tells when it is started.
private final class CompletingShell {
  let name: String
  let folder: URL
  private let session: ShellSession

  init(_ name: String) async throws {
    self.name = name
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("ilink-\(name)-\(UUID().uuidString)")
    let programs = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    for file in ["answer one.json", "answer2.json"] { try Data().write(to: folder.appendingPathComponent(file)) }
    let script = try await ProgramRun.ilink(["completion", name]).output
    try Data(script.utf8).write(to: folder.appendingPathComponent("completion"))
    let traitor = programs.appendingPathComponent("ilink")
    try Data("#!/bin/sh\n: >\"\(folder.path)/started\"\n".utf8).write(to: traitor)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: traitor.path)
    let environment = [
      "PATH": "\(programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")", "TERM": "xterm",
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path, "LC_ALL": "C.UTF-8",
    ]
    let words: [String]
    let setUp: String
    switch name {
    case "bash":
      words = ["bash", "--norc", "--noprofile", "-i"]
      setUp =
        "bind 'set show-all-if-ambiguous on'; bind 'set completion-query-items 0'; bind 'set page-completions off'; bind 'set enable-bracketed-paste off'; PS1='> '; . ./completion; echo rea''dy\n"
    case "zsh":
      words = ["zsh", "-f", "-i"]
      setUp =
        "PS1='> '; unset zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; source ./completion; echo rea''dy\n"
    default:
      words = ["fish", "--no-config", "--interactive"]
      setUp = "function fish_prompt; echo '> '; end; source ./completion; echo rea''dy\n"
    }
    session = try #require(try ShellSession(words, environment: environment, in: folder))
    session.type(setUp)
    let greeting = try await session.wait { $0.contains("ready") }
    try #require(greeting.contains("ready"), "\(name): \(greeting)")
  }

  /// Types a line and Tab, waits for what is expected, and takes the line away again.
  func completes(_ line: String, to expected: [String]) async throws -> String {
    session.type(line + "\t")
    let text = try await session.wait { drawn in expected.allSatisfy { Self.plain(drawn).contains($0) } }
    // Ctrl-U.
    session.type("\u{15}")
    _ = try await session.wait { !$0.isEmpty }
    return Self.plain(text)
  }

  var hasStartedUs: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("started").path) }

  func end() {
    session.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Without what moves the cursor and sets colours: `ESC [ … letter`, `ESC ] … BEL`, and ESC with one character.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        if scalar != "\r" { plain.append(scalar) }
        continue
      }
      switch rest.popFirst() {
      case "[": rest = rest.drop { !$0.properties.isAlphabetic }.dropFirst()
      case "]": rest = rest.drop { $0 != "\u{7}" }.dropFirst()
      default: break
      }
    }
    return String(plain)
  }
}

@Suite(.serialized) struct `Tab completes in real shells` {
  /// What is typed before Tab, and what stands on the terminal after it.
  private static let typed: [(line: String, expected: [String])] = [
    ("ilink ro", ["ilink rollout "]), ("ilink --json ro", ["rollout "]), ("ilink --country de ro", ["rollout "]),
    ("ilink links --country d", ["de", "dk", "dm", "do", "dz"]),
    ("ilink links --country=d", ["de", "dk", "dm", "do", "dz"]),
    ("ilink links -c d", ["de", "dk", "dm", "do", "dz"]), ("ilink check --installed 1 --min-l", ["--min-level"]),
    ("ilink check x --min-level mi", ["minor "]), ("ilink check x --min-level=mi", ["--min-level=minor"]),
    ("ilink links 7 --only page,rev", ["page,review"]), ("ilink rollout x --countries us,maj", ["us,major"]),
    ("ilink completion z", ["completion zsh"]), ("ilink help exi", ["help exit-codes"]),
    ("ilink lookup x --from answer2", ["answer2.json"]), ("ilink serve --version 2.3.0 --sta", ["--stage", "--stale"]),
    ("ilink open 7 --page rev", ["review "]), ("ilink demo expl", ["explain "]),
  ]

  @Test(arguments: InstalledPrograms.among(["bash", "zsh", "fish"]))
  func `C39, C41: commands, options, values and files, and no process of ours is started`(shell: String) async throws {
    let shell = try await CompletingShell(shell)
    defer { shell.end() }
    for (line, expected) in Self.typed {
      let text = try await shell.completes(line, to: expected)
      for word in expected { #expect(text.contains(word), "\(shell.name): \(line): \(text)") }
    }
    #expect(!shell.hasStartedUs)
  }

  @Test(arguments: InstalledPrograms.among(["bash", "zsh", "fish"]))
  func `C39: the shell finds nothing wrong with its script`(shell: String) async throws {
    let script = try await ProgramRun.ilink(["completion", shell])
    #expect(script.status == 0 && script.errors.isEmpty)
    let check = try await ProgramRun.ilink(input: Data(script.output.utf8), shell: "\(shell) -n /dev/stdin")
    #expect(check.status == 0 && check.errors.isEmpty && check.output.isEmpty, "\(check.errors)")
  }

  /// Ten completions in a shell that has started, the best of three rounds.
  @Test(
    arguments: [
      (
        "bash",
        "COMP_WORDS=(ilink rollout --countries d); COMP_CWORD=3; time (for i in 1 2 3 4 5 6 7 8 9 10; do _ilink; done) 2>/dev/null"
      ),
      ("fish", "time for i in 1 2 3 4 5 6 7 8 9 10; complete -C 'ilink rollout --country d' >/dev/null; end"),
    ].filter { InstalledPrograms.has($0.0) })
  func `C41: Tab takes less than 50 ms`(shell: String, ten: String) async throws {
    let start = "\(shell) -c 'source ./completion"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ilink-tab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = try await ProgramRun.ilink(["completion", shell]).output
    try Data(script.utf8).write(to: folder.appendingPathComponent("completion"))
    try Data(ten.utf8).write(to: folder.appendingPathComponent("ten"))
    var best = Double.infinity
    for _ in 0..<3 {
      let idle = try await ProgramRun.ilink(
        environment: ["HOME": folder.path], shell: "cd '\(folder.path)' && \(start)'")
      let busy = try await ProgramRun.ilink(
        environment: ["HOME": folder.path], shell: "cd '\(folder.path)' && \(start); source ./ten' >/dev/null 2>&1")
      #expect(idle.status == 0 && busy.status == 0)
      best = min(best, (busy.seconds - idle.seconds) / 10)
    }
    #expect(best < 0.05, "\(best) s")
  }
}
#endif
