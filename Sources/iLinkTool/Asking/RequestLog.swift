import Foundation
import iLinkClient
import iLinkCore

/// Every request of a call: what was asked, what came, how long it took. For `-v`, and for "four times" in messages.
// The entries are only touched while the lock is held, so sharing the log is safe.
final class RequestLog: @unchecked Sendable {
  struct Entry: Sendable {
    let url: URL
    let result: Result<LookupReply, LookupError>
    let seconds: TimeInterval
  }

  private let lock = NSLock()
  private var stored: [Entry] = []

  var entries: [Entry] { lock.withLock { stored } }

  /// The body of the last reply, whatever it is.
  var lastBody: Data? {
    entries.last.flatMap { try? $0.result.get() }?.body
  }

  /// A transport that does the same and writes it down.
  func recording(_ transport: LookupTransport, now: @escaping @Sendable () -> Date) -> LookupTransport {
    LookupTransport { request, url in
      let start = now()
      do {
        let reply = try await transport.send(request, url)
        self.add(Entry(url: url, result: .success(reply), seconds: now().timeIntervalSince(start)))
        return reply
      } catch let error as LookupError {
        self.add(Entry(url: url, result: .failure(error), seconds: now().timeIntervalSince(start)))
        throw error
      }
    }
  }

  private func add(_ entry: Entry) { lock.withLock { stored.append(entry) } }

  /// What `-v` adds: a line for each request.
  var lines: String { entries.map { "  \($0.line)\n" }.joined() }
}

extension RequestLog.Entry {
  /// `GET …: HTTP 200, 1234 bytes in 84 ms`.
  var line: String {
    let time = "\(Int((seconds * 1000).rounded())) ms"
    switch result {
    case .success(let reply):
      let age = reply.cacheAge.map { ", cached for \(TimeSpan.short($0))" } ?? ""
      let wait = reply.retryAfter.map { ", retry after \(TimeSpan.short($0))" } ?? ""
      return "GET \(url.absoluteString): HTTP \(reply.status), \(reply.body.count) bytes in \(time)\(age)\(wait)"
    case .failure(let error):
      return "GET \(url.absoluteString): \(Harmless.line(error.description)) (\(time))"
    }
  }
}
