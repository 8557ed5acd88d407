public import Foundation

/// How old an answer may be that a cache between the service and us has kept.
///
/// The service's cache keeps an answer for up to a day and does not ask again when it is told to; it goes by the exact
/// query, so that an item which changes now and then brings a new answer (both reported). A coarse one spares the
/// service, and everybody who asks within the same hour shares one answer.
public enum Freshness: Hashable, Sendable {
  /// Whatever the cache has, up to a day old: no item.
  case off
  /// At most an hour old. For apps.
  case hourly
  /// At most a minute old. For a person who asks for it.
  case minutely

  /// The item's value at a moment; `nil` for none.
  public func value(at now: Date) -> String? {
    let period: TimeInterval
    switch self {
    case .off: return nil
    case .hourly: period = 3600
    case .minutely: period = 60
    }
    return Int64(exactly: (now.timeIntervalSince1970 / period).rounded(.down)).map(String.init)
  }
}
