import Foundation
import iLinkClient
import iLinkCore
import iLinkKit

extension Command {
  static let version = Command(
    name: "version", summary: "Print the version, and what a bug report needs", usage: ["version [--verbose] [--json]"],
    details: """
      With --verbose also the commit (where an archive of the source says it), the
      compiler, the system, the store's address, the config files in use, and how many
      storefronts and languages are known. Other formats always have all of it.
      --plain: key, value.
      """,
    examples: ["ilink version --verbose", "ilink version --json"], options: [], statuses: [.ok, .failure, .usage],
    asksTheStore: false, operands: .words([]),
    prepare: { call in
      guard call.operands.isEmpty else {
        throw CommandFailure(
          .usage, "'version' takes no argument; there is \(Harmless.quoted(call.operands[0]))", hint: "Leave it out.")
      }
      return .ended(VersionCommand.outcome(call))
    })
}

/// The program's version and surroundings.
enum VersionCommand {
  static let line = Outcome("ilink \(iLinkClientInfo.version)\n")

  static func outcome(_ call: Call) -> Outcome {
    let facts: [(key: String, value: JSON)] = [
      ("version", .string(iLinkClientInfo.version)), ("commit", .string(BuiltCommit.name)),
      ("swift", .string(compiler)), ("system", .string(ProcessInfo.processInfo.operatingSystemVersionString)),
      ("store", .string(call.settings.service.base.absoluteString)),
      ("configFiles", .array(call.parsed.defaults.files.map { .string($0) })),
      ("storefronts", .integer(Storefront.all.count)), ("languages", .integer(TextTables.languages.count)),
    ]
    let table = Table(columns: ["KEY", "VALUE"], rows: facts.map { [$0.key, text($0.value)] })
    switch call.settings.format {
    case .json:
      let members = [("schema", JSON.string("ilink.version/1"))] + facts
      return Outcome(JSON.object(members.map { JSON.Member(key: $0.0, value: $0.1) }).document)
    case .plain: return Outcome(table.plain)
    case .csv: return Outcome(table.csv)
    case .md: return Outcome(table.markdown)
    case .table where call.settings.verbosity != .verbose: return line
    case .table:
      let lines = table.rows.dropFirst().map { "\($0[0]): \($0[1].isEmpty ? "-" : $0[1])\n" }
      return Outcome(line.output + lines.joined())
    }
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .string(let text): Harmless.line(text)
    case .integer(let number): String(number)
    case .array(let values): values.map(text).joined(separator: ", ")
    default: ""
    }
  }

  private static let compiler: String = {
    #if compiler(>=6.4)
    "6.4 or newer"
    #elseif compiler(>=6.3)
    "6.3"
    #elseif compiler(>=6.2)
    "6.2"
    #elseif compiler(>=6.1)
    "6.1"
    #else
    "6.0"
    #endif
  }()
}
