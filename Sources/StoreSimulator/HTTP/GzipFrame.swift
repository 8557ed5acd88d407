/// The frame of gzip around bytes that are stored as they are: valid, and not smaller.
///
/// A client has to undo it all the same, which is what a simulated service is for.
struct GzipFrame {
  static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
  /// The most bytes of a block.
  static let mostBytes = 65_535
  private static let blockHead = 5
  private static let tail = 13

  private var checksum: UInt32 = 0xFFFF_FFFF
  private var count: UInt32 = 0

  /// The length of the whole for bodies whose parts have these lengths, each in blocks of its own.
  static func length(ofParts counts: some Sequence<Int>) -> Int {
    counts.reduce(head.count + tail) { $0 + $1 + ($1 + mostBytes - 1) / mostBytes * blockHead }
  }

  /// Puts the head of a block before the bytes from a place on, which are at most ``mostBytes``.
  mutating func closeBlock(_ bytes: inout [UInt8], from start: Int) {
    let length = UInt16(bytes.count - start)
    checksum = bytes.withUnsafeBufferPointer { bytes in
      Self.table.withUnsafeBufferPointer { table in
        // Both places are in range: the bytes from `start` on, and one of the table's 256.
        var sum = checksum
        for index in start..<bytes.count {
          sum = (sum >> 8) ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[index])]
        }
        return sum
      }
    }
    count &+= UInt32(length)
    bytes.insert(
      contentsOf: [
        0, UInt8(truncatingIfNeeded: length), UInt8(length >> 8), UInt8(truncatingIfNeeded: ~length),
        UInt8(~length >> 8),
      ], at: start)
  }

  /// The last block, which is empty, then the checksum and the length.
  var end: [UInt8] {
    [1, 0, 0, 0xFF, 0xFF] + Self.littleEndian(~checksum) + Self.littleEndian(count)
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in (sum >> 1) ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}
