/// The words of a call, sorted into command, operands and options; checked against the table, not yet for meaning.
struct ParsedArguments: Sendable {
  /// The first word that is no option.
  private(set) var command: String?
  /// The other words that are no options.
  private(set) var operands: [String] = []
  /// Options in the order given, with their values ("" for a switch).
  private(set) var options: [(option: Option, value: String)] = []
  private(set) var problems = UsageProblems()

  /// Sorts the words. Options stand anywhere; `--` ends them.
  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { take(operand) }
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

  /// The last value of an option: of two, the later one holds.
  func value(_ option: Option) -> String? { options.last { $0.option == option }?.value }

  func has(_ option: Option) -> Bool { value(option) != nil }

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
    problems.add(
      "\(Harmless.quoted(shown)) is not an option",
      hint: near.map { "Did you mean '\($0)'?" } ?? "See 'ilink help'.")
  }
}
