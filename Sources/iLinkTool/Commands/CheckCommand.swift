import Foundation
import iLinkCore

extension Command {
  static let check = Command(
    name: "check", summary: "Tell whether the store has a newer version than yours",
    usage: ["check <app> --installed VERSION [options]", "check PATH [options]", "check - [options]"],
    details: """
      Compares your version with the store's: parts are numbers, missing parts are
      zero, a leading 'v' and a build like (45) do not count, and an older version
      in the store is never an update. The path of an app gives its own version.

      '-' reads a list from standard input: one app a line, your version behind it,
      else --installed; '#' begins a comment. Store IDs go up to 200 to a request,
      bundle IDs one each. The answer is a table, a row for each line.

      --plain: status, installed, store, level, country, releasedAt, url; of a list
      the app as it was written stands before.
      """,
    examples: [
      "ilink check com.example.app --installed 2.2.0", "ilink check build/MyApp.xcarchive --min-level minor",
      "ilink check 284910350 --installed 12.0 --from answer.json", "ilink check - --plain < apps.txt",
    ],
    options: [.installed, .os, .minLevel, .minAge, .exitZero, .from],
    statuses: [.ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled, .incomplete, .updateAvailable],
    prepare: { call in
      if call.operands == ["-"] {
        let plan = try CheckListPlan(call)
        return .working { await plan.run() }
      }
      let plan = try CheckPlan(call)
      return .working { try await plan.run() }
    })
}

/// A call of `check` for one app, or for one of a list, with all its words understood.
struct CheckPlan: Sendable {
  let call: Call
  let question: StoreAsker.Question
  let country: Storefront?
  let installed: AppVersion
  let terms: CheckJudgement.Terms

  init(_ call: Call) throws {
    var reader = call.reader()
    let app = try AppList.one(call, problems: &reader.problems)
    var installed = reader.version(.installed)
    if !call.parsed.has(.installed), let app {
      if let text = app.installed {
        installed = Self.version(text, in: "in the app", &reader.problems)
      } else {
        reader.problems.add(
          "'check' needs your version", hint: "Add --installed 2.2.0, or give the path of the app.")
      }
    }
    let terms = CheckJudgement.Terms(&reader)
    guard reader.problems.isEmpty, let app, let installed else { throw reader.problems }
    self.init(call, app, installed: installed, terms: terms)
  }

  init(_ call: Call, _ app: AppArgument, installed: AppVersion, terms: CheckJudgement.Terms) {
    self.call = call
    self.installed = installed
    self.terms = terms
    country = call.settings.country ?? app.country
    question = StoreAsker.Question(
      app: app.app, platform: call.settings.platform ?? app.platform ?? .iOS, country: country ?? .us)
  }

  func run() async throws -> Outcome {
    let asker = StoreAsker(call, saved: try SavedAnswer.read(call))
    let report = try report(on: try await asker.answer(to: question))
    return report.outcome(messages: asker.log)
  }

  /// What an answer means.
  func report(on answer: LookupAnswer) throws(CommandFailure) -> CheckReport {
    guard let store = answer.listing.version else {
      throw CommandFailure(
        .badAnswer,
        "the \(question.country) store lists version \(Harmless.quoted(answer.listing.versionText)), which cannot be compared",
        hint: "Ask again when the developer has mended it.", country: question.country.code, httpStatus: 200)
    }
    let judgement = CheckJudgement(
      installed: installed, store: store, listing: answer.listing, platform: question.platform, terms: terms,
      now: call.now)
    return CheckReport(plan: self, answer: answer, judgement: judgement)
  }

  /// A version that is no option's value.
  static func version(_ text: String, in place: String, _ problems: inout UsageProblems) -> AppVersion? {
    if let version = AppVersion(text) { return version }
    problems.add(
      "\(Harmless.quoted(text)) \(place) is not a version that can be compared",
      hint: "Use digits and dots, like 2.3.0.")
    return nil
  }
}

extension CheckJudgement.Terms {
  /// Reads the wishes of a call.
  init(_ reader: inout ValueReader) {
    system = reader.version(.os)
    minimumLevel = Self.level(&reader)
    minimumAge = reader.span(.minAge)
  }

  private static func level(_ reader: inout ValueReader) -> AppVersion.Level? {
    guard let text = reader.parsed.value(.minLevel) else { return nil }
    if let level = levels.first(where: { $0.rawValue == text.lowercased() }) { return level }
    let near = Suggestion.sentence(for: text, among: levels.map(\.rawValue)).map { $0 + " " } ?? ""
    reader.problems.add(
      "\(Harmless.quoted(text)) is no value of --min-level", hint: near + "Use major, minor or patch.", about: .minLevel
    )
    return nil
  }

  /// The steps that can be asked for; below a patch there is nothing to wait for.
  static let levels: [AppVersion.Level] = [.major, .minor, .patch]
}

/// The content of `--from`: a saved answer in place of the network.
enum SavedAnswer {
  static func read(_ call: Call) throws(CommandFailure) -> Data? { try InputFile.read(.from, call) }
}
