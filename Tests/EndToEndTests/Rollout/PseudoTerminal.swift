import Foundation

/// A terminal for a program under test, with a width, and what was drawn on it.
// What the reading thread gathers is only touched under the lock.
final class PseudoTerminal: @unchecked Sendable {
  /// The program's end.
  let program: FileHandle
  private let own: Int32
  private let lock = NSLock()
  private var drawn = ""
  private let start = DispatchTime.now()
  private var firstAt: TimeInterval?

  init?(columns: UInt16) {
    guard let pair = PseudoTerminalDevice.open() else { return nil }
    own = pair.own
    let other = open(pair.other, O_RDWR | O_NOCTTY)
    guard other >= 0 else { return nil }
    program = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    resize(columns: columns)
    let descriptor = own
    Thread.detachNewThread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0, let self else { return }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        self.lock.withLock {
          self.drawn += text
          self.firstAt = self.firstAt ?? self.seconds
        }
      }
    }
  }

  private var seconds: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }

  /// All that was written.
  var text: String { lock.withLock { drawn } }

  /// Waits until what was written ends in a text, or too long.
  func awaitEnd(_ end: String) async throws {
    for _ in 0..<1000 where !text.hasSuffix(end) { try await Task.sleep(nanoseconds: 2_000_000) }
  }

  /// When the first of it came, in seconds since the terminal was made.
  var firstWrittenAt: TimeInterval? { lock.withLock { firstAt } }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(own, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(own) }
}
