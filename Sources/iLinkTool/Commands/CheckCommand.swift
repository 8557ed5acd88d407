import Foundation
import iLinkCore

extension Command {
  static let check = Command(
    name: "check", summary: "Tell whether the store has a newer version than yours",
    usage: ["check <app> --installed VERSION [options]", "check PATH [options]"],
    details: """
      Compares your version with the store's: parts are numbers, missing parts are
      zero, a leading 'v' and a build like (45) do not count, and an older version
      in the store is never an update. The path of an app gives its own version.
      --plain: status, installed, store, level, country, releasedAt, url.
      """,
    examples: [
      "ilink check com.example.app --installed 2.2.0", "ilink check build/MyApp.xcarchive --min-level minor",
      "ilink check 284910350 --installed 12.0 --from answer.json",
    ],
    options: [.installed, .os, .minLevel, .minAge, .exitZero, .from],
    statuses: [.ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled, .updateAvailable],
    prepare: { call in
      let plan = try CheckPlan(call)
      return .working { try await plan.run() }
    })
}

/// A call of `check` with all its words understood.
struct CheckPlan: Sendable {
  let call: Call
  let question: StoreAsker.Question
  let country: Storefront?
  let installed: AppVersion
  let terms: CheckJudgement.Terms
  let saved: Data?

  init(_ call: Call) throws {
    var reader = call.reader()
    let app = try AppList.one(call, problems: &reader.problems)
    var installed = reader.version(.installed)
    if !call.parsed.has(.installed), let app {
      if let text = app.installed {
        installed = AppVersion(text)
        if installed == nil {
          reader.problems.add(
            "\(Harmless.quoted(text)) in the app is not a version that can be compared",
            hint: "Use digits and dots, like 2.3.0.")
        }
      } else {
        reader.problems.add(
          "'check' needs your version", hint: "Add --installed 2.2.0, or give the path of the app.")
      }
    }
    terms = CheckJudgement.Terms(
      system: reader.version(.os), minimumLevel: Self.level(&reader), minimumAge: reader.span(.minAge))
    guard reader.problems.isEmpty, let app, let installed else { throw reader.problems }
    self.call = call
    self.installed = installed
    country = call.settings.country ?? app.country
    question = StoreAsker.Question(
      app: app.app, platform: call.settings.platform ?? app.platform ?? .iOS, country: country ?? .us)
    saved = try SavedAnswer.read(call)
  }

  func run() async throws -> Outcome {
    let asker = StoreAsker(call, saved: saved)
    let answer = try await asker.answer(to: question)
    guard let store = answer.listing.version else {
      throw CommandFailure(
        .badAnswer,
        "the \(question.country) store lists version \(Harmless.quoted(answer.listing.versionText)), which cannot be compared",
        hint: "Ask again when the developer has mended it.", country: question.country.code, httpStatus: 200)
    }
    let judgement = CheckJudgement(
      installed: installed, store: store, listing: answer.listing, platform: question.platform, terms: terms,
      now: call.now)
    return CheckReport(plan: self, answer: answer, judgement: judgement, messages: asker.log).outcome
  }

  private static func level(_ reader: inout ValueReader) -> AppVersion.Level? {
    guard let text = reader.parsed.value(.minLevel) else { return nil }
    let levels: [AppVersion.Level] = [.major, .minor, .patch]
    if let level = levels.first(where: { $0.rawValue == text.lowercased() }) { return level }
    reader.problems.add("\(Harmless.quoted(text)) is no value of --min-level", hint: "Use major, minor or patch.")
    return nil
  }
}

/// The content of `--from`: a saved answer in place of the network.
enum SavedAnswer {
  static func read(_ call: Call) throws(CommandFailure) -> Data? { try InputFile.read(.from, call) }
}
