import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

extension Date {
  /// The moment at which all tests of the command take place.
  static let noon = Date(timeIntervalSince1970: 1_796_040_000)  // 2026-11-30T12:00:00Z
}

/// A world without network or disk, where time passes only while a command waits; what a test needs is put in.
func world(
  _ replies: [LookupReply] = [], environment: [String: String] = [:], input: String = "", files: [String: Data] = [:],
  terminal: World.Terminal = World.Terminal(), log: Requests = Requests()
) -> World {
  let clock = DrawnClock()
  return World(
    environment: environment, now: { clock.now }, standardInput: { Data(input.utf8) },
    readFile: { path in
      guard let data = files[path] else { throw CocoaError(.fileReadNoSuchFile) }
      return data
    },
    fileExists: { path in files.keys.contains { $0 == path || $0.hasPrefix(path + "/") } },
    outputTerminal: terminal, errorTerminal: terminal, pause: { try await clock.pause($0) },
    transport: { _, _ in
      LookupTransport { _, url in
        try await clock.during {
          let index = log.add(url)
          guard !replies.isEmpty else {
            Issue.record("Nobody expected a request: \(url)")
            throw LookupError.unreachable(host: "nowhere", reason: "unexpected")
          }
          return replies[min(index, replies.count - 1)]
        }
      }
    })
}

/// The addresses that were asked.
final class Requests: @unchecked Sendable {  // the list is only touched under the lock
  private let lock = NSLock()
  private var stored: [URL] = []
  var urls: [String] { lock.withLock { stored.map(\.absoluteString) } }
  func add(_ url: URL) -> Int {
    lock.withLock {
      stored.append(url)
      return stored.count - 1
    }
  }
}

func ilink(_ line: String, in world: World = world()) async -> Outcome {
  await CLI.run(line.split(separator: " ").map(String.init), in: world)
}

/// An answer with one record.
func record(
  id: Int = 123_456_789, bundleID: String = "com.example.app", version: String = "2.3.0", name: String = "Example",
  more: String = ""
) -> LookupReply {
  LookupReply(
    body: Data(
      """
      \n\n\n{"resultCount":1,"results":[{"wrapperType":"software","kind":"software","trackId":\(id),"trackName":"\(name)",\
      "bundleId":"\(bundleID)","version":"\(version)","artistId":5,"artistName":"Example GmbH",\
      "minimumOsVersion":"17.0","currentVersionReleaseDate":"2026-11-30T03:00:00Z","releaseDate":"2020-01-01T08:00:00Z",\
      "releaseNotes":"Fixes."\(more)}]}
      """.utf8))
}

let nothing = LookupReply(body: Data(#"{"resultCount":0,"results":[]}"#.utf8))

/// A document as JSON values.
func json(_ outcome: Outcome) throws -> [String: Any] {
  try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
}
