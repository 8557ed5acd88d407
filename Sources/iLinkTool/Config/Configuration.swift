import Foundation

/// The config files of a call, and what they say in place of options that were not given.
struct Configuration: Sendable {
  /// The files in use, the one that counts most first.
  private(set) var files: [ConfigFile] = []
  private(set) var problems = UsageProblems()

  var warnings: String { files.flatMap(\.warnings).joined() }

  /// No files at all.
  static let none = Configuration()

  private init() {}

  /// Reads the file that is named, by option or variable; else the project's and the user's.
  init(_ parsed: ParsedArguments, in world: World) throws(CommandFailure) {
    let named = parsed.value(.config)
    if parsed.has(.noConfig) {
      if named != nil {
        problems.add("'--config' and '--no-config' contradict each other", hint: "Leave one of them out.")
      }
      return
    }
    let variable = world.environment["ILINK_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    if let path = named ?? variable {
      let source = named == nil ? "ILINK_CONFIG" : Option.config.name
      guard world.fileExists(path) else {
        problems.add("there is no file \(Harmless.quoted(path)) for \(source)", hint: "Check the path.")
        return
      }
      try read(path, in: world)
    } else {
      for path in [ConfigPlaces.project(in: world), ConfigPlaces.user(in: world)] {
        if let path { try read(path, in: world) }
      }
    }
  }

  private mutating func read(_ path: String, in world: World) throws(CommandFailure) {
    let name = Harmless.line(ConfigPlaces.name(of: path, in: world))
    let data: Data
    do { data = try world.readFile(path) } catch {
      throw CommandFailure(
        .failure, "the config file \(Harmless.quoted(name)) cannot be read",
        hint: "Check that it is a file and who may read it, or use --no-config.")
    }
    let file = ConfigFile(data, name: name)
    problems.failures += file.problems.failures
    files.append(file)
  }

  /// What holds for a command where its words say nothing: words, then variables, then the project's file, then the
  /// user's; in a file, what stands under the command's name before what stands outside; of two, the later one.
  func defaults(
    for command: Command, _ parsed: ParsedArguments, environment: [String: String]
  ) -> OptionDefaults {
    var defaults = OptionDefaults()
    defaults.files = files.map(\.name)
    var settled = Set(parsed.options.flatMap { OptionTable.rivals(of: $0.option) })
    settled.formUnion(OptionTable.all.map(\.option).filter { OptionTable.isSet($0, in: environment) })
    let known = Set((OptionTable.own(of: command) + OptionTable.common(for: command)).map(\.option))
    for file in files {
      let own = (file.own[command.name] ?? []).reversed().map { ($0, true) }
      let general = file.general.reversed().filter { $0.option != .version }.map { ($0, false) }
      for (entry, isOwn) in own + general where known.contains(entry.option) && !settled.contains(entry.option) {
        guard command.has(entry) else { continue }
        let place = "\(file.name) line \(entry.line)"
        switch entry.setting {
        case .off:
          settled.insert(entry.option)
          continue
        case .on: defaults.set(entry.option, [""], place: place, isOwn: isOwn)
        case .values(let values): defaults.set(entry.option, values, place: place, isOwn: isOwn)
        }
        settled.formUnion(OptionTable.rivals(of: entry.option))
      }
      defaults.app = defaults.app ?? file.ownApp[command.name] ?? file.app
    }
    return defaults
  }
}

extension Command {
  /// Whether a format that a file asks for is one of the command's; the others go on with their own.
  fileprivate func has(_ entry: ConfigFile.Entry) -> Bool {
    switch (entry.option, entry.setting) {
    case (.json, .on): formats.contains(.json)
    case (.plain, .on): formats.contains(.plain)
    case (.format, .values(let values)):
      values.last.flatMap { OutputFormat(rawValue: $0) }.map(formats.contains) ?? true
    default: true
    }
  }
}
