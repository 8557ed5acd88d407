/// Reads the grammar that ``AppVersion/init(_:)`` describes, scalar by scalar, once through.
enum AppVersionReader {
  static func read(_ text: some StringProtocol) -> AppVersion? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return nil }
    var rest = scalars[first...last]
    let description = String(String.UnicodeScalarView(rest))

    if rest.first == "v" || rest.first == "V" { rest.removeFirst() }
    guard var parts = readParts(&rest) else { return nil }
    while parts.last?.text.isEmpty == true { parts.removeLast() }

    guard let suffix = isBuild(rest) ? [] : readSuffix(rest) else { return nil }
    return AppVersion(description: description, parts: parts, suffix: suffix)
  }

  /// One or more runs of digits, joined by single dots.
  private static func readParts(_ rest: inout ArraySlice<Unicode.Scalar>) -> [Digits]? {
    var parts: [Digits] = []
    while true {
      let digits = rest.prefix { $0.digit != nil }
      guard !digits.isEmpty else { return nil }
      parts.append(Digits(digits.digits))
      rest = rest[digits.endIndex...]
      guard rest.first == "." else { return parts }
      rest.removeFirst()
    }
  }

  /// Nothing, `+45`, ` (18)` or ` 200`: none of it counts.
  private static func isBuild(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = rest.first else { return true }
    if first == "+" {
      let build = rest.dropFirst()
      return !build.isEmpty && build.allSatisfy { $0.digit != nil || $0.isLetter || $0 == "." || $0 == "-" }
    }
    let inner = rest.drop { $0.isBlank }
    guard inner.startIndex > rest.startIndex else { return false }
    if inner.first == "(", inner.last == ")" {
      let note = inner.dropFirst().dropLast()
      return !note.isEmpty && !note.contains { $0 == "(" || $0 == ")" }
    }
    return inner.allSatisfy { $0.digit != nil }
  }

  /// A suffix that begins with a letter (perhaps after blanks) or `-`, perhaps followed by a build.
  private static func readSuffix(_ rest: ArraySlice<Unicode.Scalar>) -> [SuffixPiece]? {
    let inner = rest.drop { $0.isBlank }
    guard let first = inner.first, first.isLetter || (first == "-" && inner.startIndex == rest.startIndex) else {
      return nil
    }
    var pieces: [SuffixPiece] = []
    var index = inner.startIndex
    while index < inner.endIndex {
      let scalar = inner[index]
      if scalar.digit != nil {
        let run = inner[index...].prefix { $0.digit != nil }
        pieces.append(.number(Digits(run.digits)))
        index = run.endIndex
      } else if scalar.isLetter {
        let run = inner[index...].prefix { $0.isLetter }
        pieces.append(.word(String(String.UnicodeScalarView(run)).lowercased()))
        index = run.endIndex
      } else if (scalar == "+" || inner[index...].first { !$0.isBlank } == "("), isBuild(inner[index...]) {
        break
      } else if scalar == "-" || scalar == "." || scalar == "_" || scalar.isBlank {
        index += 1
      } else {
        return nil
      }
    }
    return pieces.isEmpty ? nil : pieces
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  fileprivate var digit: Int? {
    if isASCII { return ("0"..."9").contains(self) ? Int(value - 48) : nil }
    return properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
  }

  fileprivate var isLetter: Bool { properties.isAlphabetic }

  fileprivate var isBlank: Bool { properties.isWhitespace }
}

extension ArraySlice<Unicode.Scalar> {
  /// The digits of a run, as ASCII.
  fileprivate var digits: String { String(decoding: map { UInt8(48 + ($0.digit ?? 0)) }, as: UTF8.self) }
}
