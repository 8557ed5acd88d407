import Foundation
import LifeModel
import Testing
import iLinkCore

/// A small share of what `Scripts/explore` does, in every test run.
@Suite struct `Lives of an app` {
  @Test(arguments: 0..<8)
  func `drawn lives break nothing`(share: Int) {
    for index in 0..<40 {
      var random = SplitMix(seed: UInt64(share * 1000 + index))
      let (life, violation) = Life.drawn(&random)
      guard let violation else { continue }
      let shortest = life.shrunk(to: violation)
      Issue.record("\(violation), by the life\n\(shortest)")
      return
    }
  }

  @Test(arguments: LifeTree.Root.allCases)
  func `all short lives break nothing`(root: LifeTree.Root) {
    let result = LifeTree.walk(from: root, depth: 3)
    if let (word, violation) = result.broken {
      Issue.record("\(violation), by \(word.map(\.rawValue))")
    }
    #expect(result.states.count == 4)
    #expect(result.states[3] > 50)
  }

  @Test func `the alphabet has at most twelve letters`() {
    #expect(Letter.allCases.count <= 12)
  }

  @Test(arguments: Fault.allCases)
  func `a planted fault is found`(fault: Fault) {
    for index in 0..<1500 {
      var random = SplitMix(seed: UInt64(index))
      let (life, violation) = Life.drawn(&random, hasStore: false, fault: fault)
      guard let violation else { continue }
      let shortest = life.shrunk(to: violation, fault: fault)
      #expect(shortest.steps.count <= life.steps.count)
      #expect(shortest.violation(fault: fault)?.invariant == violation.invariant)
      #expect(shortest.violation() == nil, "without the fault the same life is fine")
      return
    }
    Issue.record("not found: \(fault.rawValue)")
  }

  @Test func `the same seed draws the same life`() {
    func life() -> Life {
      var random = SplitMix(seed: 7)
      return Life.drawn(&random).life
    }
    #expect(life() == life())
    #expect(life().steps.count == LifeRun.usualLength)
  }

  @Test func `a life can be lived again from what was saved at any point`() {
    let life = Life([
      .launch(inBackground: false), .becomeActive, .lookup(.truth), .consulted(true),
      .cut(.prompt(.decline), after: 0), .launch(inBackground: false), .becomeActive, .consulted(true),
      .cut(.prompt(.decline), after: 1), .launch(inBackground: false), .becomeActive,
    ])
    #expect(life.violation() == nil)
  }
}
