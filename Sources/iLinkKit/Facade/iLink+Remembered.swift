public import Foundation
import iLinkCore

/// What is remembered; may be set.
extension iLink {
  /// The first use of this version.
  public var firstUsed: Date? {
    get { flow.history.firstUsed }
    set { happened(.historyEdited(.firstUsed(newValue))) }
  }

  /// When "remind me later" was chosen last.
  public var lastReminded: Date? {
    get { flow.history.remindedAt }
    set { happened(.historyEdited(.lastReminded(newValue))) }
  }

  /// How often this version was used: launches and returns.
  public var usesCount: UInt {
    get { UInt(clamping: flow.history.usesCount) }
    set { happened(.historyEdited(.usesCount(Int(clamping: newValue)))) }
  }

  /// How many events this version logged.
  public var eventCount: UInt {
    get { UInt(clamping: flow.history.eventCount) }
    set { happened(.historyEdited(.eventCount(Int(clamping: newValue)))) }
  }

  /// Uses of this version per week.
  public var usesPerWeek: Float { Float(flow.history.usesPerWeek(at: environment.now())) }

  /// Whether the store's version was declined. Setting it declines or forgets that version; without a known store
  /// version it has no effect.
  public var declinedThisVersion: Bool {
    get { flow.isStoreVersionDeclined(at: environment.now()) }
    set { happened(.historyEdited(.declinedThisVersion(newValue))) }
  }

  /// Whether any version was declined.
  public var declinedAnyVersion: Bool { flow.history.declined != nil }

  /// Forgets everything but the app's and the developer's ID.
  public func resetHistory() { happened(.historyEdited(.reset)) }
}
