#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a prompt insists.
public enum UpdateKind: String, Sendable, Hashable, CaseIterable {
  /// There is something newer; the user may say no.
  case newer
  /// No use of the app without updating.
  case forced
  /// To proof-read: every button closes it, nothing is stored.
  case preview
}

/// What to do, and why: the answer of ``UpdatePolicy/decide(_:at:)``, with the facts that it rests on.
///
/// The log, the delegate, `ilink explain` and the tests all read this one value. ``trace`` is worked out from the
/// facts, so it cannot tell another story than the answer.
public struct UpdateDecision: Hashable, Sendable {
  /// Prompt or stay quiet.
  public enum Answer: Hashable, Sendable {
    /// Ask the user.
    case prompt(UpdateKind)
    /// Do not ask.
    case quiet(UpdateReason)
  }

  /// Prompt or stay quiet.
  public let answer: Answer
  /// The rule that decided.
  public let rule: UpdateRule
  /// The facts that it rests on.
  public let facts: UpdateFacts
  /// When it was decided.
  public let decidedAt: Date
  /// The listing that the rules spoke of; `nil` when nothing about this app is on record.
  public let subject: SeenListing?
  /// When the same facts may prompt at the earliest; `nil` when time alone changes nothing, and for a prompt.
  public let nextPossibleAt: Date?

  /// How to prompt; `nil` for quiet.
  public var kind: UpdateKind? { if case .prompt(let kind) = answer { kind } else { nil } }

  /// Why there is no prompt; `nil` for a prompt.
  public var reason: UpdateReason? { if case .quiet(let reason) = answer { reason } else { nil } }

  /// Whether the app is to be asked before anything is shown (rule 16): every other rule has passed, the trigger is an
  /// automatic one, and the app has not answered yet.
  public var needsConsultation: Bool {
    answer == .prompt(.newer) && facts.trigger.isAutomatic && facts.consulted == nil
  }
}
