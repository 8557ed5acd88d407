import Testing
import iLinkCore

@testable import iLinkTool

@Suite struct `Completion scripts come from the option table` {
  @Test(arguments: CompletionShell.allCases, Command.all.map(\.name))
  func `C39: every option of every command appears, and every word behind a command`(
    shell: CompletionShell, name: String
  ) async throws {
    let script = await ilink("completion \(shell.rawValue)").output
    let command = try #require(Command.named(name))
    #expect(script.contains(name))
    for spec in CompletionWords.options(of: command) {
      let spelling = shell == .fish ? " -l \(spec.option.rawValue)" : spec.option.name
      #expect(script.contains(spelling), "\(spelling)")
      if let short = spec.short { #expect(script.contains(shell == .fish ? " -s \(short)" : "-\(short)")) }
    }
    for word in CompletionWords.operands(of: command) { #expect(script.contains(word)) }
    for storefront in Storefront.all { #expect(script.contains(storefront.code)) }
  }

  @Test(arguments: [
    (CompletionShell.bash, ["for bash 3.2 and later", "~/.bashrc", "bash-completion/completions/ilink"]),
    (.zsh, ["#compdef ilink", "source <(ilink completion zsh)", "${fpath[1]}/_ilink"]),
    (.fish, ["ilink completion fish | source", "~/.config/fish/completions/ilink.fish"]),
  ])
  func `C40: the first lines say how to install it`(shell: CompletionShell, hints: [String]) async {
    let head = await ilink("completion \(shell.rawValue)").output.split(separator: "\n").prefix(6).joined(
      separator: "\n")
    for hint in hints { #expect(head.contains(hint)) }
  }

  @Test(arguments: CompletionShell.allCases)
  func `C41: a script calls nothing of ours`(shell: CompletionShell) async {
    let script = await ilink("completion \(shell.rawValue)").output
    let code = script.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }.joined(separator: "\n")
    #expect(!code.contains("$(ilink") && !code.contains("(ilink ") && !code.contains("`ilink"))
  }

  @Test func `C40: the script for bash has nothing that bash 3.2 lacks`() async {
    let script = await ilink("completion bash").output
    for newer in ["declare -A", "mapfile", "readarray", "${current,,}", "local -n", "&>>", "|&"] {
      #expect(!script.contains(newer), "\(newer)")
    }
  }

  @Test(arguments: [
    ("completion", "ilink: 'completion' takes one shell; there is none. Choose from bash, zsh, fish.\n"),
    ("completion bash zsh", "ilink: 'completion' takes one shell; there are 2. Choose from bash, zsh, fish.\n"),
    ("completion fihs", "ilink: there is no completion for 'fihs'. Did you mean 'fish'?\n"),
    ("completion powershell", "ilink: there is no completion for 'powershell'. Choose from bash, zsh, fish.\n"),
  ])
  func `C13: another shell is refused`(line: String, message: String) async {
    #expect(await ilink(line) == Outcome(messages: message, status: .usage))
  }

  @Test(
    arguments: [
      (.platform, .word(["ios", "macos", "tvos", "visionos"])), (.country, .storefront), (.from, .file),
      (.countries, .storefronts(["major", "all"])), (.absent, .storefronts([])), (.prompting, .word(["on", "off"])),
      (.stage, .word(["instant"])), (.jobs, .text), (.json, .none), (.state, .file), (.quorum, .text),
      (.badge, .word(["html", "md"])), (.place, .word(["store", "browser"])), (.app, .text),
    ] as [(Option, OptionValues)])
  func `values are known from the table`(option: Option, values: OptionValues) {
    #expect(OptionTable.spec(option)?.values == values)
  }
}
