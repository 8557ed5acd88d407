import Foundation
import iLinkCore

extension Command {
  static let lookup = Command(
    name: "lookup", summary: "Print what the store has on record for an app",
    usage: ["lookup <app> [--raw] [--from FILE|-]", "lookup - [options]"],
    details: """
      The record as 'key: value', or as JSON with every key present; --raw prints the
      answer's body as it came, whatever it is. The first step of a bug report.

      '-' reads a list from standard input: one app a line, '#' begins a comment.
      Store IDs go up to 200 to a request, bundle IDs one each. The answer is a table,
      a row for each line; all facts are in --plain, --format csv and --json.

      --plain: key, value. Of a list: app (as it was written), status, and a column
      for each key.
      """,
    examples: [
      "ilink lookup com.example.app --country de", "ilink lookup id284910350 --raw > answer.json",
      "ilink lookup 284910350 --from answer.json --json", "ilink lookup - --format csv < apps.txt",
    ],
    options: [.raw, .from],
    statuses: [.ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled, .incomplete],
    prepare: { call in
      if call.operands == ["-"] {
        let plan = try LookupListPlan(call)
        return .working { await plan.run() }
      }
      let plan = try LookupPlan(call)
      return .working { try await plan.run() }
    })
}

/// A call of `lookup` with all its words understood.
struct LookupPlan: Sendable {
  let call: Call
  let question: StoreAsker.Question
  let country: Storefront?
  let saved: Data?

  init(_ call: Call) throws {
    var problems = UsageProblems()
    let app = try AppList.one(call, problems: &problems)
    if call.parsed.has(.raw), call.settings.format != .table {
      problems.add("'--raw' is the answer itself and has no other format", hint: "Leave the format out.", about: .raw)
    }
    guard problems.isEmpty, let app else { throw problems }
    self.call = call
    country = call.settings.country ?? app.country
    question = StoreAsker.Question(
      app: app.app, platform: call.settings.platform ?? app.platform ?? .iOS, country: country ?? .us)
    saved = try SavedAnswer.read(call)
  }

  func run() async throws -> Outcome {
    let asker = StoreAsker(call, saved: saved)
    guard !call.parsed.has(.raw) else {
      let body = try await asker.body(for: question)
      return Outcome(String(decoding: body, as: UTF8.self), messages: asker.log)
    }
    let answer = try await asker.answer(to: question)
    return Outcome(output(LookupRecord(answer, question: question, country: country)), messages: asker.log)
  }

  private func output(_ record: LookupRecord) -> String {
    let table = Table(columns: ["KEY", "VALUE"], rows: record.facts.map { [$0.key, $0.text] })
    switch call.settings.format {
    case .json: return record.json.document
    case .plain: return table.plain
    case .csv: return table.csv
    case .md: return table.markdown
    case .table:
      return record.facts.map { call.style.bold($0.key + ":") + " " + indented($0.text) + "\n" }.joined()
    }
  }

  /// Lines after the first are moved in, so that a key always stands at the start of a line.
  private func indented(_ text: String) -> String {
    guard !text.isEmpty else { return "-" }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { Harmless.line(String($0)) }.joined(separator: "\n  ")
  }
}
