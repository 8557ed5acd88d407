import Foundation
import LifeModel

/// Explores lives: drawn ones, and all short ones.
enum Explorer {
  static func run(_ arguments: [String]) async -> Int32 {
    let options: Options
    do throws(Options.Misuse) {
      options = try Options(arguments)
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n\n\(Options.usage)\n".utf8))
      return 2
    }
    if options.wantsHelp {
      print(Options.usage)
      return 0
    }
    if !options.faults.isEmpty { return options.faults.map { find($0, options) }.max() ?? 0 }
    let drawn = options.lives > 0 ? draw(options) : 0
    return max(drawn, walk(options), await drawFacade(options))
  }

  /// Draws lives on all processors. 1 when one broke an invariant.
  private static func draw(_ options: Options) -> Int32 {
    let began = Date()
    let worst = Drawing.first(options.lives, seed: options.seed, fault: nil)
    let seconds = Date().timeIntervalSince(began)
    if let worst {
      report(worst, fault: nil)
      return 1
    }
    let rate = Int(Double(options.lives) / max(seconds, 0.001))
    print(
      "\(options.lives) lives of \(LifeRun.usualLength) events from seed \(options.seed), nothing broken "
        + "(\(String(format: "%.1f", seconds)) s, \(rate) a second)")
    return 0
  }

  /// Walks all short lives. 1 when one broke an invariant.
  private static func walk(_ options: Options) -> Int32 {
    guard options.depth > 0 else { return 0 }
    var status: Int32 = 0
    for root in LifeTree.Root.allCases {
      let began = Date()
      let result = LifeTree.walk(from: root, depth: options.depth)
      if let (word, violation) = result.broken {
        print("BROKEN: \(violation)\nby the shortest word of the alphabet:")
        for letter in word { print("  \(letter.rawValue)") }
        status = 1
      } else {
        let seconds = String(format: "%.1f", Date().timeIntervalSince(began))
        print(
          "\(root.rawValue), all words of \(options.depth) letters out of \(Letter.allCases.count): "
            + "\(result.states.reduce(0, +)) distinct states \(result.states), \(result.tried) steps, "
            + "nothing broken (\(seconds) s)"
        )
      }
    }
    return status
  }

  /// Plants a fault. 0 when it was found.
  private static func find(_ fault: Fault, _ options: Options) -> Int32 {
    guard let found = Drawing.first(max(options.lives, 1), seed: options.seed, fault: fault) else {
      print("NOT FOUND in \(options.lives) lives: \(fault.rawValue)")
      return 1
    }
    print("found \(fault.rawValue) in life \(found.index + 1): \(found.violation.invariant.rawValue)")
    if options.faults.count == 1 { report(found, fault: fault) }
    return 0
  }

  private static func report(_ found: Drawing.Found, fault: Fault?) {
    let shortest = found.life.shrunk(to: found.violation, fault: fault)
    let violation = shortest.violation(fault: fault) ?? found.violation
    print(
      "BROKEN: \(violation)\nlife \(found.index + 1) of seed \(found.seed), "
        + "\(found.life.steps.count) steps, shrunk to \(shortest.steps.count):\n\(shortest)")
  }
}
