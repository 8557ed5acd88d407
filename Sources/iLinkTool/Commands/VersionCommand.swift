import Foundation
import iLinkClient
import iLinkCore

extension Command {
  static let version = Command(
    name: "version", summary: "Print the version, and what a bug report needs", usage: ["version [--verbose] [--json]"],
    details: "With --verbose also the compiler, the system, the store's address and the number\nof storefronts.",
    examples: ["ilink version --verbose"], options: [], statuses: [.ok, .usage], asksTheStore: false,
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
      ("version", .string(iLinkClientInfo.version)), ("swift", .string(compiler)),
      ("system", .string(ProcessInfo.processInfo.operatingSystemVersionString)),
      ("store", .string(call.settings.service.base.absoluteString)), ("storefronts", .integer(Storefront.all.count)),
    ]
    switch call.settings.format {
    case .json:
      let members = [("schema", JSON.string("ilink.version/1"))] + facts
      return Outcome(JSON.object(members.map { JSON.Member(key: $0.0, value: $0.1) }).document)
    case _ where call.settings.verbosity != .verbose: return line
    default:
      let lines = facts.dropFirst().map { key, value in "\(key): \(text(value))\n" }
      return Outcome(line.output + lines.joined())
    }
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .string(let text): Harmless.line(text)
    case .integer(let number): String(number)
    default: "-"
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
