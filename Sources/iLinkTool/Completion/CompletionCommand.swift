/// A shell whose words can be completed.
enum CompletionShell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script, made from the tables of commands and options. It is all that Tab needs: nothing of ours is started.
  var script: String {
    switch self {
    case .bash: BashCompletion().script
    case .zsh: ZshCompletion().script
    case .fish: FishCompletion().script
    }
  }
}

extension Command {
  static let completion = Command(
    name: "completion", summary: "Print the completion script of a shell",
    usage: ["completion \(CompletionShell.allCases.map(\.rawValue).joined(separator: "|"))"],
    details: """
      Tab then completes commands, options, and values such as storefronts. The first
      lines of each script say how to install it; for a start:
        bash  eval "$(ilink completion bash)"
        zsh   source <(ilink completion zsh)
        fish  ilink completion fish | source
      """,
    examples: ["ilink completion fish > ~/.config/fish/completions/ilink.fish"],
    options: [], statuses: [.ok, .usage], asksTheStore: false,
    operands: .words(CompletionShell.allCases.map(\.rawValue)), formats: [.table], readsConfig: false,
    prepare: { call in
      let names = CompletionShell.allCases.map(\.rawValue)
      var problems = UsageProblems()
      guard let name = call.operands.first, call.operands.count == 1 else {
        let count = call.operands.count
        problems.add(
          "'completion' takes one shell; there \(count == 0 ? "is none" : "are \(count)")",
          hint: "Choose from \(names.joined(separator: ", ")).")
        throw problems
      }
      guard let shell = CompletionShell(rawValue: name) else {
        problems.add(
          "there is no completion for \(Harmless.quoted(name))",
          hint: Suggestion.sentence(for: name, among: names) ?? "Choose from \(names.joined(separator: ", ")).")
        throw problems
      }
      return .ended(Outcome(shell.script))
    })
}
