import Foundation

/// How much is drawn, and from where; from outside for longer looks.
package enum Settings {
  package static let seed = UInt64(number("ILINK_SEED") ?? 1)
  /// On each kit: together they shall not take more than a minute of a quiet processor.
  package static let sequences = number("ILINK_SEQUENCES") ?? 5_000

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
}
