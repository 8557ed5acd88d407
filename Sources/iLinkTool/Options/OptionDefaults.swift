/// What config files say in place of options that were not given.
struct OptionDefaults: Sendable {
  /// An option's values, and where they stand.
  struct Default: Sendable, Hashable {
    /// "" for a switch.
    let values: [String]
    /// `.ilink.json line 3`.
    let place: String
    /// Whether it stands under the command's name.
    let isOwn: Bool
  }

  private var stored: [Option: Default] = [:]
  /// The app to take when none is given.
  var app: String?
  /// The files in use.
  var files: [String] = []

  subscript(option: Option) -> Default? { stored[option] }

  mutating func set(_ option: Option, _ values: [String], place: String, isOwn: Bool) {
    stored[option] = Default(values: values, place: place, isOwn: isOwn)
  }
}

extension OptionTable {
  /// Options that speak of the same thing: who gives one does not want another from a file.
  private static let groups: [Set<Option>] = [
    [.json, .plain, .format, .raw, .events], [.quiet, .verbose], [.country, .countries], [.lookup, .offline],
  ]

  /// The option and those it silences in files.
  static func rivals(of option: Option) -> Set<Option> { groups.first { $0.contains(option) } ?? [option] }

  /// Whether a variable stands in for an option.
  static func isSet(_ option: Option, in environment: [String: String]) -> Bool {
    let more = option == .color ? ["CLICOLOR_FORCE", "FORCE_COLOR"] : []
    return ([spec(option)?.environment].compactMap { $0 } + more).contains { environment[$0]?.isEmpty == false }
  }
}
