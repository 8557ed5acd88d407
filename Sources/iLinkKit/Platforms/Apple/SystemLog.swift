#if canImport(os)
import Foundation
import os

/// The system's log, under the app's own name.
enum SystemLog {
  static let write: @Sendable (String) -> Void = { text in
    let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "iLink", category: "iLink")
    // The log cuts what is longer than a kilobyte, so each line is an entry of its own. Versions, dates and settings:
    // nothing about the user, so they may be read.
    for line in text.split(separator: "\n") { logger.notice("\(String(line), privacy: .public)") }
  }
}
#endif
