/// Puts the app's name and a version into a text, without printf: whatever the text and the name hold, nothing crashes
/// and nothing is read as a format twice.
package enum Placeholders {
  /// What a text's placeholders stand for.
  package struct Values: Sendable {
    let name: String
    let version: String?
    /// Whether the second plain `%@` means the version. Else every `%@` is the name.
    let namesVersion: Bool

    package init(name: String, version: String? = nil, namesVersion: Bool = false) {
      self.name = name
      self.version = version
      self.namesVersion = namesVersion
    }
  }

  /// One of a text's pieces.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// `%@`
    case next
    /// `%2$@`
    case numbered(Int)
  }

  /// Fills a text in: `%@` and `%1$@` are the name, `%2$@` is the version, `%%` is a percent sign, and any other
  /// percent sign stands for itself.
  package static func fill(_ text: String, with values: Values) -> String {
    let pieces = pieces(of: text)
    let isolates = needsIsolates(text: pieces, name: values.name)
    var filled = ""
    var count = 0
    for (index, piece) in pieces.enumerated() {
      let number: Int
      switch piece {
      case .text(let text):
        filled += text
        continue
      case .next:
        count += 1
        number = count > 1 && values.namesVersion ? 2 : 1
      case .numbered(let given): number = given
      }
      if number == 2 {
        filled += values.version ?? ""
      } else {
        let isolated = isIsolated(pieces, at: index) || !isolates
        filled += isolated ? values.name : firstStrongIsolate + values.name + popIsolate
      }
    }
    return filled
  }

  /// A text taken apart. A numbered placeholder beyond the second is text: there is nothing that it could mean.
  package static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = String.UnicodeScalarView()
    func endText() {
      if !plain.isEmpty { pieces.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
    }
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        plain.append(scalar)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        plain.append("%")
      } else if rest.first == "@" {
        rest.removeFirst()
        endText()
        pieces.append(.next)
      } else if let digit = rest.first, digit == "1" || digit == "2", rest.dropFirst().starts(with: "$@".unicodeScalars)
      {
        rest.removeFirst(3)
        endText()
        pieces.append(.numbered(digit == "1" ? 1 : 2))
      } else {
        plain.append("%")
      }
    }
    endText()
    return pieces
  }

  // MARK: Direction

  private static let firstStrongIsolate = "\u{2068}"
  private static let popIsolate = "\u{2069}"

  /// Whether the text stands with the name in its own brackets of direction already.
  private static func isIsolated(_ pieces: [Piece], at index: Int) -> Bool {
    guard index > 0, case .text(let before) = pieces[index - 1] else { return false }
    let openers: Set<Unicode.Scalar> = ["\u{2066}", "\u{2067}", "\u{2068}"]
    return before.unicodeScalars.last.map { openers.contains($0) } ?? false
  }

  /// A name that runs the other way than the text would drag punctuation and digits beside it to the wrong side.
  private static func needsIsolates(text: [Piece], name: String) -> Bool {
    let letters = text.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let textIsRightToLeft = letters.contains { $0.unicodeScalars.contains(where: isRightToLeft) }
    return textIsRightToLeft
      ? name.unicodeScalars.contains { $0.properties.isAlphabetic && !isRightToLeft($0) }
      : name.unicodeScalars.contains(where: isRightToLeft)
  }

  /// Hebrew, Arabic and their neighbours, by the blocks that Unicode has set aside for letters from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}
