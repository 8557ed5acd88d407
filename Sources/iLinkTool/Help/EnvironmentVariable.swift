/// The variables that are read: for the help and the manual page.
struct EnvironmentVariable: Sendable, Hashable {
  let name: String
  let meaning: String

  static var all: [EnvironmentVariable] {
    [.init(name: "ILINK_APP", meaning: "the app, when none is given")]
      + OptionTable.all.compactMap { spec in
        guard let name = spec.environment, name.hasPrefix("ILINK_") else { return nil }
        return .init(name: name, meaning: "stands in for \(spec.option.name)")
      } + [
        .init(name: "XDG_CONFIG_HOME", meaning: "where the user's config file is, instead of ~/.config"),
        .init(name: "NO_COLOR", meaning: "not empty: no colours"),
        .init(name: "CLICOLOR_FORCE", meaning: "not 0: colours also in a pipe"),
        .init(name: "FORCE_COLOR", meaning: "not 0: colours also in a pipe"),
        .init(name: "TERM", meaning: "dumb: no colours, no sign of waiting"),
        .init(name: "COLUMNS", meaning: "the width, instead of the terminal's"),
        .init(name: "https_proxy", meaning: "the proxy for requests"),
        .init(name: "no_proxy", meaning: "the hosts that need none"),
      ]
  }
}
