/// A QR code of a short text, as ISO/IEC 18004 has it: bytes, error correction level M, versions 1 to 15.
///
/// That is enough for 412 bytes; the longest link that we make has about 250.
struct QRCode: Sendable, Hashable {
  /// How many modules a side has.
  let size: Int
  /// Row by row; `true` is dark.
  let modules: [[Bool]]

  /// Draws a text; `nil` when it is too long.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { $0.capacity >= bytes.count }) else { return nil }
    let codewords = QRCodewords.of(bytes, version)
    // Every mask gives a valid code; the rules of the standard choose the one that readers find easiest.
    let drawn = (0..<8).map { QRMatrix(version, codewords, mask: $0) }
    guard let best = drawn.min(by: { $0.penalty < $1.penalty }) else { return nil }
    size = best.size
    modules = best.modules
  }

  /// The light frame that readers need, in modules.
  static let frame = 4

  /// Whether a module is dark; around the code all are light.
  func isDark(_ row: Int, _ column: Int) -> Bool {
    modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
  }
}

/// A size of QR codes, at level M.
struct QRVersion: Sendable, Hashable {
  let number: Int
  /// Codewords for correcting in each block, and how many blocks there are.
  let correction: Int
  let blocks: Int

  var size: Int { 17 + 4 * number }

  /// Rows and columns in which alignment patterns have their centres.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let last = size - 7
    // Evenly spread from the right; the first gap takes what is left.
    let step = ((last - 6) + 2 * (count - 1) - 1) / (2 * (count - 1)) * 2
    return [6] + (0..<count - 1).map { last - step * $0 }.reversed()
  }

  /// How many codewords fit beside the patterns that every code has.
  var codewords: Int {
    let centres = alignments.count
    let finders = 3 * 64
    let timing = 2 * (size - 16)
    let format = 31
    let version = number >= 7 ? 36 : 0
    // Three of the places for alignment patterns have finders; those in the timing lines share five modules with them.
    let alignment = centres == 0 ? 0 : 25 * (centres * centres - 3) - 2 * 5 * (centres - 2)
    return (size * size - finders - timing - format - version - alignment) / 8
  }

  var dataCodewords: Int { codewords - correction * blocks }

  /// The bits for the length of the text.
  var lengthBits: Int { number < 10 ? 8 : 16 }

  /// The longest text, in bytes.
  var capacity: Int { (8 * dataCodewords - 4 - lengthBits) / 8 }

  /// From the standard's table of error correction, level M.
  static let all: [QRVersion] = [
    (10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5), (30, 5), (22, 8), (22, 9),
    (24, 9), (24, 10),
  ].enumerated().map { QRVersion(number: $0 + 1, correction: $1.0, blocks: $1.1) }
}
