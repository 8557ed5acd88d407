import Foundation
import TestSupport

@testable import iLinkTool

/// A world whose disk holds these files, folders and all.
func diskWorld(_ files: [String: String], environment: [String: String] = [:]) -> World {
  diskWorld(files.mapValues { Data($0.utf8) }, environment: environment)
}

func diskWorld(_ files: [String: Data], environment: [String: String] = [:]) -> World {
  var disk = world(environment: environment, files: files)
  disk.folder = { folder in
    let names = files.keys.filter { $0.hasPrefix(folder + "/") }
      .compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init) }
    guard !names.isEmpty else { throw CocoaError(.fileReadNoSuchFile) }
    return Array(Set(names))
  }
  return disk
}

/// Files that were written.
final class WrittenFiles: @unchecked Sendable {  // the table is only touched under the lock
  private let lock = NSLock()
  private var stored: [String: Data] = [:]
  subscript(path: String) -> String? { lock.withLock { stored[path].map { String(decoding: $0, as: UTF8.self) } } }
  func add(_ path: String, _ data: Data) { lock.withLock { stored[path] = data } }
}
