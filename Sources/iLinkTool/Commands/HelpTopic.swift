import iLinkCore

/// The pages of the help that are not about one command.
enum HelpTopic: String, Sendable, CaseIterable {
  case exitCodes = "exit-codes", environment, config, countries, json, man

  static let names = allCases.map(\.rawValue).joined(separator: "|")

  var page: String {
    switch self {
    case .exitCodes: exitCodesPage
    case .environment: environmentPage
    case .config: ConfigPage.text
    case .countries: countriesPage
    case .json: SchemaPage.list
    case .man: ManualPage.text
    }
  }

  static func row(_ status: ExitStatus) -> String {
    let number = String(status.rawValue)
    let start =
      String(repeating: " ", count: 5 - number.count) + number + "  " + DisplayWidth.padded(status.code, to: 18)
    let lines = HelpCommand.wrapped(status.meaning, to: 54)
    return start + lines.joined(separator: "\n" + String(repeating: " ", count: DisplayWidth.of(start)))
  }

  private var exitCodesPage: String {
    """
    The exit statuses: 1 to 9 are failures, 10 and above are answers.

    \(ExitStatus.allCases.map(Self.row).joined(separator: "\n"))

    Several apps: the worst status; 8 when some could be read.

    """
  }

  private var environmentPage: String {
    let rows = EnvironmentVariable.all.map { "  " + DisplayWidth.padded($0.name, to: 22) + $0.meaning }
    return """
      The variables that are read. An option always wins.

      \(rows.joined(separator: "\n"))

        LC_ALL, LC_MESSAGES, LANG, LANGUAGE
                              the language that 'preview' shows, unless --lang says it

      Nothing else reads them, nor TZ: the answer is the same on every machine.

      """
  }

  private var countriesPage: String {
    let stores = Storefront.all.map { "  \($0)  \($0.alpha3 ?? "-")  \($0.name ?? "-")" }
    let regions = Storefront.neighbours.map { neighbour in
      "  " + DisplayWidth.padded(neighbour.region, to: 4)
        + DisplayWidth.padded(neighbour.storefront?.code ?? "-", to: 4)
        + neighbour.name
    }
    return """
      The \(stores.count) storefronts: two letters for --country, three as StoreKit says.

      \(stores.joined(separator: "\n"))

      Regions without a store of their own, and the one that is asked instead:

      \(regions.joined(separator: "\n"))

      """
  }
}
