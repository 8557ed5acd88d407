import Foundation
import iLinkCore

/// The alphabet of the exhaustive walk.
public enum Letter: String, Sendable, CaseIterable {
  case launch = "kill and launch"
  case front = "come to the front"
  case leave = "leave"
  case answer = "the store answers"
  case noAnswer = "the store does not answer"
  case update = "update, and the store opens"
  case later = "later"
  case no = "no"
  case vanish = "the prompt vanishes"
  case day = "a day passes"
  case forced = "forced mode is switched"
  case ask = "the app asks"

  /// The steps of the letter; an app that is asked whether to prompt says yes.
  func steps(in run: LifeRun) -> [LifeStep] {
    switch self {
    case .launch: [.kill, .launch(inBackground: false)]
    case .front: [.becomeActive, .consulted(true)]
    case .leave: [.enterBackground]
    case .answer: [.lookup(.truth), .consulted(true)]
    case .noAnswer: [.lookup(.offline), .consulted(true)]
    case .update: [.prompt(.update), .open(true), .consulted(true)]
    case .later: [.prompt(.remindLater)]
    case .no: [.prompt(.decline)]
    case .vanish: [.prompt(.vanished)]
    case .day: [.clock(by: 86_400)]
    case .forced: [.set(.forced(!run.world.settings.aggressiveUpdatePrompt)), .consulted(true)]
    case .ask: [.ask(.prompt), .consulted(true)]
    }
  }
}

/// An exhaustive walk, breadth first, over the distinct states that words of the alphabet lead to.
public struct LifeTree: Sendable {
  /// Where a walk begins.
  public enum Root: String, Sendable, CaseIterable {
    case birth = "before the first launch"
    case prompt = "with a prompt on screen"

    var word: [Letter] {
      switch self {
      case .birth: []
      case .prompt: [.launch, .front, .answer]
      }
    }
  }

  /// What a walk came to.
  public struct Result: Sendable {
    /// The distinct states at each depth.
    public var states: [Int] = []
    /// The letters that were tried.
    public var tried = 0
    /// The shortest word that breaks an invariant.
    public var broken: (word: [Letter], violation: LifeViolation)?
  }

  private struct Node: Hashable {
    var run = LifeRun()
    var subject = FlowSubject()

    mutating func play(_ letter: Letter) throws(LifeViolation) {
      for step in letter.steps(in: run) {
        var subject = subject
        try run.play(step) { subject.take($0, at: $1) }
        self.subject = subject
      }
    }
  }

  /// Walks to a depth.
  public static func walk(from root: Root, depth: Int) -> Result {
    var result = Result()
    var node = Node()
    do throws(LifeViolation) {
      for letter in root.word { try node.play(letter) }
    } catch {
      result.broken = (root.word, error)
      return result
    }
    var seen: Set<Int> = [node.hashValue]
    var level: [(node: Node, word: [Letter])] = [(node, root.word)]
    result.states.append(1)
    for _ in 0..<depth where !level.isEmpty {
      var next: [(node: Node, word: [Letter])] = []
      for (node, word) in level {
        for letter in Letter.allCases {
          var child = node
          result.tried += 1
          do throws(LifeViolation) {
            try child.play(letter)
          } catch {
            result.broken = (word + [letter], error)
            return result
          }
          if seen.insert(child.hashValue).inserted { next.append((child, word + [letter])) }
        }
      }
      result.states.append(next.count)
      level = next
    }
    return result
  }
}
