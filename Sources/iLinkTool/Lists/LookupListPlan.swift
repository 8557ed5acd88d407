import Foundation
import iLinkCore

/// A call of `lookup -` with all its words and lines understood.
struct LookupListPlan: Sendable {
  let call: Call
  let lines: [(text: String, question: StoreAsker.Question, country: Storefront?)]
  let saved: Data?

  init(_ call: Call) throws {
    var problems = UsageProblems()
    let entries = try AppList.entries(call, columns: 1, problems: &problems)
    if call.parsed.has(.raw) {
      problems.add("'--raw' shows one answer, not those of a list", hint: "Give the app itself.", about: .raw)
    }
    ListInput.check(call, &problems)
    guard problems.isEmpty else { throw problems }
    self.call = call
    lines = entries.map { entry in
      let country = call.settings.country ?? entry.app.country
      let platform = call.settings.platform ?? entry.app.platform ?? .iOS
      return (entry.text, .init(app: entry.app.app, platform: platform, country: country ?? .us), country)
    }
    saved = try SavedAnswer.read(call)
  }

  func run() async -> Outcome {
    let asker = StoreAsker(call, saved: saved)
    let answers = await asker.answers(to: lines.map(\.question))
    return ListReport(
      call: call, schema: "ilink.lookup-list/1", columns: ["STATUS"] + LookupRecord.keys.map { $0.uppercased() },
      shown: ["STATUS", "ID", "BUNDLEID", "VERSION", "RELEASEDAT", "NAME"],
      lines: lines.map { line($0, $1, $2, answers[$1]) }, log: asker.log
    ).outcome
  }

  private func line(
    _ text: String, _ question: StoreAsker.Question, _ country: Storefront?,
    _ answer: Result<LookupAnswer, CommandFailure>?
  ) -> ListReport.Line {
    switch answer ?? .failure(.unanswered(text)) {
    case .success(let answer):
      let record = LookupRecord(answer, question: question, country: country)
      return ListReport.Line(
        app: text, status: .ok, json: record.json, cells: [ExitStatus.ok.code] + record.facts.map(\.text), failure: nil)
    case .failure(let failure):
      return ListReport.Line(
        app: text, status: failure.status, json: failure.json,
        cells: [failure.status.code] + LookupRecord.keys.map { _ in "?" }, failure: failure)
    }
  }
}
