import Dispatch
import iLinkClient
import iLinkCore

/// Reads and writes the history without keeping the main thread waiting: changes go to a queue, in their order.
final class HistoryKeeper: Sendable {
  private let store: HistoryStore
  private let queue = DispatchQueue(label: "iLink.history", qos: .utility)
  private let onFailure: @Sendable (any Error) -> Void

  init(_ store: HistoryStore, onFailure: @escaping @Sendable (any Error) -> Void) {
    self.store = store
    self.onFailure = onFailure
  }

  /// What is remembered; nothing when it cannot be read.
  func read() -> StoredHistory {
    do { return try store.read() } catch {
      onFailure(error)
      return StoredHistory()
    }
  }

  /// Writes what changed. Whatever else lies in the store stays.
  func save(_ history: UpdateHistory) {
    queue.async { [store, onFailure] in
      do { _ = try store.update { history.write(into: &$0) } } catch { onFailure(error) }
    }
  }

  /// Returns when everything saved so far is written.
  func flush() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}
