/// The system's log.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  public init() { self.init(subsystem: "", category: "") }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    LogStage.write(.init(subsystem: subsystem, category: category, level: level, text: message.text))
  }
}
