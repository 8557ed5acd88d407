public import iLinkCore

/// Where iLink keeps what it remembers: ``userDefaults(suite:)`` on Apple's platforms, ``file(at:onDamage:)``
/// elsewhere, ``memory(_:)`` in tests.
public struct HistoryStore: Sendable {
  /// What is remembered. A value of an unexpected type counts as absent; nothing remembered yet is no error.
  public var read: @Sendable () throws -> StoredHistory

  /// Changes what is remembered, and returns what is then.
  ///
  /// Reading, changing and writing are one step: nobody else who uses the same store comes in between. The closure is
  /// called at most once. Values that it does not touch stay as they are, also those that this version cannot read.
  public var update: @Sendable (_ change: (inout StoredHistory) -> Void) throws -> StoredHistory

  /// Makes a store from its two closures.
  public init(
    read: @escaping @Sendable () throws -> StoredHistory,
    update: @escaping @Sendable (_ change: (inout StoredHistory) -> Void) throws -> StoredHistory
  ) {
    self.read = read
    self.update = update
  }

  /// Forgets with the process.
  public static func memory(_ history: StoredHistory = StoredHistory()) -> HistoryStore {
    let history = Locked(history)
    return HistoryStore {
      history.withLock { $0 }
    } update: { change in
      history.withLock { history in
        change(&history)
        return history
      }
    }
  }
}
