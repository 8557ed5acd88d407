package import Foundation

/// Any JSON document as a value, so that what is wrong with one can be said key by key.
package enum JSONTree: Hashable, Sendable {
  case object([String: JSONTree])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// Reads a document; `nil` when it is none.
  package init?(_ data: Data) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: data) else { return nil }
    self = tree
  }

  /// The value as it would stand on the command line: a text, a number's digits, the elements of a list; `nil` when it
  /// could not stand there.
  var texts: [String]? {
    switch self {
    case .string(let text): [text]
    case .number(let number): [Int(exactly: number).map { String($0) } ?? String(number)]
    case .array(let elements):
      elements.reduce([]) { texts, element in
        guard let texts, let more = element.texts else { return nil }
        return texts + more
      }
    case .object, .bool, .null: nil
    }
  }
}

extension JSONTree: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let elements = try? container.decode([JSONTree].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }
}
