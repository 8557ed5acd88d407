import Foundation
import iLinkCore

/// Decides what is said to a request: the store's answer, or the control endpoints'.
struct Responder: Sendable {
  private var store: SimulatedStore
  private var journal = Journal()
  /// The clock's reading at the store's moment 0.
  private var zero: TimeInterval
  private let onRequest: (@Sendable (JournalEntry) -> Void)?

  init(_ store: SimulatedStore, openedAt zero: TimeInterval, onRequest: (@Sendable (JournalEntry) -> Void)?) {
    self.store = store
    self.zero = zero
    self.onRequest = onRequest
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - connection: The number of the connection that it came on.
  ///   - now: The clock's reading.
  ///   - connections: How many connections there are.
  mutating func answer(to request: HTTPRequest, on connection: Int, at now: TimeInterval, connections: Int)
    -> StoreAnswer
  {
    guard !request.target.hasPrefix("/_ilink") else { return control(request, at: now, connections: connections) }
    let isReading = request.method == "GET" || request.method == "HEAD"
    let answer = isReading ? store.answer(to: request.target, at: moment(now)) : Self.wrongMethod("GET, HEAD")
    let entry = JournalEntry(
      number: 0, at: now - zero, connection: connection, method: request.method, target: request.target,
      userAgent: request.userAgent, acceptEncoding: request.acceptEncoding, status: answer.status, delay: answer.delay,
      background: answer.background)
    let kept = journal.add(entry)
    onRequest?(kept)
    return answer
  }

  private func moment(_ now: TimeInterval) -> TimeInterval { (now - zero) * store.scenario.speed }

  private mutating func control(_ request: HTTPRequest, at now: TimeInterval, connections: Int) -> StoreAnswer {
    let allowed: String
    switch request.path {
    case "/_ilink/requests", "/_ilink/health": allowed = "GET"
    case "/_ilink/set", "/_ilink/reset": allowed = "POST"
    default:
      return Self.json(404, Self.error(["There are requests, health, set and reset under /_ilink/."]))
    }
    guard request.method == allowed else { return Self.wrongMethod(allowed) }
    switch request.path {
    case "/_ilink/requests": return Self.json(200, journal.json)
    case "/_ilink/health":
      let uptime = ((now - zero) * 1000).rounded() / 1000
      return Self.json(
        200,
        """
        {"schema":"ilink.health/1","status":"ok","uptime":\(uptime),"connections":\(connections),\
        "requests":\(journal.total)}

        """)
    case "/_ilink/reset":
      store.reset()
      journal = Journal()
      zero = now
      return Self.json(200, #"{"schema":"ilink.reset/1"}"# + "\n")
    default: return set(request.body, at: now)
    }
  }

  private mutating func set(_ body: [UInt8], at now: TimeInterval) -> StoreAnswer {
    guard let tree = JSONTree(Data(body)) else { return Self.json(400, Self.error(["That is no JSON document."])) }
    do throws(ChangeReader.Problems) {
      let change = try ChangeReader.read(tree, isTimed: false)
      guard store.apply(change, at: moment(now)) else {
        return Self.json(409, Self.error(["Too much was changed already. Reset the store first."]))
      }
      let countries = change.countries.map { $0.map(\.code).sorted() }
      let list = countries.map { "[" + $0.map { "\"\($0)\"" }.joined(separator: ",") + "]" } ?? "null"
      return Self.json(200, #"{"schema":"ilink.set/1","countries":\#(list)}"# + "\n")
    } catch {
      return Self.json(400, Self.error(error.sentences))
    }
  }

  private static func wrongMethod(_ allowed: String) -> StoreAnswer {
    var answer = json(405, error(["Use \(allowed)."]))
    answer.headers.append(.init("Allow", allowed))
    return answer
  }

  private static func json(_ status: Int, _ text: String) -> StoreAnswer {
    StoreAnswer(
      status, [.init("Content-Type", "application/json; charset=utf-8"), .init("Cache-Control", "no-store")],
      AnswerBody(text))
  }

  private static func error(_ sentences: [String]) -> String {
    let list = sentences.map { "\"\(JSONText.escaped($0))\"" }.joined(separator: ",")
    return #"{"schema":"ilink.problems/1","problems":[\#(list)]}"# + "\n"
  }
}
