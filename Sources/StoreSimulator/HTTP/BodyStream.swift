/// An answer's body on its way out, a piece at a time.
struct BodyStream {
  private let parts: [AnswerBody.Part]
  private var index = 0
  private var offset = 0
  private var frame: GzipFrame?
  private var isAtStart = true
  private var isAtEnd = false
  let isGzip: Bool
  /// How many bytes there are in all, as they are sent.
  let count: Int
  /// The bytes that it keeps in memory itself.
  let heldBytes: Int

  init(_ body: AnswerBody, asGzip: Bool) {
    parts = body.parts
    heldBytes = body.heldBytes
    isGzip = asGzip
    frame = asGzip ? GzipFrame() : nil
    count = asGzip ? GzipFrame.length(ofParts: body.parts.map(\.count)) : body.count
  }

  /// Writes out about so many bytes, at least one if there are any left; `false` when there were none.
  mutating func write(_ limit: Int, to target: inout [UInt8]) -> Bool {
    let start = target.count
    if isAtStart, frame != nil { target.append(contentsOf: GzipFrame.head) }
    isAtStart = false
    while target.count - start < limit, index < parts.count {
      let blockStart = target.count
      // In gzip, the blocks must be as many as were counted: all of a part but its last one are full.
      let room = isGzip ? GzipFrame.mostBytes : limit - (target.count - start)
      offset += parts[index].append(to: &target, from: offset, atMost: room)
      frame?.closeBlock(&target, from: blockStart)
      if offset >= parts[index].count { (index, offset) = (index + 1, 0) }
    }
    if index == parts.count, !isAtEnd {
      isAtEnd = true
      if let frame { target.append(contentsOf: frame.end) }
    }
    return target.count > start
  }
}
