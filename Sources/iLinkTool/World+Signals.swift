import Dispatch
import Foundation

/// The signals that ask to stop: Ctrl-C, and what a build machine sends.
enum StopSignals {
  /// Listens from now on, to the end of the process.
  ///
  /// The first signal is delivered. The second one, and any that comes when nobody listens any more, ends the process at
  /// once, whatever it does. A background process of a script, which starts with Ctrl-C switched off, can be stopped like
  /// any other.
  static func stream() -> AsyncStream<Int32> {
    AsyncStream { continuation in
      let listeners = [SIGINT, SIGTERM].map { Listener($0) }
      // A source listens a moment after it was resumed; a signal that comes before is lost (measured with `serve`, which
      // was told to stop as soon as it had said that it was there).
      let listening = DispatchSemaphore(value: 0)
      for listener in listeners {
        listener.source.setRegistrationHandler { @Sendable in listening.signal() }
        listener.source.setEventHandler { @Sendable in
          endAtOnce(listeners)
          continuation.yield(listener.number)
        }
        listener.source.resume()
      }
      for _ in listeners { listening.wait() }
      continuation.onTermination = { _ in endAtOnce(listeners) }
    }
  }

  private static func endAtOnce(_ listeners: [Listener]) {
    for listener in listeners {
      let status = 128 + listener.number
      // A source that nobody holds any more hears nothing; these hold each other to the end.
      listener.source.setEventHandler { @Sendable in
        withExtendedLifetime(listeners) {}
        _exit(status)
      }
    }
  }

  // A dispatch source may be told its handler from any thread, and nothing else is done with it after it was made.
  private struct Listener: @unchecked Sendable {
    let number: Int32
    let source: any DispatchSourceSignal

    init(_ number: Int32) {
      self.number = number
      // The source is told of the signal nevertheless; without this the signal would also do what it always does.
      signal(number, SIG_IGN)
      source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
  }
}
