import iLinkCore

/// The words of a call, sorted into command, operands and options; checked against the table, not yet for meaning.
struct ParsedArguments: Sendable {
  /// The first word that is no option.
  private(set) var command: String?
  /// The other words that are no options.
  private(set) var operands: [String] = []
  /// How many of them stand behind `--`; `nil` without one.
  private(set) var operandsBehindEnd: Int?
  /// Options in the order given, with their values ("" for a switch).
  private(set) var options: [(option: Option, value: String)] = []
  private(set) var problems = UsageProblems()
  /// Words that look like options and are none, by the place of their problem.
  private(set) var strangers: [Int: String] = [:]
  /// What config files say in place of options that are not among the words.
  var defaults = OptionDefaults()

  /// Sorts the words. Options stand anywhere; `--` ends them.
  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        let before = operands.count
        for operand in rest { take(operand) }
        operandsBehindEnd = operands.count - before
        return
      } else if word.hasPrefix("--") {
        readLong(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        readShort(word, &rest)
      } else {
        take(word)
      }
    }
  }

  /// The last value of an option, of two the later one; else a config file's.
  func value(_ option: Option) -> String? { values(option).last }

  func has(_ option: Option) -> Bool { value(option) != nil }

  /// All values of an option that may be given several times; without any, a config file's.
  func values(_ option: Option) -> [String] {
    let given = options.filter { $0.option == option }.map(\.value)
    return given.isEmpty ? defaults[option]?.values ?? [] : given
  }

  /// Whether an option is among the words.
  func isGiven(_ option: Option) -> Bool { options.contains { $0.option == option } }

  /// Whether an option is meant for this very command: among the words, or under the command's name in a file.
  func isChosen(_ option: Option) -> Bool {
    isGiven(option) || defaults[option]?.isOwn ?? false
  }

  /// Where a value comes from, if it is not from the words: `.ilink.json line 3`.
  func place(of option: Option) -> String? {
    isGiven(option) ? nil : defaults[option]?.place
  }

  /// Whether the program's own version is asked for: `--version` alone, or where it takes no value.
  var asksForVersion: Bool {
    has(.version) && (values(.version).contains("") || !OptionTable.takesValue(.version, in: command))
  }

  private mutating func take(_ word: String) {
    if command == nil { command = word } else { operands.append(word) }
  }

  private mutating func readLong(_ word: String, _ rest: inout ArraySlice<String>) {
    let halves = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves.first ?? ""
    guard let spec = OptionTable.option(named: name) else {
      let near = Suggestion.nearest(to: "--" + name, among: OptionTable.all.map(\.option.name))
      // The value of a mistyped option is not taken for an operand.
      if halves.count == 1, let near, OptionTable.option(named: near.dropFirst(2))?.value != nil { _ = rest.popFirst() }
      return unknown("--" + name, near: near)
    }
    take(spec, shown: spec.option.name, attached: halves.count == 2 ? String(halves[1]) : nil, &rest)
  }

  /// `-q`, `-c de`, `-cde`, and switches together: `-qv`.
  private mutating func readShort(_ word: String, _ rest: inout ArraySlice<String>) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let spec = OptionTable.option(short: letter) else { return unknown("-\(letter)", near: nil) }
      guard spec.value != nil else {
        options.append((spec.option, ""))
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      return take(spec, shown: "-\(letter)", attached: letters.isEmpty ? nil : String(letters), &rest)
    }
  }

  private mutating func take(
    _ spec: OptionSpec, shown: String, attached: String?, _ rest: inout ArraySlice<String>
  ) {
    switch (spec.value, attached) {
    // In some commands it takes a value, and which command it is may only be known later.
    case (nil, .some(let value)) where spec.option == .version: options.append((spec.option, value))
    case (nil, nil) where spec.option == .version && AppVersion(rest.first ?? "") != nil:
      options.append((spec.option, rest.removeFirst()))
    case (nil, nil): options.append((spec.option, ""))
    case (nil, .some): problems.add("'\(shown)' takes no value", hint: "Write it alone.")
    case (.some, .some(let value)): options.append((spec.option, value))
    case (.some(let placeholder), nil):
      if let value = rest.popFirst() {
        options.append((spec.option, value))
      } else {
        problems.add("'\(shown)' needs a value", hint: "Add \(shown) \(placeholder).")
      }
    }
  }

  private mutating func unknown(_ shown: String, near: String?) {
    strangers[problems.failures.count] = shown
    problems.add(
      "\(Harmless.quoted(shown)) is not an option",
      hint: near.map { "Did you mean '\($0)'?" } ?? "See 'ilink help'.")
  }
}
