import Foundation

/// An interactive shell on a terminal of its own, which a test types into.
// What the reading thread gathers is only touched under the lock.
final class ShellSession: @unchecked Sendable {
  private let own: Int32
  private let process = Process()
  private let lock = NSLock()
  private var drawn = ""

  /// Starts a shell; `nil` where there are no terminals to be had.
  ///
  /// - Parameters:
  ///   - words: The shell and its arguments.
  ///   - environment: Its whole environment.
  ///   - folder: Where it starts.
  init?(_ words: [String], environment: [String: String], in folder: URL) throws {
    guard let pair = PseudoTerminalDevice.open() else { return nil }
    own = pair.own
    let other = open(pair.other, O_RDWR | O_NOCTTY)
    guard other >= 0 else { return nil }
    var size = winsize(ws_row: 60, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(own, UInt(TIOCSWINSZ), &size)
    let terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    // A shell that is typed into wants the terminal to be its own: a session with it as the controlling one.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["setsid", "--ctty"] + words
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    let descriptor = own
    Thread.detachNewThread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0, let self else { return }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        self.lock.withLock { self.drawn += text }
      }
    }
  }

  /// All that was written on the terminal since the last `type`.
  var text: String { lock.withLock { drawn } }

  /// Types, and forgets what was on the terminal before.
  func type(_ text: String) {
    lock.withLock { drawn = "" }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(own, $0.baseAddress, $0.count) }
  }

  /// Waits until what was written satisfies a condition, at most some seconds; gives back what was written.
  func wait(_ condition: (String) -> Bool) async throws -> String {
    var seen = -1
    for _ in 0..<1500 {
      let text = text
      if text.utf8.count != seen, condition(text) { return text }
      seen = text.utf8.count
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    return text
  }

  func end() {
    process.terminate()
    close(own)
  }
}
