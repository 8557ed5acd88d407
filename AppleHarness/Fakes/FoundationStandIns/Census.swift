import Foundation

/// How many objects of a class are alive, so that a test can see what was left behind.
@_spi(Stage) public enum Census {
  private static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var alive: [ObjectIdentifier: Int] = [:]

  /// Counts an object of exactly this class in (1) or out (-1).
  public static func count(_ type: AnyClass, _ change: Int) {
    lock.lock()
    defer { lock.unlock() }
    alive[ObjectIdentifier(type), default: 0] += change
  }

  /// The number of objects of exactly this class.
  public static func alive(_ type: AnyClass) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return alive[ObjectIdentifier(type)] ?? 0
  }
}
