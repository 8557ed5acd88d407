import Foundation

/// Where the stand-ins of `open` ask whether the system opens a URL.
@_spi(Stage) public final class URLDesk: @unchecked Sendable {
  public enum Answer: Sendable {
    case accepted
    case refused
    /// The completion never comes.
    case silence
  }

  private let lock = NSLock()
  // Both only touched under the lock.
  private var rule: @Sendable (URL) -> Answer
  private var calls: [(url: URL, answer: Answer)] = []

  /// A desk that opens URLs of these schemes.
  public init(schemes: Set<String>) { rule = Self.rule(schemes) }

  private static func rule(_ schemes: Set<String>) -> @Sendable (URL) -> Answer {
    { schemes.contains($0.scheme?.lowercased() ?? "") ? .accepted : .refused }
  }

  /// From now on URLs of these schemes are opened and no others.
  public func open(schemes: Set<String>) { answer(with: Self.rule(schemes)) }

  /// From now on this decides.
  public func answer(with rule: @escaping @Sendable (URL) -> Answer) {
    lock.lock()
    defer { lock.unlock() }
    self.rule = rule
  }

  /// What was asked for, in order, opened or not.
  public var asked: [URL] { locked { $0.map(\.url) } }

  /// What was opened, in order.
  public var opened: [URL] { locked { $0.filter { $0.answer == .accepted }.map(\.url) } }

  private func locked<Value>(_ body: ([(url: URL, answer: Answer)]) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body(calls)
  }

  /// Forgets what it was asked for, and goes on as before.
  public func forget() {
    lock.lock()
    defer { lock.unlock() }
    calls = []
  }

  /// A stand-in was called.
  public func ask(_ url: URL, unless isImpossible: Bool = false) -> Answer {
    lock.lock()
    let rule = rule
    lock.unlock()
    let answer = isImpossible ? .refused : rule(url)
    lock.lock()
    defer { lock.unlock() }
    calls.append((url, answer))
    return answer
  }
}
