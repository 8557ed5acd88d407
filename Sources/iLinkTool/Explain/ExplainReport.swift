import Foundation
import iLinkCore

/// The answer of `explain` in each format, all from the one decision.
struct ExplainReport: Sendable {
  let plan: ExplainPlan
  let decision: UpdateDecision
  let listing: StoreListing?
  let probes: [StoreProbe.Finding]?
  let messages: String

  var outcome: Outcome { Outcome(output, messages: messages + warnings, status: status) }

  private var call: Call { plan.call }

  private var status: ExitStatus { decision.kind == nil && call.parsed.has(.exitCode) ? .noPrompt : .ok }

  private var warnings: String {
    guard call.settings.verbosity != .quiet else { return "" }
    return decision.warnings.map { "ilink: \(Harmless.line($0.description))\n" }.joined()
  }

  private var output: String {
    switch call.settings.format {
    case .json: return json.document
    case .plain: return table.plain
    case .csv: return table.csv
    case .md: return table.markdown
    case .table:
      let heading = decision.kind == nil ? decision.description : call.style.yellow(decision.description)
      let probed = probes.map { "\n" + StoreProbe.table($0).text(width: call.width, style: call.style) } ?? ""
      return Harmless.line(heading) + "\n\n" + table.text(width: call.width, style: call.style) + probed
    }
  }

  private var table: Table {
    Table(
      columns: ["RULE", "RESULT", "BECAUSE"],
      rows: decision.trace.map { [$0.rule.rawValue, Self.word(for: $0.result), $0.because] })
  }

  private static func word(for result: UpdateDecision.StepResult) -> String {
    switch result {
    case .passed: "pass"
    case .stopped: "STOP"
    case .skipped: "skipped"
    case .notReached: "-"
    }
  }

  private var json: JSON {
    .object([
      "schema": .string("ilink.explain/1"), "exitStatus": .integer(status.rawValue), "app": app,
      "decision": .string(decision.kind == nil ? "quiet" : "prompt"), "reason": .string(decision.reason?.name.rawValue),
      "kind": .string(decision.kind?.rawValue), "sentence": .string(decision.description),
      "nextPossibleAt": .string(decision.nextPossibleAt.map(Moments.text)),
      "rules": .array(decision.trace.map(Self.rule)),
      "probes": probes.map { .array($0.map(\.json)) } ?? .null,
    ])
  }

  private var app: JSON {
    let app = decision.facts.app
    return .object([
      "id": .integer(listing?.id.number ?? plan.question.id?.number),
      "bundleId": .string(listing?.bundleID.text ?? app.bundleID?.text), "name": .string(listing?.name),
      "platform": .string(app.platform.rawValue), "country": .string(plan.question.country.code),
    ])
  }

  private static func rule(_ step: UpdateDecision.Step) -> JSON {
    .object([
      "rule": .string(step.rule.rawValue), "result": .string(step.result.rawValue), "because": .string(step.because),
      "facts": .object(step.values.map { JSON.Member(key: $0.name, value: Self.json($0.value)) }),
    ])
  }

  private static func json(_ value: StoredValue) -> JSON {
    switch value {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .date(let date): .string(Moments.text(date))
    case .data: .null
    }
  }
}
