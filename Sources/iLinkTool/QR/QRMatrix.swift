/// The square of a QR code, drawn with one of the eight masks.
struct QRMatrix {
  let size: Int
  private(set) var modules: [[Bool]]
  /// Whether a module belongs to a pattern that every code has.
  private var isFixed: [[Bool]]

  init(_ version: QRVersion, _ codewords: [UInt8], mask: Int) {
    size = version.size
    modules = Array(repeating: Array(repeating: false, count: size), count: size)
    isFixed = modules
    drawPatterns(version)
    drawFormat(mask)
    if version.number >= 7 { drawVersion(version.number) }
    drawCodewords(codewords, mask)
  }

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    modules[row][column] = isDark
    isFixed[row][column] = true
  }

  private mutating func drawPatterns(_ version: QRVersion) {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawRings(row, column, radius: 4, light: [2, 4]) }
    let centres = version.alignments
    for row in centres {
      for column in centres where !isInFinder(row, column) { drawRings(row, column, radius: 2, light: [1]) }
    }
  }

  private func isInFinder(_ row: Int, _ column: Int) -> Bool {
    let (isTop, isLeft, isBottom, isRight) = (row == 6, column == 6, row == size - 7, column == size - 7)
    return isTop && (isLeft || isRight) || isBottom && isLeft
  }

  private mutating func drawRings(_ row: Int, _ column: Int, radius: Int, light: Set<Int>) {
    for down in -radius...radius {
      for right in -radius...radius { fix(row + down, column + right, !light.contains(max(abs(down), abs(right)))) }
    }
  }

  /// Level M and the mask, protected by ten more bits, twice.
  private mutating func drawFormat(_ mask: Int) {
    let bits = Self.protected(mask, by: 10, generator: 0b101_0011_0111) ^ 0b101_0100_0001_0010
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      // Around the first finder, with a step over the timing lines; and along the two others.
      switch index {
      case 0...5: fix(index, 8, isDark)
      case 6, 7: fix(index + 1, 8, isDark)
      case 8: fix(8, 7, isDark)
      default: fix(8, 14 - index, isDark)
      }
      if index < 8 { fix(8, size - 1 - index, isDark) } else { fix(size - 15 + index, 8, isDark) }
    }
    fix(size - 8, 8, true)
  }

  private mutating func drawVersion(_ number: Int) {
    let bits = Self.protected(number, by: 12, generator: 0b1_1111_0010_0101)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(index / 3, size - 11 + index % 3, isDark)
      fix(size - 11 + index % 3, index / 3, isDark)
    }
  }

  /// A number with the remainder of its division behind it.
  private static func protected(_ number: Int, by count: Int, generator: Int) -> Int {
    var rest = number << count
    for shift in (0..<8).reversed() where rest >> (shift + count) & 1 == 1 { rest ^= generator << shift }
    return number << count | rest
  }

  /// In columns of two from the right, upwards and downwards in turns, past all that is fixed.
  private mutating func drawCodewords(_ codewords: [UInt8], _ mask: Int) {
    var bit = 0
    var isUpwards = true
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        let row = isUpwards ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] {
          // Left over modules at the end are light, and masked like the others.
          let isSet = bit < codewords.count * 8 && codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          modules[row][column] = isSet != Self.isMasked(row, column, mask)
          bit += 1
        }
      }
      isUpwards.toggle()
    }
  }

  private static func isMasked(_ row: Int, _ column: Int, _ mask: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// How hard the code is to read, by the standard's four rules.
  var penalty: Int {
    let columns = (0..<size).map { column in modules.map { $0[column] } }
    let lines = (modules + columns).reduce(0) { $0 + Self.runs($1) + Self.falseFinders($1) }
    var blocks = 0
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let corner = modules[row][column]
        if modules[row][column + 1] == corner, modules[row + 1][column] == corner,
          modules[row + 1][column + 1] == corner
        {
          blocks += 3
        }
      }
    }
    let dark = modules.reduce(0) { $0 + $1.count { $0 } }
    return lines + blocks + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  private static let finder = [true, false, true, true, true, false, true]

  /// What looks like a finder with light beside it.
  private static func falseFinders(_ line: [Bool]) -> Int {
    let light = Array(repeating: false, count: 4)
    let patterns = [light + finder, finder + light]
    return 40
      * (0...line.count - 11).reduce(0) { sum, start in
        sum + patterns.count { Array(line[start..<start + 11]) == $0 }
      }
  }
}
