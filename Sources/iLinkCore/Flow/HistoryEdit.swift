#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A change to what is remembered, by the app's own code: the public setters of iLink 1.x, and `resetHistory()`.
public enum HistoryEdit: Hashable, Sendable {
  /// `lastReminded`; `nil` ends the reminder period.
  case lastReminded(Date?)
  /// `firstUsed`.
  case firstUsed(Date?)
  /// `usesCount`.
  case usesCount(Int)
  /// `eventCount`.
  case eventCount(Int)
  /// `declinedThisVersion`: declines the store's version, or forgets the "no". Without a known store version it has no
  /// effect.
  case declinedThisVersion(Bool)
  /// `resetHistory()`: clears all but the app's and the developer's number.
  case reset
}
