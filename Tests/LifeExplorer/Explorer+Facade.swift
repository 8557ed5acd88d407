import FacadeModel
import Foundation
import LifeModel

/// Lives of the class around the flow.
extension Explorer {
  /// Draws lives, one after the other. 1 when one broke an invariant.
  @MainActor static func drawFacade(_ options: Options) async -> Int32 {
    let began = Date()
    for index in 0..<options.facade {
      var random = SplitMix(seed: options.seed &+ UInt64(index) &* 0xD134_2543_DE82_EF95)
      let (life, problem) = await FacadeLife.drawn(&random)
      if let problem {
        print("BROKEN: \(problem)\nby the class iLink, life \(index + 1) of seed \(options.seed):\n\(life)")
        return 1
      }
    }
    guard options.facade > 0 else { return 0 }
    let seconds = String(format: "%.1f", Date().timeIntervalSince(began))
    print("\(options.facade) lives of the class iLink from seed \(options.seed), nothing broken (\(seconds) s)")
    return 0
  }
}
