import Foundation
import iLinkCore
import iLinkKit

/// A call of `explain` with all its words understood.
struct ExplainPlan: Sendable {
  let call: Call
  let question: StoreAsker.Question
  let saved: Data?
  /// The facts but for what the store answers.
  let facts: UpdateFacts
  /// Settings in `--settings` that do not exist, a line each.
  let warnings: String

  init(_ call: Call) throws {
    var reader = call.reader()
    let state = try Self.state(call)
    var settings = state?.settings ?? UpdateSettings()
    warnings = try Self.apply(call, to: &settings, problems: &reader.problems)
    Self.apply(&reader, to: &settings)

    let argument = try Self.app(call, state: state, problems: &reader.problems)
    let app = try Self.identity(call, argument, state: state, settings: settings, reader: &reader)
    var history = state?.history ?? UpdateHistory()
    Self.apply(&reader, to: &history, installed: app?.version)

    guard reader.problems.isEmpty, let argument, let app else { throw reader.problems }
    self.call = call
    facts = UpdateFacts(
      app: app, settings: settings, history: history, launch: state?.launch ?? LaunchID("explain"),
      trigger: call.parsed.has(.asked) ? .asked : .automatic(.launch))
    let country = call.settings.country ?? argument.country ?? settings.appStoreCountry
    question = StoreAsker.Question(app: argument.app, platform: app.platform, country: country ?? .us)
    saved = try SavedAnswer.read(call)
  }

  func run() async throws -> Outcome {
    let asker = StoreAsker(call, saved: saved)
    let deadline = call.settings.timeout > 0 ? call.world.now() + call.settings.timeout : nil
    let outcome = try await asker.outcome(of: question)
    let decision = UpdatePolicy.decide(facts(with: outcome), at: call.now)
    let probes =
      call.parsed.has(.probe) ? await StoreProbe(call: call, question: question, deadline: deadline).run() : nil
    return ExplainReport(
      plan: self, decision: decision, listing: try? outcome.get().listing, probes: probes,
      messages: warnings + asker.log
    ).outcome
  }

  /// The facts, with the store's answer on record as the library would put it there.
  private func facts(with outcome: Result<LookupAnswer, LookupError>) -> UpdateFacts {
    var facts = facts
    switch outcome {
    case .success(let answer):
      facts.history.evidence.record(
        answer.listing, isOwnStorefront: answer.isOwnStorefront, delay: facts.settings.releaseDelay, at: call.now)
    case .failure(let error):
      facts.lookupProblem = error
      facts.history.evidence.recordAbsence(
        error, candidates: StorefrontCandidates(only: question.country), at: call.now)
    }
    return facts
  }
}

// MARK: Reading the words

extension ExplainPlan {
  private static func state(_ call: Call) throws(CommandFailure) -> ExportedState? {
    guard let data = try InputFile.read(.state, call) else { return nil }
    if let state = ExportedState(data) { return state }
    throw CommandFailure(
      .usage, "\(InputFile.name(.state, call)) is not an exported state",
      hint: "Use what exportState() gives, of schema \(ExportedState.schema).")
  }

  private static func app(
    _ call: Call, state: ExportedState?, problems: inout UsageProblems
  ) throws(CommandFailure) -> AppArgument? {
    let isNamed = !call.operands.isEmpty || call.settings.app != nil
    if !isNamed, let bundleID = state?.app.bundleID { return AppArgument(app: .bundle(bundleID)) }
    return try AppList.one(call, problems: &problems)
  }

  private static func identity(
    _ call: Call, _ argument: AppArgument?, state: ExportedState?, settings: UpdateSettings, reader: inout ValueReader
  ) throws -> AppIdentity? {
    let text =
      call.parsed.value(.installed) ?? argument?.installed ?? settings.applicationVersion?.text
      ?? state?.app.version.text
    let system = reader.version(.os)
    guard let argument else { return nil }
    guard let text else {
      reader.problems.add("'explain' needs your version", hint: "Add --installed 2.2.0, or --state FILE.")
      return nil
    }
    var app =
      state?.app
      ?? AppIdentity(bundleID: argument.app.bundleID, version: VersionText(text), platform: argument.platform ?? .iOS)
    app.version = VersionText(text)
    app.platform = call.settings.platform ?? argument.platform ?? app.platform
    app.system = system ?? app.system
    return app
  }

  private static func apply(
    _ call: Call, to settings: inout UpdateSettings, problems: inout UsageProblems
  ) throws(CommandFailure) -> String {
    guard let data = try InputFile.read(.settings, call) else { return "" }
    guard let found = SettingsDocument.apply(data, to: &settings) else {
      problems.add(
        "\(InputFile.name(.settings, call)) is not a JSON object", hint: "Write it like {\"remindPeriod\": 2}.")
      return ""
    }
    var warnings = ""
    for problem in found {
      switch problem {
      case .unknown(let key):
        let near = Suggestion.sentence(for: key, among: SettingsDocument.names) ?? "See 'ilink help explain'."
        warnings +=
          "ilink: \(InputFile.name(.settings, call)): unknown key \(Harmless.quoted(key)) (ignored). \(near)\n"
      case .value(let key, let expected):
        problems.add("the setting '\(key)' wants \(expected)", hint: "Mend \(InputFile.name(.settings, call)).")
      }
    }
    return call.settings.verbosity == .quiet ? "" : warnings
  }

  private static func apply(_ reader: inout ValueReader, to settings: inout UpdateSettings) {
    if let delay = reader.span(.releaseDelay) { settings.releaseDelay = delay }
    if let period = reader.span(.remindPeriod) { settings.remindPeriod = period }
    if let minimum = reader.version(.minimumVersion) { settings.minimumSupportedVersion = minimum }
    if reader.parsed.has(.forced) { settings.aggressiveUpdatePrompt = true }
    if reader.parsed.has(.preview) { settings.previewMode = true }
    switch reader.parsed.value(.prompting) {
    case nil: break
    case "on": settings.globalPromptForUpdate = true
    case "off": settings.globalPromptForUpdate = false
    case .some(let text):
      reader.problems.add(
        "\(Harmless.quoted(text)) is no value of --prompting", hint: "Use on or off.", about: .prompting)
    }
  }

  private static func apply(_ reader: inout ValueReader, to history: inout UpdateHistory, installed: VersionText?) {
    if let declined = reader.version(.declined) { history.declined = .upTo(declined) }
    if let moment = reader.moment(.remindedAt) {
      history.remindedAt = moment
      history.remindedInLaunch = nil
    }
    if let moment = reader.moment(.updateTappedAt), let installed {
      history.updateTapped = UpdateHistory.UpdateTapped(at: moment, installed: installed, launch: nil)
    }
  }
}
