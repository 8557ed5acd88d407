import Foundation
import iLinkCore

extension HistoryStore {
  /// The app's user defaults: where iLink 1.x kept its values, under the same keys and as the same types.
  ///
  /// Only keys that begin with `iLink` are read, and only those that were changed are written. For Apple's platforms:
  /// elsewhere user defaults lose writes, so use ``file(at:onDamage:)``.
  ///
  /// - Parameter suite: The name of a suite, such as an app group's; `nil` for the app's own defaults.
  public static func userDefaults(suite: String? = nil) -> HistoryStore {
    userDefaults(suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard)
  }

  static func userDefaults(_ defaults: UserDefaults) -> HistoryStore {
    let store = DefaultsStore(defaults)
    return HistoryStore {
      store.read()
    } update: { change in
      store.update(change)
    }
  }
}

private final class DefaultsStore: Sendable {
  private let defaults: Locked<UserDefaults>

  init(_ defaults: UserDefaults) { self.defaults = Locked(defaults) }

  func read() -> StoredHistory { defaults.withLock { Self.history(in: $0) } }

  func update(_ change: (inout StoredHistory) -> Void) -> StoredHistory {
    defaults.withLock { defaults in
      let old = Self.history(in: defaults)
      var new = old
      change(&new)
      for key in Set(old.values.keys).union(new.values.keys) where old.values[key] != new.values[key] {
        if let value = new.values[key] {
          defaults.set(value.propertyList, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      }
      return new
    }
  }

  private static func history(in defaults: UserDefaults) -> StoredHistory {
    let own = defaults.dictionaryRepresentation().filter { $0.key.hasPrefix("iLink") }
    return StoredHistory(own.compactMapValues { StoredValue(propertyList: $0) })
  }
}

extension StoredValue {
  /// The value of a property list's object; `nil` for a list or a dictionary.
  init?(propertyList object: Any) {
    switch object {
    case let text as String: self = .text(text)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let number as NSNumber: self = StoredValue(number)
    default: return nil
    }
  }

  /// A number says by its type what it was; Foundation writes yes and no as `c`.
  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .flag(number.boolValue)
    case "d", "f": self = .real(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }

  /// The same as an object for a property list.
  fileprivate var propertyList: Any {
    switch self {
    case .text(let text): text
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .flag(let flag): NSNumber(value: flag)
    case .date(let date): date
    case .data(let data): data
    }
  }
}
