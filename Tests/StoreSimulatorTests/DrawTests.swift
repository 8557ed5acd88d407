import Testing

@testable import StoreSimulator

@Suite struct `Chance` {
  @Test func `the same seed, text and turn give the same numbers`() {
    let one = Draw(seed: 7, about: "/lookup?id=1", turn: 3)
    #expect(one.unit(.latency) == Draw(seed: 7, about: "/lookup?id=1", turn: 3).unit(.latency))
    #expect(one.bytes(100) == Draw(seed: 7, about: "/lookup?id=1", turn: 3).bytes(100))
    // Known for good: other numbers would change what scenarios do that somebody has written down.
    #expect(Draw(seed: 1, about: "de").unit(.order) == 0.354569671721656)
  }

  @Test func `another seed, text, turn, purpose or index gives another number`() {
    let draws = [
      Draw(seed: 7, about: "a"), Draw(seed: 8, about: "a"), Draw(seed: 7, about: "b"),
      Draw(seed: 7, about: "a", turn: 1),
    ]
    let numbers = draws.flatMap { [$0.unit(.fault), $0.unit(.flap), $0.unit(.fault, 1)] }
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func `numbers are spread evenly from 0 up to 1`() {
    var tenths = [Int](repeating: 0, count: 10)
    for turn in 0..<10_000 { tenths[Int(Draw(seed: 3, about: "/lookup", turn: turn).unit(.fault) * 10)] += 1 }
    #expect(tenths.allSatisfy { (900...1100).contains($0) }, "\(tenths)")
  }
}

@Suite struct `The way of a version through the storefronts` {
  @Test(arguments: StageCurve.allCases)
  func `every curve begins at 0, ends at 1 and never goes back`(curve: StageCurve) {
    let moments = (0...174).map { curve.moment(ofRank: Double($0) / 174) }
    #expect(moments.first == 0 && moments.last == 1)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `half of the storefronts have it after half of the time, or long before in a long tail`() {
    #expect(abs(StageCurve.sCurve.moment(ofRank: 0.5) - 0.5) < 1e-9)
    #expect(abs(StageCurve.sCurve.moment(ofRank: 0.104) - 0.2) < 1e-9)
    #expect(StageCurve.uniform.moment(ofRank: 0.5) == 0.5)
    #expect(StageCurve.longTail.moment(ofRank: 0.5) < 0.05)
  }
}
