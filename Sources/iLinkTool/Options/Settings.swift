import Foundation
import iLinkClient
import iLinkCore

/// The common options with their meaning: from the words, else the environment, else a config file, else the default.
struct Settings: Sendable {
  enum Verbosity: Sendable, Hashable { case quiet, normal, verbose }

  /// The app to take when none is given.
  var app: String?
  /// The storefront, if one was given.
  var country: Storefront?
  /// The platform, if one was given.
  var platform: StorePlatform?
  var isBundle: Bool
  var format: OutputFormat
  var timeout: TimeInterval
  /// The limit, if one was given, for commands with another default.
  var givenTimeout: TimeInterval?
  var requestTimeout: TimeInterval
  var retries: Int
  var isFresh: Bool
  var service: LookupService
  var now: Date?
  var verbosity: Verbosity
  var colour: ColourChoice
  var showsProgress: Bool

  init(_ parsed: ParsedArguments, environment: [String: String], problems: inout UsageProblems) {
    var reader = ValueReader(parsed: parsed, environment: environment, problems: problems)
    app = environment["ILINK_APP"].flatMap { $0.isEmpty ? nil : $0 } ?? parsed.defaults.app
    country = reader.country()
    platform = reader.choice(.platform, environment: "ILINK_PLATFORM", of: StorePlatform.self)
    isBundle = parsed.has(.bundle)
    let named = reader.choice(.format, of: OutputFormat.self)
    format = named ?? (parsed.has(.json) ? .json : parsed.has(.plain) ? .plain : .table)
    let formats = Set([named, parsed.has(.json) ? .json : nil, parsed.has(.plain) ? .plain : nil].compactMap { $0 })
    if formats.count > 1 {
      reader.problems.add("two output formats were asked for", hint: "Choose one of --json, --plain and --format.")
    }
    givenTimeout = reader.span(.timeout, environment: "ILINK_TIMEOUT")
    timeout = givenTimeout ?? 45
    requestTimeout = reader.span(.requestTimeout) ?? 10
    if requestTimeout == 0 {
      reader.problems.add(
        "'0' leaves no time for a request", hint: "Give --request-timeout a length such as 10s.", about: .requestTimeout
      )
    }
    retries = reader.number(.retries, in: 0...100) ?? 3
    isFresh = parsed.has(.fresh)
    service = reader.service() ?? .apple
    now = reader.moment(.now)
    verbosity = parsed.has(.quiet) ? .quiet : parsed.has(.verbose) ? .verbose : .normal
    colour = reader.choice(.color, of: ColourChoice.self) ?? .auto
    showsProgress = !parsed.has(.noProgress) && verbosity != .quiet && environment["TERM"] != "dumb"
    problems = reader.problems
  }
}
