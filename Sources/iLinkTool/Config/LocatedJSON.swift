import Foundation

/// A JSON text with the line of every key and value, for messages about a file that somebody wrote by hand.
///
/// Foundation reads JSON as well, but does not say where anything stands.
struct LocatedJSON: Sendable, Hashable {
  enum Value: Sendable, Hashable {
    case object([Member])
    case array([LocatedJSON])
    case string(String)
    /// As it is written: `2.30` stays that.
    case number(String)
    case bool(Bool)
    case null
  }

  struct Member: Sendable, Hashable {
    let key: String
    /// The key's line.
    let line: Int
    let value: LocatedJSON
  }

  /// Where the text stops being JSON, and what was expected there.
  struct Failure: Error, Sendable, Hashable {
    let line: Int
    let expected: String
  }

  let value: Value
  let line: Int

  /// Reads a whole text.
  init(_ data: Data) throws(Failure) {
    // A byte-order mark is what some editors put in front.
    guard let text = String(data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
    else { throw Failure(line: 1, expected: "text in UTF-8") }
    var reader = JSONLineReader(text)
    self = try reader.whole()
  }

  init(value: Value, line: Int) {
    self.value = value
    self.line = line
  }
}

/// Reads JSON from the front, and counts lines.
private struct JSONLineReader {
  private static let deepest = 32
  private var rest: ArraySlice<UInt8>
  private var line = 1

  init(_ text: String) { rest = Array(text.utf8)[...] }

  mutating func whole() throws(LocatedJSON.Failure) -> LocatedJSON {
    let value = try value(depth: 0)
    skipBlanks()
    guard rest.isEmpty else { throw failure("the end of the file") }
    return value
  }

  private func failure(_ expected: String) -> LocatedJSON.Failure { .init(line: line, expected: expected) }

  private mutating func skipBlanks() {
    while let byte = rest.first, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      rest.removeFirst()
    }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func value(depth: Int) throws(LocatedJSON.Failure) -> LocatedJSON {
    guard depth < Self.deepest else { throw failure("less nesting") }
    skipBlanks()
    let start = line
    switch rest.first {
    case UInt8(ascii: "{"): return LocatedJSON(value: .object(try members(depth: depth)), line: start)
    case UInt8(ascii: "["): return LocatedJSON(value: .array(try elements(depth: depth)), line: start)
    case UInt8(ascii: "\""): return LocatedJSON(value: .string(try string()), line: start)
    default: return LocatedJSON(value: try word(), line: start)
    }
  }

  private mutating func members(depth: Int) throws(LocatedJSON.Failure) -> [LocatedJSON.Member] {
    rest.removeFirst()
    var members: [LocatedJSON.Member] = []
    if takes("}") { return members }
    repeat {
      skipBlanks()
      let start = line
      guard rest.first == UInt8(ascii: "\"") else { throw failure("a key in double quotes") }
      let key = try string()
      guard takes(":") else { throw failure("a colon behind the key") }
      members.append(.init(key: key, line: start, value: try value(depth: depth + 1)))
    } while takes(",")
    guard takes("}") else { throw failure("a comma or }") }
    return members
  }

  private mutating func elements(depth: Int) throws(LocatedJSON.Failure) -> [LocatedJSON] {
    rest.removeFirst()
    var elements: [LocatedJSON] = []
    if takes("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while takes(",")
    guard takes("]") else { throw failure("a comma or ]") }
    return elements
  }

  private mutating func word() throws(LocatedJSON.Failure) -> LocatedJSON.Value {
    let bytes = rest.prefix { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
      default: false
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let value: LocatedJSON.Value
    switch text {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    case _ where Self.isNumber(text): value = .number(text)
    default: throw failure("a value")
    }
    rest = rest.dropFirst(bytes.count)
    return value
  }

  /// JSON's numbers: digits without leading zeros, then a fraction and an exponent.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.first, first.isASCII, first.isNumber, Double(text)?.isFinite == true else { return false }
    return !(digits.count > 1 && first == "0" && digits.dropFirst().first?.isNumber == true) && !text.hasSuffix(".")
  }

  private mutating func string() throws(LocatedJSON.Failure) -> String {
    rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += Array(String(Character(try escaped())).utf8)
      case ..<0x20: throw failure("a closing quote on the same line")
      default: bytes.append(byte)
      }
    }
    throw failure("a closing quote")
  }

  private mutating func escaped() throws(LocatedJSON.Failure) -> Unicode.Scalar {
    switch rest.popFirst().map({ Unicode.Scalar($0) }) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try hexadecimal()
    default: throw failure("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u behind a backslash")
    }
  }

  private mutating func hexadecimal() throws(LocatedJSON.Failure) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // Above 16 bits a character is written as two units.
    guard (0xD800..<0xDC00).contains(first), rest.starts(with: Array("\\u".utf8)) else {
      throw failure("a pair of surrogates")
    }
    rest = rest.dropFirst(2)
    let second = try unit()
    let pair = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) & 0x3FF)
    guard (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(pair) else {
      throw failure("a pair of surrogates")
    }
    return scalar
  }

  private mutating func unit() throws(LocatedJSON.Failure) -> UInt16 {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits behind \\u") }
    rest = rest.dropFirst(4)
    return unit
  }
}
