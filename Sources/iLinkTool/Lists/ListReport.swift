import Foundation
import iLinkCore

/// The answer of a command that read a list: for each line, in the input's order, what was found or why nothing was.
struct ListReport: Sendable {
  /// One line of the list.
  struct Line: Sendable {
    /// The app as it was written.
    let app: String
    /// What the command would end with for this app alone.
    let status: ExitStatus
    /// What it would print as JSON for this app alone.
    let json: JSON
    /// The cells behind the app.
    let cells: [String]
    /// Why nothing was found.
    let failure: CommandFailure?
  }

  let call: Call
  /// The name of the document, such as `ilink.check-list/1`.
  let schema: String
  /// The headings behind that of the app.
  let columns: [String]
  /// Those of them that a person is shown; the other formats have all.
  let shown: [String]
  let lines: [Line]
  /// What `-v` adds.
  let log: String

  var outcome: Outcome { Outcome(output, messages: log + messages, status: status) }

  /// The worst status; where some apps were read and others not, "incomplete".
  private var status: ExitStatus {
    let failures = lines.compactMap(\.failure)
    let worst = lines.map(\.status).max { $0.rawValue < $1.rawValue } ?? .ok
    guard let worstFailure = failures.map(\.status).max(by: { $0.rawValue < $1.rawValue }) else { return worst }
    return failures.count == lines.count ? worstFailure : .incomplete
  }

  private var messages: String {
    let isVerbose = call.settings.verbosity == .verbose
    var told: Set<String> = []
    // What befell a whole request is said once.
    return lines.compactMap(\.failure).filter { told.insert($0.line).inserted }
      .map { $0.line + (isVerbose ? $0.details.map { "  detail: \($0)\n" }.joined() : "") }.joined()
  }

  private var table: Table {
    Table(columns: ["APP"] + columns, rows: lines.map { [$0.app] + $0.cells })
  }

  /// The columns for a person.
  private var narrowTable: Table {
    let places = shown.compactMap { columns.firstIndex(of: $0) }
    return Table(
      columns: ["APP"] + shown, rows: lines.map { line in [line.app] + places.map { line.cells[$0] } })
  }

  /// A link that is cut is no link: on a narrow terminal it goes.
  private func fitted(_ table: Table) -> Table {
    guard let width = call.width, table.width > width, table.columns.last == "URL" else { return table }
    return table.withoutLastColumn
  }

  private var output: String {
    switch call.settings.format {
    case .table: fitted(narrowTable).text(width: call.width, style: call.style)
    case .md: narrowTable.markdown
    case .plain: table.plain
    case .csv: table.csv
    case .json: json.document
    }
  }

  private var json: JSON {
    .object([
      "schema": .string(schema), "exitStatus": .integer(status.rawValue),
      "results": .array(lines.map { .object(["asked": .string($0.app), "answer": $0.json]) }),
    ])
  }
}
