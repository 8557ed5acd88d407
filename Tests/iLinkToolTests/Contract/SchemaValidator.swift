import Foundation

/// As much of JSON Schema as our own schemas use; whatever else stands in one is a fault of the schema.
struct SchemaValidator {
  /// Keys that no schema describes are faults, too: what we print is all described.
  var isStrict = true

  /// What is wrong with a value, each with its place; nothing when it is valid.
  func faults(of value: Any, by schema: [String: Any], at place: String = "$") -> [String] {
    var faults: [String] = []
    for (word, rule) in schema {
      switch word {
      case "$schema", "$id", "title", "description": break
      case "format": faults += format(value, rule as? String ?? "", place)
      case "type":
        let types = rule as? [String] ?? (rule as? String).map { [$0] } ?? []
        if !types.contains(where: { isOf(value, $0) }) { faults.append("\(place): \(value) is none of \(types)") }
      case "const": if value as? String != rule as? String { faults.append("\(place): \(value) is not \(rule)") }
      case "enum":
        let words = (rule as? [Any] ?? []).map { $0 as? String }
        if !words.contains(value is NSNull ? nil : value as? String ?? "?") {
          faults.append("\(place): \(value) is none of \(words)")
        }
      case "anyOf":
        let all = (rule as? [[String: Any]] ?? []).map { self.faults(of: value, by: $0, at: place) }
        if !all.contains(where: \.isEmpty) { faults += all.min { $0.count < $1.count } ?? ["\(place): nothing fits"] }
      case "items":
        for (index, element) in (value as? [Any] ?? []).enumerated() {
          faults += self.faults(of: element, by: rule as? [String: Any] ?? [:], at: "\(place)[\(index)]")
        }
      case "required":
        guard let object = value as? [String: Any] else { continue }
        for key in rule as? [String] ?? [] where object[key] == nil { faults.append("\(place): \(key) is missing") }
      case "properties": faults += properties(value, rule as? [String: [String: Any]] ?? [:], place)
      default: faults.append("\(place): the schema has an unknown word, \(word)")
      }
    }
    return faults
  }

  private func properties(_ value: Any, _ schemas: [String: [String: Any]], _ place: String) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { key, value in
      schemas[key].map { faults(of: value, by: $0, at: "\(place).\(key)") }
        ?? (isStrict ? ["\(place): \(key) is not described"] : [])
    }
  }

  private func format(_ value: Any, _ name: String, _ place: String) -> [String] {
    guard let text = value as? String else { return [] }
    switch name {
    case "date-time":
      return text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) == nil ? ["\(place): \(text) is no time"] : []
    case "uri": return URL(string: text)?.scheme == nil ? ["\(place): \(text) is no URL"] : []
    default: return ["\(place): unknown format \(name)"]
    }
  }

  private func isOf(_ value: Any, _ type: String) -> Bool {
    let number = value as? NSNumber
    let isFlag = number.map { CFBoolean.isFlag($0) } ?? false
    switch type {
    case "null": return value is NSNull
    case "string": return value is String
    case "boolean": return isFlag
    case "integer": return !isFlag && number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "number": return !isFlag && number != nil
    case "array": return value is [Any]
    case "object": return value is [String: Any]
    default: return false
    }
  }
}

/// JSON's `true` and `1` are both numbers to Foundation; what they are encoded as tells them apart.
private enum CFBoolean {
  static func isFlag(_ number: NSNumber) -> Bool {
    guard let data = try? JSONSerialization.data(withJSONObject: [number]) else { return false }
    return ["[true]", "[false]"].contains(String(decoding: data, as: UTF8.self))
  }
}
