#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The answer for a "Check for Updates…" item: what there is, whoever wants to be asked about it.
public enum UpdateStatus: Hashable, Sendable {
  /// There is nothing newer for this device.
  case upToDate(UpdateReason)
  /// There is a newer version for this device.
  case available(StoreListing)
  /// It cannot be told.
  case cannotTell(UpdateReason)
}

extension UpdatePolicy {
  /// Whether there is an update for this device, by rules 5 to 9 alone. A version that is too fresh to ask for counts:
  /// somebody who looks wants the truth.
  public static func status(of facts: UpdateFacts, at moment: Date) -> UpdateStatus {
    let examined = UpdateCase(facts, at: moment)
    for rule in [UpdateRule.storeVersion, .comparable, .newer, .platform, .system] {
      guard case .quiet(let reason) = examined.answer(of: rule) else { continue }
      switch reason {
      case .upToDate, .storeOlder, .systemTooOld: return .upToDate(reason)
      default: return .cannotTell(reason)
      }
    }
    guard let subject = examined.subject else { return .cannotTell(.storeVersionUnknown(facts.lookupProblem)) }
    return .available(subject.listing)
  }

  /// The newer version to show unasked, as in a badge: there is one for this device, and it is ripe.
  public static func availableUpdate(_ facts: UpdateFacts, at moment: Date) -> StoreListing? {
    guard case .available(let listing) = status(of: facts, at: moment) else { return nil }
    return UpdateCase(facts, at: moment).ripensAt == nil ? listing : nil
  }
}
