import Testing

@testable import StoreSimulator

@Suite struct `Bodies on their way out` {
  private static let bodies: [AnswerBody] = {
    var store = store()
    let targets = ["/lookup?id=123456789", "/lookup?id=987654321,123456789&entity=software", "/lookup?id=5"]
    return targets.map { store.answer(to: $0, at: 0).body } + [
      AnswerBody([.bytes(Array("a".utf8)), .newlines(200_000), .bytes(Array("b".utf8))]),
      AnswerBody([.newlines(65_535)]), AnswerBody([.newlines(65_536)]), AnswerBody(),
      AnswerBody(Draw(seed: 1, about: "x").bytes(70_000)),
    ]
  }()

  private func all(_ body: AnswerBody, asGzip: Bool, limit: Int) -> (bytes: [UInt8], count: Int) {
    var stream = BodyStream(body, asGzip: asGzip)
    var bytes: [UInt8] = []
    while stream.write(limit, to: &bytes) {}
    #expect(!stream.write(limit, to: &bytes))
    return (bytes, stream.count)
  }

  @Test(arguments: bodies.indices, [1, 100, 16_384, 1_000_000])
  func `portions of any size give the same bytes, as many as were announced`(index: Int, limit: Int) {
    let body = Self.bodies[index]
    guard limit > 1 || body.count < 20_000 else { return }
    let plain = all(body, asGzip: false, limit: limit)
    #expect(plain.bytes == body.bytes && plain.count == body.count)
    let packed = all(body, asGzip: true, limit: limit)
    #expect(packed.bytes.count == packed.count)
    #expect(unpacked(packed.bytes) == body.bytes)
  }

  @Test func `a portion is not much longer than it should be`() {
    var stream = BodyStream(Self.bodies[3], asGzip: false)
    var bytes: [UInt8] = []
    while stream.write(1000, to: &bytes) {
      #expect(bytes.count <= 1000)
      bytes = []
    }
  }

  /// Undoes gzip of stored blocks, and checks all that can be checked; `nil` when something is wrong.
  private func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0x1F, 0x8B, 8, 0]), bytes.count >= 18 else { return nil }
    var rest = bytes[10...]
    var content: [UInt8] = []
    var isLast = false
    func word(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
    while !isLast {
      guard rest.count >= 5, let head = rest.first, head <= 1 else { return nil }
      isLast = head == 1
      let length = Int(word(rest.dropFirst(1).prefix(2)))
      guard word(rest.dropFirst(3).prefix(2)) == 0xFFFF - UInt32(length), rest.count >= 5 + length else { return nil }
      content += rest.dropFirst(5).prefix(length)
      rest = rest.dropFirst(5 + length)
    }
    // The checksum bit by bit, as the format's description has it.
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      for bit in 0..<8 {
        let low = (sum ^ UInt32(byte) >> UInt32(bit)) & 1
        sum = sum >> 1 ^ (low == 1 ? 0xEDB8_8320 : 0)
      }
    }
    let isRight = rest.count == 8 && word(rest.prefix(4)) == ~sum && word(rest.suffix(4)) == UInt32(content.count)
    return isRight ? content : nil
  }
}
