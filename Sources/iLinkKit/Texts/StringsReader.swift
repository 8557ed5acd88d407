/// Walks over a `.strings` file, scalar by scalar: a carriage return before a line feed is one character to Swift, but
/// two here.
struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ file: String) {
    scalars = Array(file.unicodeScalars)
    if scalars.first == "\u{FEFF}" { position = 1 }
  }

  /// The next entry that can be read; `nil` at the end.
  mutating func nextEntry() -> StringsFile.Entry? {
    while skipBlanks() {
      let start = position
      if let entry = entry() { return entry }
      recover(from: start)
    }
    return nil
  }

  /// Reads `key = text;`, or gives up somewhere in it.
  private mutating func entry() -> StringsFile.Entry? {
    guard let key = word(), skipBlanks() else { return nil }
    if take(";") { return StringsFile.Entry(key: key, text: key) }  // `"Cancel";` means `"Cancel" = "Cancel";`
    guard take("="), skipBlanks(), let text = word(), skipBlanks(), take(";") else { return nil }
    return StringsFile.Entry(key: key, text: text)
  }

  /// A quoted text, or a bare word of letters, digits and a few signs.
  private mutating func word() -> String? {
    if peek() == "\"" { return quoted() }
    var text = String.UnicodeScalarView()
    while let scalar = peek(), Self.isBare(scalar) {
      text.append(scalar)
      position += 1
    }
    return text.isEmpty ? nil : String(text)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", ".", ":", "/", "-": true
    default: false
    }
  }

  private mutating func quoted() -> String? {
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek() {
      position += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": escape(into: &text)
      default: text.append(scalar)
      }
    }
    return nil
  }

  /// What follows a backslash. One that means nothing stands for itself: `\q` is `q`.
  private mutating func escape(into text: inout String.UnicodeScalarView) {
    guard let scalar = peek() else { return }
    position += 1
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "u", "U":
      guard let unit = hexadecimal() else { return text.append(scalar) }
      text.append(character(startingWith: unit))
    default: text.append(scalar)
    }
  }

  /// The character of a `\UXXXX`; one beyond the first 65536 is written as a pair of them, as UTF-16 has it.
  private mutating func character(startingWith unit: UInt32) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let start = position
    if unit < 0xDC00, take("\\"), take("U") || take("u"), let low = hexadecimal(), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      return scalar
    }
    position = start
    return "\u{FFFD}"
  }

  /// Four hexadecimal digits, or nothing is read.
  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= scalars.count else { return nil }
    var value: UInt32 = 0
    for scalar in scalars[position..<position + 4] {
      guard let digit = Character(scalar).hexDigitValue, scalar.isASCII else { return nil }
      value = value << 4 + UInt32(digit)
    }
    position += 4
    return value
  }

  /// Goes on behind the next semicolon after what could not be read, or at the next line that begins with a quote.
  private mutating func recover(from start: Int) {
    position = start + 1
    while let scalar = peek() {
      if Self.isLineEnd(scalar) {
        let line = position
        if skipBlanks(), peek() == "\"" { return }
        position = line
      }
      position += 1
      if scalar == ";" { return }
    }
  }

  /// Skips blanks and comments. `false` at the end of the file.
  private mutating func skipBlanks() -> Bool {
    while let scalar = peek() {
      if scalar.properties.isWhitespace {
        position += 1
      } else if starts(with: "/", "/") {
        while let next = peek(), !Self.isLineEnd(next) { position += 1 }
      } else if starts(with: "/", "*") {
        position += 2
        while peek() != nil, !starts(with: "*", "/") { position += 1 }
        position = min(position + 2, scalars.count)
      } else {
        return true
      }
    }
    return false
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private func peek() -> Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func starts(with first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < scalars.count && scalars[position] == first && scalars[position + 1] == second
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    position += 1
    return true
  }
}
