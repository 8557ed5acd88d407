/// An answer's body as parts that are written out one after the other, while it is sent: a client that asks for 200
/// records and reads none of them costs next to no memory.
package struct AnswerBody: Sendable {
  enum Part: Sendable {
    case bytes([UInt8])
    case row(StoreRow)
    /// So many newlines.
    case newlines(Int)
  }

  let parts: [Part]
  /// The length in bytes.
  package let count: Int
  /// What the body itself keeps in memory, in bytes: rows are small until they are written out.
  let heldBytes: Int

  init(_ parts: [Part] = []) {
    self.parts = parts
    var (count, heldBytes) = (0, 0)
    for part in parts {
      count += part.count
      if case .bytes(let bytes) = part { heldBytes += bytes.count }
    }
    heldBytes += parts.count * MemoryLayout<Part>.stride
    self.count = count
    self.heldBytes = heldBytes
  }

  init(_ bytes: [UInt8]) { self.init(bytes.isEmpty ? [] : [.bytes(bytes)]) }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The whole body.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for part in parts { part.append(to: &bytes, from: 0, atMost: part.count) }
    return bytes
  }
}

extension AnswerBody.Part {
  var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .row(let row): row.count
    case .newlines(let count): count
    }
  }

  /// Writes out at most so many bytes from a place on; a row always whole. Gives back how many there were.
  @discardableResult
  func append(to target: inout [UInt8], from start: Int, atMost limit: Int) -> Int {
    switch self {
    case .bytes(let bytes):
      let end = min(start + limit, bytes.count)
      target.append(contentsOf: bytes[start..<end])
      return end - start
    case .row(let row):
      row.append(to: &target)
      return row.count
    case .newlines(let count):
      let number = min(limit, count - start)
      for written in stride(from: 0, to: number, by: Self.manyNewlines.count) {
        target.append(contentsOf: Self.manyNewlines.prefix(number - written))
      }
      return number
    }
  }

  private static let manyNewlines = [UInt8](repeating: UInt8(ascii: "\n"), count: 16_384)
}
