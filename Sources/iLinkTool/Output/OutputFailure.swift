import Foundation

/// The first failure of writing to standard output while a command runs; the end of the program tells it.
// The number is only touched under the lock.
final class OutputFailure: @unchecked Sendable {
  /// The process has one standard output.
  static let shared = OutputFailure()

  private let lock = NSLock()
  private var stored: Int32?

  /// The system's number for it.
  var number: Int32? { lock.withLock { stored } }

  func note(_ number: Int32?) { lock.withLock { stored = stored ?? number } }
}
