import Foundation
import iLinkCore

/// A history in a file. Only who holds the lock writes; who only reads needs none, because the file is never changed in
/// place but replaced as a whole.
struct HistoryFile: Sendable {
  private let path: String
  private let onDamage: @Sendable (URL) -> Void

  private enum Content {
    case missing
    case damaged
    case document(HistoryDocument)
  }

  init(url: URL, onDamage: @escaping @Sendable (URL) -> Void) {
    // Behind a link, so that it is the file that is replaced and not the link.
    path = url.resolvingSymlinksInPath().path
    self.onDamage = onDamage
  }

  func read() throws(HistoryStoreError) -> StoredHistory {
    switch try content() {
    case .missing: return StoredHistory()
    case .document(let document): return document.history
    case .damaged: break
    }
    let lock = try lock()
    defer { lock.release() }
    return try document().history
  }

  func update(_ change: (inout StoredHistory) -> Void) throws(HistoryStoreError) -> StoredHistory {
    try createFolder()
    let lock = try lock()
    defer { lock.release() }
    var document = try document()
    let old = document.history
    var new = old
    change(&new)
    document.replace(old, with: new)
    if new != old { try write(document) }
    return new
  }

  /// What the file holds; a damaged one is moved aside. Only under the lock.
  private func document() throws(HistoryStoreError) -> HistoryDocument {
    switch try content() {
    case .document(let document): return document
    case .missing: return HistoryDocument()
    case .damaged:
      try moveAside()
      return HistoryDocument()
    }
  }

  private func content() throws(HistoryStoreError) -> Content {
    do throws(FileFailure) {
      guard let data = try Files.read(path) else { return .missing }
      return HistoryDocument(data).map { .document($0) } ?? .damaged
    } catch {
      throw .cannotRead(path: path, reason: error.reason)
    }
  }

  private func write(_ document: HistoryDocument) throws(HistoryStoreError) {
    guard let data = try? document.data() else { throw .cannotWrite(path: path, reason: "not to be written as JSON") }
    do throws(FileFailure) {
      try Files.replace(path, by: path + ".tmp", with: data)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  private func moveAside() throws(HistoryStoreError) {
    let names = (1...).lazy.map { "\(path).damaged" + ($0 == 1 ? "" : "-\($0)") }
    guard let free = names.first(where: { !Files.exists($0) }) else { return }
    do throws(FileFailure) {
      try Files.move(path, to: free)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    onDamage(URL(fileURLWithPath: free))
  }

  private func createFolder() throws(HistoryStoreError) {
    do throws(FileFailure) {
      try Files.createFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  private func lock() throws(HistoryStoreError) -> FileLock {
    do throws(FileLock.Failure) {
      return try FileLock(path + ".lock")
    } catch {
      switch error {
      case .busy(let seconds): throw .busy(path: path, seconds: seconds)
      case .system(let failure): throw .cannotWrite(path: path, reason: failure.reason)
      }
    }
  }
}
