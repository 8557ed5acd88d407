/// The bytes that a QR code carries: the text, padding, and what corrects errors.
enum QRCodewords {
  static func of(_ text: [UInt8], _ version: QRVersion) -> [UInt8] {
    let data = padded(text, version)
    // Blocks are as equal as they can be; the longer ones are at the end.
    let short = version.dataCodewords / version.blocks
    let longFrom = version.blocks - version.dataCodewords % version.blocks
    var blocks: [[UInt8]] = []
    var start = 0
    for index in 0..<version.blocks {
      let end = start + short + (index >= longFrom ? 1 : 0)
      blocks.append(Array(data[start..<end]))
      start = end
    }
    let corrections = blocks.map { ReedSolomon.remainder(of: $0, count: version.correction) }
    return interleaved(blocks) + interleaved(corrections)
  }

  /// Mode, length and text; then zeros to the end of a byte, and two bytes in turns.
  private static func padded(_ text: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) { bits += (0..<count).reversed().map { value >> $0 & 1 == 1 } }
    add(0b0100, 4)
    add(text.count, version.lengthBits)
    for byte in text { add(Int(byte), 8) }
    add(0, min(4, 8 * version.dataCodewords - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let padding: [UInt8] = [0xEC, 0x11]
    for index in 0..<version.dataCodewords - bytes.count { bytes.append(padding[index % 2]) }
    return bytes
  }

  /// The first of each block, then the second of each…
  private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in blocks.compactMap { $0.indices.contains(index) ? $0[index] : nil } }
  }
}

/// Arithmetic in the field of 256 elements that QR codes use.
enum ReedSolomon {
  /// The powers of 2; twice around, so that sums of two exponents need no wrapping.
  private static let powers: [UInt8] = {
    var powers: [UInt8] = []
    var value = 1
    for _ in 0..<510 {
      powers.append(UInt8(value))
      value <<= 1
      // The field's polynomial: x⁸ + x⁴ + x³ + x² + 1.
      if value > 255 { value ^= 0x11D }
    }
    return powers
  }()

  private static let logarithms: [Int] = {
    var logarithms = Array(repeating: 0, count: 256)
    for exponent in 0..<255 { logarithms[Int(powers[exponent])] = exponent }
    return logarithms
  }()

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    one == 0 || other == 0 ? 0 : powers[logarithms[Int(one)] + logarithms[Int(other)]]
  }

  /// What is left of the data, as a polynomial, after division by (x − 1)(x − 2)(x − 4)…
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = (0..<count).reduce([UInt8(1)]) { polynomial, exponent in
      let shifted = polynomial + [0]
      let scaled = [0] + polynomial.map { product($0, powers[exponent]) }
      return zip(shifted, scaled).map { $0 ^ $1 }
    }
    var rest = data + Array(repeating: 0, count: count)
    for index in data.indices where rest[index] != 0 {
      let factor = rest[index]
      for (offset, coefficient) in divisor.enumerated() { rest[index + offset] ^= product(coefficient, factor) }
    }
    return Array(rest.suffix(count))
  }
}
