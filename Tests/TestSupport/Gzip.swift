public import Foundation

/// Just enough of gzip to pack what tests send, and to make a bomb.
public enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// A valid gzip file of the data, not made smaller.
  public static func stored(_ data: Data) -> Data {
    var packed = Data(head)
    var rest = data[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      packed.append(rest.isEmpty ? 1 : 0)
      packed.append(littleEndian(UInt16(block.count)))
      packed.append(littleEndian(~UInt16(block.count)))
      packed.append(block)
    } while !rest.isEmpty
    packed.append(littleEndian(checksum(data)))
    packed.append(littleEndian(UInt32(truncatingIfNeeded: data.count)))
    return packed
  }

  /// A gzip file that inflates to so many zero bytes, 1032 for each of its own; without a checksum, because nobody is
  /// meant to get that far.
  public static func bomb(bytes: Int) -> Data {
    // A block's table of codes: "length 258" is the bit 0, "the byte zero" 10, "end" 11, and "one byte back" 0. So eight
    // zero bits stand for four runs of 258 bytes. In the table, lengths of codes are themselves coded: 1 as 00,
    // 2 as 01, "3 to 10 zeros" as 10 and three bits, "11 to 138 zeros" as 11 and seven bits.
    var bits = BitWriter()
    bits.append(1, count: 1)  // the last block
    bits.append(2, count: 2)  // with a table of its own
    bits.append(29, count: 5)  // 286 codes for bytes and lengths
    bits.append(0, count: 5)  // one code for distances
    bits.append(14, count: 4)  // eighteen lengths of the code for code lengths, in the order of the format:
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1] {
      bits.append([1, 2, 17, 18].contains(symbol) ? 2 : 0, count: 3)
    }
    func zeros(_ count: Int) {
      bits.appendCode(0b11, count: 2)
      bits.append(count - 11, count: 7)
    }
    bits.appendCode(0b01, count: 2)  // the byte zero: two bits
    zeros(138)
    zeros(117)
    bits.appendCode(0b01, count: 2)  // end: two bits
    zeros(28)
    bits.appendCode(0b00, count: 2)  // length 258: one bit
    bits.appendCode(0b00, count: 2)  // one byte back: one bit
    bits.appendCode(0b10, count: 2)  // one zero byte, to be repeated
    var packed = Data(head)
    packed.append(contentsOf: bits.bytes)
    packed.append(Data(count: bytes / 1032))
    packed.append(contentsOf: [0xFF, 0, 0, 0, 0, 0, 0, 0, 0])
    return packed
  }

  private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ value: Int, count: Int) {
      for bit in 0..<count {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= UInt8((value >> bit) & 1) << UInt8(used)
        used += 1
      }
    }

    /// Codes go in with their highest bit first.
    mutating func appendCode(_ code: Int, count: Int) {
      for bit in (0..<count).reversed() { append((code >> bit) & 1, count: 1) }
    }
  }

  private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  private static func checksum(_ data: Data) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}
