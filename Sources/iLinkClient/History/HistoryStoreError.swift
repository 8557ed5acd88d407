public import Foundation

/// Why what iLink remembers could not be read or written: which file, the reason, and the next step.
public enum HistoryStoreError: Error, Hashable, Sendable {
  /// The file is there and cannot be read.
  case cannotRead(path: String, reason: String)
  /// The file, its lock or its folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// Another program kept the file to itself for so many seconds.
  case busy(path: String, seconds: Int)
}

extension HistoryStoreError: CustomStringConvertible, LocalizedError {
  /// One sentence on what failed, and one on what to do next.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason):
      "cannot read \(path) (\(reason)). Check the file's permissions, or choose another place."
    case .cannotWrite(let path, let reason):
      "cannot write \(path) (\(reason)). Make its folder writable, or choose another place."
    case .busy(let path, let seconds):
      "cannot write \(path) (another program has kept it for \(seconds) s). End that program, or try again."
    }
  }

  /// The same text.
  public var errorDescription: String? { description }
}
