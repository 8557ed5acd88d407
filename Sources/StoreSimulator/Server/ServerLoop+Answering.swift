import Foundation

extension ServerLoop {
  /// How many bytes are made ready at a time: enough for an answer in one call, little enough for a thousand clients that
  /// take nothing.
  private static let portion = 8192
  /// How many bytes go to one client before the others have their turn.
  private static let mostBytesInTurn = 262_144
  /// How many requests of one client are answered before the others have their turn.
  private static let mostStepsInTurn = 64
  /// The seconds between two bytes of a slow answer.
  private static let dripPause: TimeInterval = 1

  /// Does all that can be done for a connection without waiting.
  func advance(_ connection: Connection, now: TimeInterval) {
    connection.hasMore = false
    for _ in 0..<Self.mostStepsInTurn {
      let goesOn: Bool
      switch connection.phase {
      case .reading: goesOn = readRequest(connection, now: now)
      case .waiting(let until):
        goesOn = now >= until
        if goesOn { start(connection, now: now) }
      case .sending: goesOn = flush(connection, now: now)
      case .dripping(let next): goesOn = now >= next && drip(connection, now: now)
      case .lingering, .closed: return
      }
      guard goesOn else { return }
    }
    connection.hasMore = true
  }

  /// Refuses what has come, and ends the connection.
  func refuse(_ connection: Connection, _ status: Int, now: TimeInterval) {
    connection.input = []
    connection.requestStart = nil
    connection.outgoing = Connection.Outgoing(answer: Refusal.page(status, "Refused"), closes: true)
    start(connection, now: now)
    advance(connection, now: now)
  }

  /// Takes the next request, if it is complete; `false` when there is nothing more to do.
  private func readRequest(_ connection: Connection, now: TimeInterval) -> Bool {
    switch reader.read(connection.input, searched: &connection.searched) {
    case .incomplete:
      if connection.hasInputEnded { close(connection) }
      return false
    case .refused(let status):
      refuse(connection, status, now: now)
      return false
    case .request(let request, let length):
      if length == connection.input.count {
        connection.input = []
      } else {
        connection.input.removeFirst(length)
      }
      connection.searched = 0
      connection.requestStart = connection.input.isEmpty ? nil : now
      connection.lastProgress = now
      let answer = responder.answer(to: request, on: connection.number, at: now, connections: connections.count)
      connection.outgoing = Connection.Outgoing(
        answer: answer, isHeadOnly: request.method == "HEAD", takesGzip: request.takesGzip, closes: request.closes)
      if answer.delay > 0 {
        connection.phase = .waiting(until: now + answer.delay)
      } else {
        start(connection, now: now)
      }
      return true
    }
  }

  /// The answer's moment has come.
  private func start(_ connection: Connection, now: TimeInterval) {
    guard let outgoing = connection.outgoing else { return close(connection) }
    let answer = outgoing.answer
    guard answer.delivery != .reset else {
      Sockets.discardOnClose(connection.descriptor)
      return close(connection)
    }
    let body = BodyStream(answer.body, asGzip: outgoing.takesGzip && answer.body.count > 0)
    connection.closesAfterwards = outgoing.closes || answer.delivery == .cut
    connection.output = ResponseHead.bytes(
      of: answer, length: body.count, isGzip: body.isGzip, closes: connection.closesAfterwards,
      room: min(body.count, Self.portion))
    connection.sent = 0
    connection.headLeft = connection.output.count
    connection.body = outgoing.isHeadOnly ? nil : body
    connection.bodyLeft = answer.delivery == .cut ? body.count / 2 : .max
    connection.outgoing = nil
    connection.lastProgress = now
    connection.phase = answer.delivery == .slow ? .dripping(next: now) : .sending
  }

  /// Sends as much as the client takes; `false` when it takes no more for now.
  private func flush(_ connection: Connection, now: TimeInterval) -> Bool {
    var inTurn = 0
    while true {
      guard fill(connection) else {
        finish(connection, now: now)
        return true
      }
      switch Sockets.send(connection.descriptor, connection.output[connection.sent...]) {
      case .bytes(let count):
        connection.sent += count
        connection.lastProgress = now
        inTurn += count
      case .blocked:
        connection.output = Array(connection.output[connection.sent...])
        connection.sent = 0
        return false
      case .failed, .ended:
        close(connection)
        return false
      }
      if inTurn > Self.mostBytesInTurn {
        connection.hasMore = true
        return false
      }
    }
  }

  /// Makes the next portion ready; `false` when all was sent.
  private func fill(_ connection: Connection) -> Bool {
    if connection.sent == connection.output.count {
      connection.output.removeAll(keepingCapacity: true)
      connection.sent = 0
    }
    while connection.output.count < Self.portion, connection.body != nil, connection.bodyLeft > 0 {
      let start = connection.output.count
      guard connection.body?.write(Self.portion - start, to: &connection.output) == true else {
        connection.body = nil
        break
      }
      let excess = connection.output.count - start - connection.bodyLeft
      if excess > 0 { connection.output.removeLast(excess) }
      if connection.bodyLeft < .max { connection.bodyLeft -= connection.output.count - start }
    }
    return connection.sent < connection.output.count
  }

  /// Sends the head, or one byte of the body; `false` until the next one is due.
  private func drip(_ connection: Connection, now: TimeInterval) -> Bool {
    if connection.sent == connection.output.count, !fill(connection) {
      finish(connection, now: now)
      return true
    }
    let end = max(connection.headLeft, connection.sent + 1)
    switch Sockets.send(connection.descriptor, connection.output[connection.sent..<end]) {
    case .bytes(let count):
      connection.sent += count
      if connection.sent >= connection.headLeft { connection.headLeft = 0 }
    case .blocked: break
    case .failed, .ended: close(connection)
    }
    if !connection.isClosed { connection.phase = .dripping(next: now + Self.dripPause) }
    return false
  }

  /// The answer is out.
  private func finish(_ connection: Connection, now: TimeInterval) {
    connection.dropOutput()
    guard connection.closesAfterwards else {
      connection.phase = .reading
      return
    }
    if connection.hasInputEnded { return close(connection) }
    // A connection that is closed with something unread is reset, and the client may lose the answer by it.
    Sockets.endSending(connection.descriptor)
    connection.input = []
    connection.phase = .lingering(until: now + limits.lingerTime)
  }
}
