import iLinkCore

/// What can be completed: the same for every shell, from the tables of commands and options.
enum CompletionWords {
  /// The options of a command, its own first; without a command the common ones.
  static func options(of command: Command?) -> [OptionSpec] {
    command.map { OptionTable.own(of: $0) + OptionTable.common(for: $0) } ?? OptionTable.common
  }

  /// Every option, with the commands that have it in this form; `--version` has two.
  static var optionsWithCommands: [(spec: OptionSpec, commands: [String], isCommon: Bool)] {
    let all = Command.all
    let special = all.flatMap { command in
      OptionTable.own(of: command).filter { OptionTable.isCommon($0.option) }.map { ($0, [command.name], false) }
    }
    return OptionTable.all.map { spec in
      let commands = all.filter { command in
        options(of: command).contains { $0.option == spec.option && ($0.value == nil) == (spec.value == nil) }
      }
      return (spec, commands.map(\.name), OptionTable.isCommon(spec.option))
    } + special
  }

  /// How an option is typed: `--country`, `-c`.
  static func spellings(_ spec: OptionSpec) -> [String] {
    [spec.option.name] + (spec.short.map { ["-\($0)"] } ?? [])
  }

  /// The words behind a command.
  static func operands(of command: Command) -> [String] {
    if case .words(let words) = command.operands { words } else { [] }
  }

  /// The commands whose operands are apps, which may be paths.
  static var commandsForApps: [String] { Command.all.filter(\.operands.isApp).map(\.name) }

  /// The storefronts with their names.
  static var storefronts: [(code: String, name: String)] { Storefront.all.map { ($0.code, $0.name ?? $0.code) } }
}
