import Foundation
import iLinkCore

/// A call of `rollout` with all its words understood.
struct RolloutPlan: Sendable {
  /// More requests at once help nobody: the service refuses before that.
  static let mostJobs = 64

  let call: Call
  let app: AppReference
  let platform: StorePlatform
  /// Everything but the deadline, which begins with the run.
  let terms: RolloutTerms
  let timeout: TimeInterval
  /// Where to keep what was seen.
  let statePath: String?
  /// What was kept there.
  let saved: RolloutState?
  /// Whether standard output is a stream of events.
  let tellsEvents: Bool
  /// Whether the table has a row for each storefront.
  let showsAll: Bool

  init(_ call: Call) throws {
    var reader = call.reader()
    let app = try AppList.one(call, problems: &reader.problems)
    let countries = RolloutCountries(call, reader: &reader)
    let gate = Self.gate(call, countries: countries, reader: &reader)
    timeout = call.settings.givenTimeout ?? (gate == nil ? 900 : 7200)
    var terms = RolloutTerms(storefronts: countries.storefronts, gate: gate, isPatient: timeout > 0)
    terms.retries = call.settings.retries
    terms.pretendedNow = call.settings.now
    terms.jobs = reader.number(.jobs, in: 1...Self.mostJobs) ?? 8
    terms.rate = Self.rate(&reader) ?? .polite
    terms.interval = Self.interval(&reader) ?? 120
    if !terms.isPatient { terms.gate?.confirmations = 1 }
    self.terms = terms
    tellsEvents = call.parsed.has(.events)
    showsAll = call.parsed.has(.all)
    if tellsEvents, [.json, .plain, .format].contains(where: call.parsed.isGiven) {
      reader.problems.add(
        "'--events' is a format of its own", hint: "Leave the other format out; the last event has the status.")
    }
    statePath = call.parsed.value(.state)
    if statePath == "-" { reader.problems.add("'--state' needs a file of its own", hint: "Give the path of a file.") }
    guard reader.problems.isEmpty, let app else { throw reader.problems }
    self.call = call
    self.app = app.app
    let platform = call.settings.platform ?? app.platform ?? .iOS
    self.platform = platform
    saved = try statePath.flatMap { try RolloutStateFile.read($0, about: app.app, platform: platform, call) }
  }

  private static func gate(_ call: Call, countries: RolloutCountries, reader: inout ValueReader) -> RolloutGate? {
    let quorum = quorum(storefronts: countries.storefronts.count, &reader)
    let confirmations = reader.number(.confirm, in: 1...10)
    guard call.parsed.has(.waitFor) else {
      for option in [Option.exact, .quorum, .confirm, .interval] where call.parsed.isGiven(option) {
        reader.problems.add(
          "'\(option.name)' means nothing without a version to wait for", hint: "Add --wait-for VERSION.")
      }
      return nil
    }
    guard let version = reader.version(.waitFor) else { return nil }
    return RolloutGate(
      target: RolloutTarget(version: version, isExact: call.parsed.has(.exact)), isNamed: countries.isNamed,
      quorum: quorum, confirmations: confirmations ?? 2)
  }

  private static func quorum(storefronts: Int, _ reader: inout ValueReader) -> Quorum? {
    guard let (text, from) = reader.text(.quorum) else { return nil }
    if let quorum = Quorum(text, storefronts: storefronts) { return quorum }
    reader.problems.add(
      "\(Harmless.quoted(text)) is no quorum for \(from)",
      hint: "Use a number of storefronts from 1 to \(storefronts), or a part like 95%.", about: .quorum)
    return nil
  }

  private static func rate(_ reader: inout ValueReader) -> RequestRate? {
    guard let (text, from) = reader.text(.rate) else { return nil }
    if let rate = RequestRate(text) { return rate }
    reader.problems.add("\(Harmless.quoted(text)) is no rate for \(from)", hint: "Write it like 15/min.", about: .rate)
    return nil
  }

  private static func interval(_ reader: inout ValueReader) -> TimeInterval? {
    guard let interval = reader.span(.interval) else { return nil }
    // Less is no interval but a loop.
    guard interval >= 0.1 else {
      reader.problems.add("'--interval' is too short", hint: "Give it a length such as 2m.", about: .interval)
      return nil
    }
    return interval
  }
}

/// The storefronts of a call: named by code, as `major`, or all.
struct RolloutCountries: Sendable {
  /// In the order of asking.
  let storefronts: [Storefront]
  /// Whether they were named, so that "not sold here" means "not yet".
  let isNamed: Bool

  init(_ call: Call, reader: inout ValueReader) {
    var text = call.parsed.value(.countries)
    if call.parsed.isChosen(.country) {
      if text != nil {
        reader.problems.add("'--country' and '--countries' were both given", hint: "Keep --countries.")
      }
      // One storefront is a list of one; what the environment, a link or a config file says for all commands is no
      // choice of storefronts.
      text = text ?? call.settings.country?.code
    }
    var found: Set<Storefront> = []
    var isAll = text == nil
    for word in (text ?? "").split(separator: ",", omittingEmptySubsequences: false).map({ $0.lowercased() }) {
      switch word {
      case "all": isAll = true
      case "major": found.formUnion(MarketOrder.major)
      case _ where text == nil: continue
      default:
        if let storefront = Storefront(word) {
          found.insert(storefront)
        } else {
          let problem = CountryProblem.of(word)
          reader.problems.add(problem.message, hint: problem.hint, about: .countries)
        }
      }
    }
    storefronts = isAll ? MarketOrder.all : MarketOrder.all.filter(found.contains)
    isNamed = !isAll
  }
}
