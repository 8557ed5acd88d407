#if canImport(Glibc) || os(macOS)
package import Foundation

#if canImport(Glibc)
@preconcurrency import Glibc
#endif

/// The terminal of this process: standard input and standard output.
final class StandardTerminal: PromptTerminal {
  var canAnswer: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  var isStyled: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
  }

  func write(_ text: String) {
    let data = Data(text.utf8)
    // Where the terminal has gone, there is nobody to tell.
    try? FileHandle.standardOutput.write(contentsOf: data)
  }

  func key() async -> Character? { await StandardKeys.key() }
}

/// Keys pressed in the terminal of this process.
package enum StandardKeys {
  /// Waits for a key, at most so many seconds; `nil` at the end of input, and when the task is cancelled.
  package static func key(within seconds: TimeInterval = .infinity) async -> Character? {
    let isCancelled = Flag()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let rounds = seconds.isFinite ? Int(seconds * 10) : .max
          continuation.resume(returning: KeyReader.key(rounds: rounds) { isCancelled.isSet })
        }
      }
    } onCancel: {
      isCancelled.set()
    }
  }
}

/// A flag that is set once, from any thread.
// The flag is only touched under the lock, so sharing it is safe.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}

/// Reads one key without waiting for Return, and leaves the terminal as it was.
private enum KeyReader {
  /// A round is a tenth of a second.
  static func key(rounds: Int, unless isCancelled: () -> Bool) -> Character? {
    var saved = termios()
    guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return nil }
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
    var bytes: [UInt8] = []
    var rest = rounds
    while rest > 0, !isCancelled() {
      rest -= 1
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 100) > 0 else { continue }
      var byte: UInt8 = 0
      guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
      // End of transmission: nobody wants to answer.
      if byte == 4 { return nil }
      bytes.append(byte)
      let text = String(decoding: bytes, as: UTF8.self)
      if !text.unicodeScalars.contains("\u{FFFD}") || bytes.count >= 4 { return text.first }
    }
    return nil
  }
}
#endif
