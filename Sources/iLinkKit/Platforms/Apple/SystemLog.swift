#if canImport(os)
import Foundation
import os

/// The system's log, under the app's own name.
enum SystemLog {
  static let write: @Sendable (String) -> Void = { text in
    let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "iLink", category: "iLink")
    // Versions, dates and settings: nothing about the user, so it may be read.
    logger.notice("\(text, privacy: .public)")
  }
}
#endif
