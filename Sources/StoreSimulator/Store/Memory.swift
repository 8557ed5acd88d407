import Foundation

/// What a store remembers of the requests that it had: how often each address was asked, what its caches hold, and how
/// many answers it gave of late. All of it is bounded, whatever is asked.
struct Memory: Sendable {
  static let mostAddresses = 50_000

  private(set) var turns: [String: Int] = [:]
  private(set) var fetches: [String: TimeInterval] = [:]
  /// The moments of the answers of the last minute, the oldest first, from `first` on.
  private var answers: [TimeInterval] = []
  private var first = 0

  /// The number of this request among those for the same address, from 0.
  mutating func turn(of target: String) -> Int {
    if turns.count >= Self.mostAddresses, turns[target] == nil { turns = [:] }
    let turn = turns[target, default: 0]
    turns[target] = turn + 1
    return turn
  }

  /// The moment from which a cache has an address's answer.
  ///
  /// - Parameters:
  ///   - age: How old the answer is already when it is asked for here first: others have asked before.
  ///   - staleness: How long an answer is kept.
  mutating func fetch(of target: String, at moment: TimeInterval, age: TimeInterval, keptFor staleness: TimeInterval)
    -> TimeInterval
  {
    if let fetched = fetches[target], moment - fetched < staleness { return fetched }
    if fetches.count >= Self.mostAddresses { fetches = [:] }
    let fetched = fetches[target] == nil ? moment - age : moment
    fetches[target] = fetched
    return fetched
  }

  /// Whether one more answer is allowed within a minute; it counts if it is.
  mutating func allowsAnswer(at moment: TimeInterval, perMinute most: Int) -> Bool {
    while first < answers.count, answers[first] <= moment - 60 { first += 1 }
    if first > 1024, first * 2 > answers.count {
      answers.removeFirst(first)
      first = 0
    }
    guard answers.count - first < most else { return false }
    answers.append(moment)
    return true
  }
}
