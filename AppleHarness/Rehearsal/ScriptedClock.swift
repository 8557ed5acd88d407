package import Foundation

/// The time of a test: it passes when the test says so.
package final class ScriptedClock: @unchecked Sendable {  // The moment is only touched under the lock.
  private let lock = NSLock()
  private var moment = Date(timeIntervalSince1970: 1_796_040_000)

  package init() {}

  package var now: Date { lock.withLock { moment } }

  package func advance(_ seconds: TimeInterval) { lock.withLock { moment += seconds } }
}
