#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The only place that decides whether to ask the user to update.
public enum UpdatePolicy {
  /// Goes through the rules of ``UpdateRule`` in order; the first that stops decides.
  ///
  ///     let decision = UpdatePolicy.decide(facts, at: moment)
  ///     decision.answer  // .quiet(.reminded(at: …, until: …))
  public static func decide(_ facts: UpdateFacts, at moment: Date) -> UpdateDecision {
    let examined = UpdateCase(facts, at: moment)
    var (rule, answer) = (UpdateRule.prompt, UpdateDecision.Answer.prompt(.newer))
    for next in UpdateRule.allCases where !next.isSkipped(by: facts.trigger) {
      guard let found = examined.answer(of: next) else { continue }
      (rule, answer) = (next, found)
      break
    }
    return UpdateDecision(
      answer: answer, rule: rule, facts: facts, decidedAt: moment, subject: examined.subject,
      nextPossibleAt: examined.nextPossible(after: answer))
  }
}
