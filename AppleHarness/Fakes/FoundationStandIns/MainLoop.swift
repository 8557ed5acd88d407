import Foundation

/// What the stand-ins put off: to a later turn of the main actor, or to a queue in the background.
///
/// `settle()` is how a test lets the world come to rest without waiting for any time to pass.
@_spi(Stage) public enum MainLoop {
  private static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var underway = 0

  // Serial, because Apple's frameworks promise no more than "some queue that is not the main one".
  private static let background = DispatchQueue(label: "stand-ins.background")

  private static func count(_ change: Int) {
    lock.lock()
    defer { lock.unlock() }
    underway += change
  }

  private static var isQuiet: Bool {
    lock.lock()
    defer { lock.unlock() }
    return underway == 0
  }

  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main actor's place. In tests on Linux that need not be the main thread.
  public static var isOnMain: Bool { DispatchQueue.getSpecific(key: mainKey) == true }

  /// Runs `body` in a later turn of the main actor.
  public static func later(_ body: @escaping @MainActor () -> Void) {
    count(1)
    DispatchQueue.main.async {
      MainActor.assumeIsolated(body)
      count(-1)
    }
  }

  /// Runs `body` on a background queue.
  public static func inBackground(on queue: DispatchQueue? = nil, _ body: @escaping () -> Void) {
    count(1)
    (queue ?? background).async {
      body()
      count(-1)
    }
  }

  /// Comes back when nothing of the stand-ins is underway and all that waits for the main actor has had its turn, so many
  /// times one after the other.
  @MainActor public static func settle(turns: Int = 10) async {
    var quietTurns = 0
    while quietTurns < turns {
      await turn()
      quietTurns = isQuiet ? quietTurns + 1 : 0
    }
  }

  /// On Linux the main queue's blocks and the main actor's jobs each keep their order and not that of the others: so
  /// one of either.
  @MainActor private static func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    await Task.yield()
  }
}
