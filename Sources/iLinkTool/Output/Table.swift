/// Rows under headings, drawn in any of the formats but JSON.
struct Table: Sendable {
  var columns: [String]
  var rows: [[String]]

  /// For a person: a header, columns as wide as their content; the last column cut to the width, if there is one.
  func text(width: Int?, style: Style) -> String {
    let widths = columns.indices.map { index in
      ([columns[index]] + rows.map { shown($0[index]) }).map { DisplayWidth.of($0) }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let joined = cells.enumerated().map { index, cell in
        index == cells.count - 1 ? cell : DisplayWidth.padded(cell, to: widths[index])
      }.joined(separator: "  ")
      return width.map { DisplayWidth.cut(joined, to: $0) } ?? joined
    }
    return ([style.bold(line(columns))] + rows.map { line($0.map(shown)) }).joined(separator: "\n") + "\n"
  }

  /// The columns of a terminal that the whole table takes.
  var width: Int {
    columns.indices.map { index in ([columns[index]] + rows.map { $0[index] }).map { DisplayWidth.of($0) }.max() ?? 0 }
      .reduce(2 * (columns.count - 1), +)
  }

  var withoutLastColumn: Table { Table(columns: columns.dropLast(), rows: rows.map { $0.dropLast() }) }

  /// For `cut` and `awk`: tab-separated, no header, one record a line.
  var plain: String { rows.map { $0.map { Harmless.column(shown($0)) }.joined(separator: "\t") + "\n" }.joined() }

  /// Comma-separated with a header, quoted as RFC 4180 says.
  var csv: String {
    ([columns.map { $0.lowercased() }] + rows).map { row in
      row.map { Self.quotedForCSV($0) }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  /// A Markdown table.
  var markdown: String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let header = line(columns) + line(columns.map { _ in "---" })
    return header + rows.map { line($0.map { Self.escapedForMarkdown(shown($0)) }) }.joined()
  }

  /// No empty cell: "-" stands for nothing.
  private func shown(_ cell: String) -> String { cell.isEmpty ? "-" : Harmless.line(cell) }

  private static func quotedForCSV(_ cell: String) -> String {
    guard cell.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return cell }
    return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private static func escapedForMarkdown(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
