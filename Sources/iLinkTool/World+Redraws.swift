import Dispatch
import Foundation

/// The signals after which a line on the terminal must be drawn anew. Neither of them does anything by itself that we would
/// have to keep it from: the first one makes the process go on, and nothing follows from the second.
enum RedrawSignals {
  /// Listens until nobody takes what comes any more.
  static func stream() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let listeners = [SIGCONT, SIGWINCH].map { Listener($0) { continuation.yield() } }
      continuation.onTermination = { _ in for listener in listeners { listener.source.cancel() } }
    }
  }

  // A dispatch source may be cancelled from any thread, and nothing else is done with it after it was made.
  private struct Listener: @unchecked Sendable {
    let source: any DispatchSourceSignal

    init(_ number: Int32, _ heard: @escaping @Sendable () -> Void) {
      source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: heard)
      source.resume()
    }
  }
}
