public import Foundation
import iLinkCore

extension HistoryStore {
  /// A file of JSON, which any number of processes may use at once, and which is whole whenever one of them is killed.
  ///
  /// Its folder is created when there is something to write. Beside it lie `….lock` and, while it is written, `….tmp`. A
  /// file that is no history is never deleted: it is moved aside, to `….damaged`, and counts as empty.
  ///
  ///     HistoryStore.file(at: URL(fileURLWithPath: "/var/lib/example/ilink.json"))
  ///
  /// Throws ``HistoryStoreError``.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - onDamage: Told where a damaged file went.
  public static func file(
    at url: URL, onDamage: @escaping @Sendable (URL) -> Void = { _ in }
  ) -> HistoryStore {
    let file = HistoryFile(url: url, onDamage: onDamage)
    return HistoryStore {
      try file.read()
    } update: { change in
      try file.update(change)
    }
  }
}
