import Foundation
import iLinkCore

/// What a rollout is asked to do: the words of the call as values.
struct RolloutTerms: Sendable, Hashable {
  /// The storefronts, in the order of asking.
  var storefronts: [Storefront]
  /// What is waited for; `nil` for one pass.
  var gate: RolloutGate?
  /// Whether to wait at all. Without patience each storefront is asked once, and one reading decides.
  var isPatient = true
  /// The time that a release's age is judged by, when it is not the clock's (`--now`).
  var pretendedNow: Date?
  /// When all must be over.
  var deadline: Date?
  /// How many requests may be under way at once.
  var jobs = 8
  /// How often requests go out once the fast phase is over.
  var rate = RequestRate.polite
  /// How long a storefront is left alone after it was asked.
  var interval: TimeInterval = 120
  /// How many further tries follow soon after a first one that got no answer.
  var retries = 3

  /// Whether each storefront is read once, and not again and again until the gate opens.
  var isOnePass: Bool { gate == nil || !isPatient }

  var target: RolloutTarget? { gate?.target }
}
