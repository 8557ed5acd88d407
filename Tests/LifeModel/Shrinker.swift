/// Finds the shortest life that still breaks, by leaving steps out: first many at once, then one at a time.
///
///     var shrinker = Shrinker(life)
///     while let shorter = shrinker.next() { shrinker.tried(shorter, stillBreaks: …) }
///     shrinker.shortest
public struct Shrinker: Sendable {
  /// The shortest life so far.
  public private(set) var shortest: Life
  private var size: Int
  private var start = 0
  private var isShorter = false

  /// Begins with a life that breaks.
  public init(_ life: Life) {
    shortest = life
    size = max(1, life.steps.count / 2)
  }

  /// A shorter life to try; `nil` when no step can be left out.
  public mutating func next() -> Life? {
    while start >= shortest.steps.count {
      if size == 1, !isShorter { return nil }
      (size, start, isShorter) = (max(1, size / 2), 0, false)
    }
    var shorter = shortest
    shorter.steps.removeSubrange(start..<min(start + size, shortest.steps.count))
    return shorter
  }

  /// Says whether the life from ``next()`` breaks as well.
  public mutating func tried(_ life: Life, stillBreaks: Bool) {
    if stillBreaks {
      shortest = life
      isShorter = true
    } else {
      start += size
    }
  }
}
