import Foundation
import TestSupport

/// What iLink 1.x documents, from `Fixtures/onepointx/names.txt`.
struct OnePointXName: Hashable, Sendable, CustomStringConvertible {
  /// What it is.
  enum Kind: String {
    case `class`, method, setting, call, key, text
  }

  let kind: Kind
  /// In Objective-C.
  let name: String
  var description: String { "\(kind) \(name)" }

  /// All of them.
  static func all() throws -> [OnePointXName] {
    try Fixtures.text("onepointx/names.txt").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return Kind(rawValue: String(words[0])).map { OnePointXName(kind: $0, name: String(words[1])) }
    }
  }

  /// Those that Objective-C sees.
  static func members() throws -> [OnePointXName] {
    try all().filter { [.class, .method, .setting, .call].contains($0.kind) }
  }
}

/// A page of the documentation, as text and as the rows of its tables.
struct Page {
  let text: String

  init(_ path: String) throws {
    let url = Fixtures.repository.appendingPathComponent("Documentation").appendingPathComponent(path)
    text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// The rows of all tables that begin with a name, cell by cell.
  var rows: [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The section with a heading, without its heading.
  func section(_ heading: String) -> String {
    text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") } ?? ""
  }
}
