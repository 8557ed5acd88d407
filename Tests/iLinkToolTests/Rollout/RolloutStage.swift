import Foundation
import iLinkClient
import iLinkCore

@testable import iLinkTool

/// A world for whole runs of `rollout`: a store that answers by country and time, files, a clock that goes on when the
/// command waits, and everything that was written.
// All that changes is only touched under the lock.
final class RolloutStage: @unchecked Sendable {
  typealias Answering = @Sendable (_ country: String, _ seconds: TimeInterval) throws -> LookupReply

  let clock = DrawnClock()
  var terminal = World.Terminal()
  var environment: [String: String] = [:]
  /// Which request is followed by SIGINT.
  var signalAfter: Int?
  private let answer: Answering
  private let lock = NSLock()
  private var asked: [URL] = []
  private var stored: [String: Data] = [:]
  private var texts: [World.Stream: [String]] = [:]

  init(_ answer: @escaping Answering) { self.answer = answer }

  var requests: [URL] { lock.withLock { asked } }
  var files: [String: Data] {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
  func written(_ stream: World.Stream) -> [String] { lock.withLock { texts[stream] ?? [] } }

  var world: World {
    let (signals, sender) = AsyncStream<Int32>.makeStream()
    let signalAfter = signalAfter
    return World(
      environment: environment, now: { self.clock.now },
      readFile: { path in
        guard let data = self.files[path] else { throw CocoaError(.fileReadNoSuchFile) }
        return data
      },
      fileExists: { self.files[$0] != nil },
      writeFile: { path, data in
        guard !path.hasPrefix("/no/") else { throw CocoaError(.fileWriteNoPermission) }
        self.lock.withLock { self.stored[path] = data }
      },
      outputTerminal: terminal, errorTerminal: terminal,
      write: { text, stream in self.lock.withLock { self.texts[stream, default: []].append(text) } },
      signals: { signals },
      pause: { try await self.clock.pause($0) },
      transport: { _, _ in
        LookupTransport { _, url in
          try await self.clock.during {
            let count = self.lock.withLock {
              self.asked.append(url)
              return self.asked.count
            }
            if let signalAfter, count >= signalAfter { sender.yield(SIGINT) }
            let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
            let country = query.first { $0.name == "country" }?.value ?? ""
            return try self.answer(country, self.clock.now.timeIntervalSince(.noon))
          }
        }
      })
  }

  func run(_ line: String) async -> Outcome { await ilink("rollout com.example.app " + line, in: world) }
}

let refusal = LookupReply(status: 403, body: Data())
