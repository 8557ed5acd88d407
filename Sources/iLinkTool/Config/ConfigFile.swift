import Foundation

/// What a config file says: options by their long names, for all commands or for one.
struct ConfigFile: Sendable, Hashable {
  /// An option's value in the file.
  struct Entry: Sendable, Hashable {
    enum Setting: Sendable, Hashable {
      case on
      /// A switch that is expressly not set; it hides one of a file that counts less.
      case off
      case values([String])
    }

    let option: Option
    let setting: Setting
    let line: Int
  }

  /// How messages name the file.
  let name: String
  /// What holds for every command, in the file's order.
  private(set) var general: [Entry] = []
  /// What holds for one command, by its name.
  private(set) var own: [String: [Entry]] = [:]
  /// The app to take when none is given: for every command, and by the command's name.
  private(set) var app: String?
  private(set) var ownApp: [String: String] = [:]
  /// Keys that mean nothing: a line each.
  private(set) var warnings: [String] = []
  /// What makes the file unusable.
  private(set) var problems = UsageProblems()

  /// Reads a file's content.
  init(_ data: Data, name: String) {
    self.name = name
    let tree: LocatedJSON
    do throws(LocatedJSON.Failure) {
      tree = try LocatedJSON(data)
    } catch {
      problems.add(
        "\(name) line \(error.line) is not JSON: \(error.expected) is missing there",
        hint: "Mend it, or try --no-config.")
      return
    }
    guard case .object(let members) = tree.value else {
      problems.add("\(name) is not a JSON object", hint: #"Write it like {"country": "de"}."#)
      return
    }
    for member in members {
      if case .object(let inner) = member.value.value, let command = Command.named(member.key), command.readsConfig {
        for member in inner { read(member, of: command) }
      } else {
        read(member)
      }
    }
  }

  private mutating func read(_ member: LocatedJSON.Member) {
    if member.key == Option.app.rawValue {
      app = text(member) ?? app
      return
    }
    guard let spec = OptionTable.option(named: member.key), !Self.isAboutTheCall(spec.option) else {
      let commands = Command.all.filter(\.readsConfig).map(\.name)
      let options = OptionTable.all.map(\.option).filter { !Self.isAboutTheCall($0) }.map(\.rawValue)
      return unknown(member, among: commands + options)
    }
    if let entry = entry(spec, member) { general.append(entry) }
  }

  private mutating func read(_ member: LocatedJSON.Member, of command: Command) {
    let specs = OptionTable.own(of: command) + OptionTable.common(for: command)
    if let spec = specs.first(where: { $0.option.rawValue == member.key }),
      !Self.isAboutTheCall(spec.option) || spec.option == .version && spec.value != nil
    {
      if let entry = entry(spec, member) { own[command.name, default: []].append(entry) }
    } else if member.key == Option.app.rawValue, command.operands.isApp {
      ownApp[command.name] = text(member) ?? ownApp[command.name]
    } else {
      unknown(member, among: specs.map(\.option).filter { !Self.isAboutTheCall($0) }.map(\.rawValue))
    }
  }

  /// Options that say something about one call only.
  private static func isAboutTheCall(_ option: Option) -> Bool {
    [.config, .noConfig, .help, .version].contains(option)
  }

  private mutating func unknown(_ member: LocatedJSON.Member, among known: [String]) {
    let isAboutTheCall = OptionTable.option(named: member.key).map { Self.isAboutTheCall($0.option) } ?? false
    let near = isAboutTheCall ? nil : Suggestion.nearest(to: member.key, among: known).map { "Did you mean \"\($0)\"?" }
    let key = "\"" + Harmless.quoted(member.key).dropFirst().dropLast() + "\""
    warnings.append(
      "ilink: \(name) line \(member.line): unknown key \(key) (ignored). \(near ?? "See 'ilink help config'.")\n")
  }

  private mutating func entry(_ spec: OptionSpec, _ member: LocatedJSON.Member) -> Entry? {
    let value: Entry.Setting
    switch (spec.value, member.value.value) {
    case (nil, .bool(let flag)): value = flag ? .on : .off
    case (nil, _): return misfit(member, "true or false", like: "true")
    case (.some, .string(let text)), (.some, .number(let text)): value = .values([text])
    case (.some(let placeholder), .array(let elements)) where spec.takesSeveral:
      let texts = elements.compactMap(\.text)
      guard texts.count == elements.count, !texts.isEmpty else {
        return misfit(member, "a list of texts", like: "[\"\(placeholder)\"]")
      }
      value = .values(spec.isRepeated ? texts : [texts.joined(separator: ",")])
    case (.some(let placeholder), _): return misfit(member, "a text or a number", like: "\"\(placeholder)\"")
    }
    return Entry(option: spec.option, setting: value, line: member.value.line)
  }

  private mutating func text(_ member: LocatedJSON.Member) -> String? {
    if let text = member.value.text { return text }
    _ = misfit(member, "one app as a text", like: "\"com.example.app\"")
    return nil
  }

  private mutating func misfit(_ member: LocatedJSON.Member, _ wanted: String, like example: String) -> Entry? {
    problems.add(
      "\(name) line \(member.value.line): \"\(member.key)\" wants \(wanted)",
      hint: "Write it like \"\(member.key)\": \(example).")
    return nil
  }
}

extension LocatedJSON {
  /// What a text or a number says.
  fileprivate var text: String? {
    switch value {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}
