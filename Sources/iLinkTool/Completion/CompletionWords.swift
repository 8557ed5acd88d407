import iLinkCore

/// What can be completed: the same for every shell, from the tables of commands and options.
enum CompletionWords {
  /// Every command, made once.
  static let commands = Command.all

  /// The options of a command, its own first; without a command the common ones.
  static func options(of command: Command?) -> [OptionSpec] {
    command.map { OptionTable.own(of: $0) + OptionTable.common(for: $0) } ?? OptionTable.common
  }

  /// Every option, with the commands that have it in this form; `--version` has two.
  static var optionsWithCommands: [(spec: OptionSpec, commands: [String], isCommon: Bool)] {
    let all = commands
    let special = all.flatMap { command in
      OptionTable.own(of: command).filter { OptionTable.isCommon($0.option) }.map { ($0, [command.name], false) }
    }
    // Found once: asking each command for each option makes the script slower than the start of the program.
    var switches: [Option: [String]] = [:]
    var valued: [Option: [String]] = [:]
    for command in all {
      for spec in options(of: command) {
        if spec.value == nil {
          switches[spec.option, default: []].append(command.name)
        } else {
          valued[spec.option, default: []].append(command.name)
        }
      }
    }
    return OptionTable.all.map { spec in
      let commands = (spec.value == nil ? switches : valued)[spec.option] ?? []
      return (spec, commands, OptionTable.isCommon(spec.option))
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
  static var commandsForApps: [String] { commands.filter(\.operands.isApp).map(\.name) }

  /// A text in which something stands before each of a few plain characters.
  ///
  /// Byte by byte: with whole characters the scripts would take longer than the start of the program.
  static func escaped(_ text: String, before special: String, with escape: String) -> String {
    let special = Array(special.utf8)
    guard text.utf8.contains(where: special.contains) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if special.contains(byte) { bytes += Array(escape.utf8) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The storefronts with their names.
  static var storefronts: [(code: String, name: String)] { Storefront.all.map { ($0.code, $0.name ?? $0.code) } }
}
