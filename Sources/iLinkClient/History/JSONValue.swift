import Foundation

/// Any JSON, kept as it is: what a newer version wrote is carried along.
package enum JSONValue: Hashable, Codable, Sendable {
  case null
  case flag(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func read<Value: Decodable>(_ make: (Value) -> JSONValue) -> JSONValue? {
      (try? container.decode(Value.self)).map(make)
    }
    let found =
      container.decodeNil()
      ? JSONValue.null
      : read(JSONValue.flag) ?? read(JSONValue.integer) ?? read(JSONValue.unsigned) ?? read(JSONValue.number)
        ?? read(JSONValue.text) ?? read(JSONValue.list)
    self = try found ?? .object(container.decode([String: JSONValue].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .unsigned(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}
