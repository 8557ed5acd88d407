/// A JSON document whose keys keep the order in which they are written; Foundation's encoder knows only "sorted".
enum JSON: Sendable, Hashable {
  case object([Member])
  case array([JSON])
  case string(String)
  case integer(Int64)
  case number(Double)
  case bool(Bool)
  case null

  struct Member: Sendable, Hashable {
    let key: String
    let value: JSON
  }

  static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  static func string(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  static func integer(_ number: (some BinaryInteger)?) -> JSON { number.map { .integer(Int64($0)) } ?? .null }
  static func number(_ number: Double?) -> JSON { number.map { .number($0) } ?? .null }
  static func bool(_ flag: Bool?) -> JSON { flag.map { .bool($0) } ?? .null }

  /// The whole document: two spaces of indentation, one newline at the end.
  var document: String { text(indent: "") + "\n" }

  /// The whole document on one line, with a newline at the end, for streams of events.
  var line: String { flat + "\n" }

  private var flat: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)):\($0.value.flat)" }.joined(separator: ",") + "}"
    case .array(let values): "[" + values.map(\.flat).joined(separator: ",") + "]"
    default: text(indent: "")
    }
  }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    case .array(let values) where values.isEmpty: return "[]"
    case .array(let values):
      return "[\n" + values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .string(let text): return Self.quoted(text)
    case .integer(let number): return String(number)
    case .number(let number) where number.isFinite:
      return Int64(exactly: number).map { String($0) } ?? String(number)
    case .number, .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
