package import Foundation
package import iLinkCore

/// What is in the file of a history:
///
///     {
///       "format": 1,
///       "values": {
///         "iLinkAppStoreID": { "integer": 284910350 },
///         "iLinkDeclinedVersion": { "text": "2.3" },
///         "iLinkLastReminded": { "date": 811234567.25 }
///       }
///     }
///
/// Each value says its kind: `text`, `integer`, `real`, `flag`, `date` (seconds since the beginning of 2001, UTC) or
/// `data` (base 64). Whatever else is there stays there.
package struct HistoryDocument: Hashable {
  private var top: [String: JSONValue]
  private var values: [String: JSONValue]

  /// A new file's content.
  package init() {
    top = ["format": .integer(1)]
    values = [:]
  }

  /// Reads a file's content; `nil` when it is damaged.
  package init?(_ data: Data) {
    guard case .object(let top)? = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
    switch top["values"] {
    case .object(let values)?: self.values = values
    case nil: values = [:]
    default: return nil
    }
    self.top = top
  }

  /// Takes the values alone, as they stand in an exported state.
  package init(values: JSONValue) {
    self.init()
    if case .object(let values) = values { self.values = values }
  }

  /// The values alone.
  package var json: JSONValue { .object(values) }

  /// The values that this version can read.
  package var history: StoredHistory { StoredHistory(values.compactMapValues { StoredValue($0) }) }

  /// Takes over what differs between two states of the history.
  package mutating func replace(_ old: StoredHistory, with new: StoredHistory) {
    for key in Set(old.values.keys).union(new.values.keys) where old.values[key] != new.values[key] {
      values[key] = new.values[key]?.json
    }
  }

  /// The file's content.
  package func data() throws -> Data {
    var top = top
    top["values"] = .object(values)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(JSONValue.object(top)) + Data("\n".utf8)
  }
}

extension StoredValue {
  fileprivate init?(_ json: JSONValue) {
    guard case .object(let pair) = json, pair.count == 1, let (kind, value) = pair.first else { return nil }
    switch (kind, value) {
    case ("text", .text(let text)): self = .text(text)
    case ("integer", .integer(let number)): self = .integer(number)
    case ("flag", .flag(let flag)): self = .flag(flag)
    case ("real", let value):
      guard let number = value.asReal else { return nil }
      self = .real(number)
    case ("date", let value):
      guard let seconds = value.asReal else { return nil }
      self = .date(Date(timeIntervalSinceReferenceDate: seconds))
    case ("data", .text(let text)):
      guard let data = Data(base64Encoded: text) else { return nil }
      self = .data(data)
    default: return nil
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .object(["text": .text(text)])
    case .integer(let number): .object(["integer": .integer(number)])
    case .real(let number): .object(["real": JSONValue(real: number)])
    case .flag(let flag): .object(["flag": .flag(flag)])
    case .date(let date): .object(["date": JSONValue(real: date.timeIntervalSinceReferenceDate)])
    case .data(let data): .object(["data": .text(data.base64EncodedString())])
    }
  }
}

extension JSONValue {
  /// JSON has no infinity, so what is not finite is a text.
  fileprivate init(real: Double) { self = real.isFinite ? .number(real) : .text("\(real)") }

  fileprivate var asReal: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .number(let number): number
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    case .text("nan"): .nan
    default: nil
    }
  }
}
