import Foundation

/// A client's connection: what has come, what is to go out, and what is waited for. Used by the server's thread alone.
final class Connection {
  enum Phase {
    /// Waits for a request, or for the rest of one.
    case reading
    /// The answer is known, and is due then.
    case waiting(until: TimeInterval)
    /// Sends.
    case sending
    /// Sends a byte now and then, the next one then.
    case dripping(next: TimeInterval)
    /// Has told the client that it is over, and throws away what still comes.
    case lingering(until: TimeInterval)
    case closed
  }

  /// An answer before it goes out.
  struct Outgoing {
    var answer: StoreAnswer
    var isHeadOnly = false
    var takesGzip = false
    var closes = false
  }

  let descriptor: Int32
  /// Which one it is, from 1.
  let number: Int
  var phase = Phase.reading

  /// What has come and was not used yet.
  var input: [UInt8] = []
  /// How much of it was searched for the end of a request's head.
  var searched = 0
  /// Whether the client has ended its part: nothing more comes, though it may still read.
  var hasInputEnded = false
  /// When the first byte of the request came that is being read.
  var requestStart: TimeInterval?

  var outgoing: Outgoing?
  /// What is ready to be sent, and how much of it was.
  var output: [UInt8] = []
  var sent = 0
  /// How much of it is the head, which a slow answer has at once.
  var headLeft = 0
  /// The rest of the answer's body.
  var body: BodyStream?
  /// How many bytes of the body go out at most.
  var bodyLeft = Int.max
  var closesAfterwards = false

  /// When a request was complete, or something of an answer was taken, for the last time.
  var lastProgress: TimeInterval
  /// Whether there is something to do without waiting for the socket.
  var hasMore = false

  init(_ descriptor: Int32, number: Int, now: TimeInterval) {
    self.descriptor = descriptor
    self.number = number
    lastProgress = now
  }

  var isClosed: Bool { if case .closed = phase { true } else { false } }

  /// Whether it owes an answer whose time has not come: such a connection is not closed to make room.
  var isWaiting: Bool { if case .waiting = phase { true } else { false } }

  /// What the socket is asked about. A connection that waits for its moment asks nothing, or a client that has ended its
  /// part would be noticed again and again.
  var events: Int16 {
    switch phase {
    case .reading, .lingering: Int16(POLLIN)
    case .sending: Int16(POLLOUT)
    case .waiting, .dripping, .closed: 0
    }
  }

  /// When something is due even if the socket has nothing to say.
  func deadline(_ limits: ServerLimits) -> TimeInterval {
    switch phase {
    case .reading: requestStart.map { $0 + limits.requestTime } ?? lastProgress + limits.idleTime
    case .waiting(let until), .lingering(let until): until
    case .sending: lastProgress + limits.stallTime
    case .dripping(let next): next
    case .closed: .infinity
    }
  }

  /// About how many bytes it keeps waiting.
  var heldBytes: Int {
    input.capacity + output.capacity + (body?.heldBytes ?? 0) + (outgoing?.answer.body.heldBytes ?? 0)
  }

  /// Forgets all that is going out.
  func dropOutput() {
    outgoing = nil
    output = []
    sent = 0
    body = nil
    bodyLeft = .max
  }
}
