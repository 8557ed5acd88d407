import Foundation
import iLinkCore

/// The answer of `links` in each format, all from the same values.
struct LinksReport: Sendable {
  let plan: LinksPlan
  let results: [Result<LinkSource, CommandFailure>]

  private typealias Entry = (kind: LinkKind, url: String)

  var outcome: Outcome {
    let failures = results.compactMap { result in
      if case .failure(let failure) = result { failure } else { nil }
    }
    let messages = plan.warning + failures.map { $0.line + details($0) }.joined()
    if plan.call.settings.format == .json, results.count == 1, let failure = failures.first {
      return Outcome(failure.json.document, messages: messages, status: failure.status)
    }
    return Outcome(output, messages: messages, status: status(failures))
  }

  /// One app's own status; of several, the worst, and "incomplete" when some worked.
  private func status(_ failures: [CommandFailure]) -> ExitStatus {
    guard let worst = failures.map(\.status).max(by: { $0.rawValue < $1.rawValue }) else { return .ok }
    return failures.count == results.count ? worst : .incomplete
  }

  private func details(_ failure: CommandFailure) -> String {
    plan.call.settings.verbosity == .verbose ? failure.details.map { "  detail: \($0)\n" }.joined() : ""
  }

  private var sources: [LinkSource] { results.compactMap { try? $0.get() } }

  private func entries(_ source: LinkSource) -> [Entry] {
    (plan.only ?? LinkKind.allCases).compactMap { kind in
      source.url(kind, parameters: plan.parameters, service: plan.call.settings.service)
        .map { (kind, $0.absoluteString) }
    }
  }

  private var output: String {
    switch plan.call.settings.format {
    case .json: return json.document
    case .plain: return table(["ID", "KIND", "LINK"]) { [$0.id.description, $1.kind.rawValue, $1.url] }.plain
    case .csv: return wholeTable.csv
    case .md: return wholeTable.markdown
    case .table where plan.form != .links:
      return sources.map { source in
        source.text(
          as: plan.form, page: address(.page, source), local: address(.pageLocal, source), style: plan.call.style)
      }.joined()
    case .table where plan.only?.count == 1:
      return sources.flatMap(entries).map { $0.url + "\n" }.joined()
    case .table: return sources.map(text).joined(separator: "\n")
    }
  }

  private func address(_ kind: LinkKind, _ source: LinkSource) -> String {
    source.url(kind, parameters: plan.parameters, service: plan.call.settings.service)?.absoluteString ?? ""
  }

  /// Writes the page's link as a QR code to a file.
  func draw(at path: String) throws(CommandFailure) {
    guard let source = sources.first else { return }
    let page = address(.page, source)
    guard let code = QRCode(page) else {
      throw CommandFailure(.failure, "the link is too long for a QR code", hint: "Use a shorter campaign token.")
    }
    do { try plan.call.world.writeFile(path, Data(code.svg(title: page).utf8)) } catch {
      throw CommandFailure(
        .failure, "\(Harmless.quoted(path)) cannot be written",
        hint: "Check that it is no folder, and who may write there.")
    }
  }

  private var wholeTable: Table {
    table(["ID", "KIND", "LINK", "USE"]) { [$0.id.description, $1.kind.rawValue, $1.url, $1.kind.use] }
  }

  private func table(_ columns: [String], _ row: (LinkSource, Entry) -> [String]) -> Table {
    Table(columns: columns, rows: sources.flatMap { source in entries(source).map { row(source, $0) } })
  }

  private func text(_ source: LinkSource) -> String {
    var table = Table(
      columns: ["KIND", "LINK", "USE"], rows: entries(source).map { [$0.kind.rawValue, $0.url, $0.kind.use] })
    // A link that is cut is no link: on a narrow terminal the words beside it go instead.
    if let width = plan.call.width, table.width > width { table = table.withoutLastColumn }
    return heading(source) + table.text(width: nil, style: plan.call.style)
  }

  private func heading(_ source: LinkSource) -> String {
    let facts =
      (source.name == nil ? [] : ["id\(source.id)"]) + [source.platform.name]
      + (source.country.map { ["store: \($0)"] } ?? [])
    let name = source.name.map { Harmless.line($0) } ?? "id\(source.id)"
    return "\(name) (\(facts.joined(separator: ", ")))\n"
  }

  private var json: JSON {
    .object([
      "schema": .string("ilink.links/1"),
      "apps": .array(
        sources.map { source in
          .object([
            "app": .object([
              "id": .integer(source.id.number), "bundleId": .string(source.bundleID?.text),
              "name": .string(source.name),
              "developerId": .integer(source.developerID?.number), "platform": .string(source.platform.rawValue),
              "country": .string(source.country?.code),
            ]),
            "links": .array(
              entries(source).map { kind, url in
                .object(["kind": .string(kind.rawValue), "url": .string(url), "use": .string(kind.use)])
              }),
          ])
        }),
      "errors": .array(
        results.compactMap { result in
          if case .failure(let failure) = result { failure.json } else { nil }
        }),
    ])
  }
}
