import Foundation
import iLinkCore

/// A call of `check -` with all its words and lines understood.
struct CheckListPlan: Sendable {
  let call: Call
  let lines: [(text: String, plan: CheckPlan)]
  let saved: Data?

  init(_ call: Call) throws {
    var reader = call.reader()
    let entries = try AppList.entries(call, columns: 2, problems: &reader.problems)
    let given = reader.version(.installed)
    let terms = CheckJudgement.Terms(&reader)
    var lines: [(String, CheckPlan)] = []
    for entry in entries {
      guard let installed = Self.installed(entry, call, given: given, &reader.problems) else { continue }
      lines.append((entry.text, CheckPlan(call, entry.app, installed: installed, terms: terms)))
    }
    ListInput.check(call, &reader.problems)
    guard reader.problems.isEmpty else { throw reader.problems }
    self.call = call
    self.lines = lines
    saved = try SavedAnswer.read(call)
  }

  /// The line's own version, else that of `--installed`, else the one in the app.
  private static func installed(
    _ entry: AppList.Entry, _ call: Call, given: AppVersion?, _ problems: inout UsageProblems
  ) -> AppVersion? {
    if let note = entry.note { return CheckPlan.version(note, in: "behind \(Harmless.quoted(entry.text))", &problems) }
    if call.parsed.has(.installed) { return given }
    if let text = entry.app.installed { return CheckPlan.version(text, in: "in the app", &problems) }
    problems.add(
      "'check' needs your version of \(Harmless.quoted(entry.text))",
      hint: "Write it behind the app, or add --installed 2.2.0.")
    return nil
  }

  func run() async -> Outcome {
    let asker = StoreAsker(call, saved: saved)
    let answers = await asker.answers(to: lines.map(\.plan.question))
    return ListReport(
      call: call, schema: "ilink.check-list/1", columns: CheckReport.columns, shown: CheckReport.columns,
      lines: lines.map { text, plan in line(text, plan, answers[plan.question]) }, log: asker.log
    ).outcome
  }

  private func line(
    _ text: String, _ plan: CheckPlan, _ answer: Result<LookupAnswer, CommandFailure>?
  ) -> ListReport.Line {
    do throws(CommandFailure) {
      let report = try plan.report(on: try (answer ?? .failure(.unanswered(text))).get())
      return ListReport.Line(
        app: text, status: report.status, json: report.json, cells: report.row, failure: nil)
    } catch {
      let cells = [error.status.code, plan.installed.description, "?", "?", plan.question.country.code, "?", ""]
      return ListReport.Line(app: text, status: error.status, json: error.json, cells: cells, failure: error)
    }
  }
}

/// What all commands that read a list from standard input refuse.
enum ListInput {
  static func check(_ call: Call, _ problems: inout UsageProblems) {
    if call.parsed.value(.from) == "-" {
      problems.add("standard input cannot be both the list and the answer", hint: "Give --from a file.", about: .from)
    }
  }
}

extension CommandFailure {
  /// An app that was asked for and is not among the answers, which does not happen.
  static func unanswered(_ app: String) -> CommandFailure {
    CommandFailure(.failure, "\(Harmless.quoted(app)) was not answered", hint: "Please report it.")
  }
}
