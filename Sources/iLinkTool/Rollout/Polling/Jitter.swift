/// Small random amounts, from a generator that is handed in, so that many clients do not come back at the same moment.
struct Jitter: Sendable {
  private var generator: any RandomNumberGenerator & Sendable

  init(_ generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) { self.generator = generator }

  /// From 0 up to 1.
  mutating func next() -> Double { Double.random(in: 0..<1, using: &generator) }
}
