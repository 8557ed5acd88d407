import Foundation

/// What was logged.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@_spi(Stage) public enum LogStage {
  public struct Line: Hashable, Sendable {
    public let subsystem: String
    public let category: String
    public let level: OSLogType
    /// As a released app's log shows it.
    public let text: String
  }

  private static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var written: [Line] = []

  public static var lines: [Line] {
    lock.lock()
    defer { lock.unlock() }
    return written
  }

  public static func reset() {
    lock.lock()
    defer { lock.unlock() }
    written = []
  }

  /// The system cuts a message after so many bytes.
  private static let mostBytes = 1_023

  static func write(_ line: Line) {
    let text = String(decoding: line.text.utf8.prefix(mostBytes), as: UTF8.self)
    let line = Line(subsystem: line.subsystem, category: line.category, level: line.level, text: text)
    lock.lock()
    defer { lock.unlock() }
    written.append(line)
  }
}
