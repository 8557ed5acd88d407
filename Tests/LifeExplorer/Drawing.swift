import Foundation
import LifeModel

/// Drawing many lives on all processors. Life `n` of a seed is always the same life, whoever draws it.
enum Drawing {
  struct Found: Sendable {
    let index: Int
    let seed: UInt64
    let life: Life
    let violation: LifeViolation
  }

  /// The broken life with the lowest number, if any.
  static func first(_ count: Int, seed: UInt64, fault: Fault?) -> Found? {
    let finds = Finds()
    let size = 500
    DispatchQueue.concurrentPerform(iterations: (count + size - 1) / size) { chunk in
      for index in (chunk * size)..<min((chunk + 1) * size, count) where index < finds.lowest {
        var random = SplitMix(seed: seed &+ UInt64(index) &* 0xD134_2543_DE82_EF95)
        // One life in four goes through the store's form: encoding is a third of the time.
        let (life, violation) = Life.drawn(&random, hasStore: index % 4 == 0, fault: fault)
        if let violation { finds.add(Found(index: index, seed: seed, life: life, violation: violation)) }
      }
    }
    return finds.found
  }

  /// The best find so far, from several threads.
  private final class Finds: @unchecked Sendable {  // `best` is only touched under the lock.
    private let lock = NSLock()
    private var best: Found?

    var found: Found? { lock.withLock { best } }
    var lowest: Int { lock.withLock { best?.index ?? .max } }

    func add(_ found: Found) {
      lock.withLock { if found.index < best?.index ?? .max { best = found } }
    }
  }
}
