import Foundation
import iLinkClient
import iLinkCore

/// Asks the service in its four shapes — country as a parameter or in the path, with and without a cache-buster — and
/// shows what each knows: different versions mean that a cache is behind.
struct StoreProbe: Sendable {
  struct Finding: Sendable {
    let shape: String
    let url: URL
    let version: String?
    let cacheAge: TimeInterval?
    let problem: String?

    var json: JSON {
      .object([
        "shape": .string(shape), "url": .string(url.absoluteString), "version": .string(version),
        "cacheAge": .number(cacheAge), "problem": .string(problem),
      ])
    }
  }

  let call: Call
  let question: StoreAsker.Question
  /// When the time of the whole command is over; `nil` for no such moment.
  let deadline: Date?

  func run() async -> [Finding] {
    var findings: [Finding] = []
    for (isPath, isFresh) in [(false, false), (false, true), (true, false), (true, true)] {
      findings.append(await finding(isPath: isPath, isFresh: isFresh))
    }
    return findings
  }

  /// The way to the service, for as long as there is time.
  private var transport: LookupTransport {
    let settings = call.settings
    let left = deadline?.timeIntervalSince(call.world.now()) ?? settings.requestTimeout
    guard left > 0 else {
      return LookupTransport { _, _ in throw LookupError.timedOut(host: settings.service.host, after: settings.timeout)
      }
    }
    return call.world.transport(settings.service, min(left, settings.requestTimeout))
  }

  private func finding(isPath: Bool, isFresh: Bool) async -> Finding {
    let query = LookupQuery(
      question.app, platform: question.platform, storefronts: StorefrontCandidates(only: question.country))
    let request = LookupRequest.steps(query, in: question.country)[0]
    let freshness = isFresh ? Freshness.minutely.value(at: call.now) : nil
    let url = request.url(at: call.settings.service, freshness: freshness)
    let shaped = isPath ? Self.withCountryInPath(url, question.country) : url
    let shape = (isPath ? "country in the path" : "country as a parameter") + (isFresh ? ", fresh" : "")
    do {
      let reply = try await transport.send(request, shaped)
      let listing = try reply.listing(for: request)
      return Finding(
        shape: shape, url: shaped, version: listing.versionText, cacheAge: reply.cacheAge, problem: nil)
    } catch {
      return Finding(shape: shape, url: shaped, version: nil, cacheAge: nil, problem: "\(error)")
    }
  }

  private static func withCountryInPath(_ url: URL, _ country: Storefront) -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    components.queryItems = components.queryItems?.filter { $0.name != "country" }
    components.path = components.path.dropLast("lookup".count) + "\(country)/lookup"
    return components.url ?? url
  }

  static func table(_ findings: [Finding]) -> Table {
    Table(
      columns: ["SHAPE", "VERSION", "CACHE AGE", "PROBLEM"],
      rows: findings.map { finding in
        [
          finding.shape, finding.version ?? "?", finding.cacheAge.map { TimeSpan.short($0) } ?? "",
          finding.problem ?? "",
        ]
      })
  }
}
