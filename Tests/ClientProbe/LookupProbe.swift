import Dispatch
import Foundation
import iLinkClient
import iLinkCore

/// Looks up one app, or so many apps, at a service, several times over, and prints each outcome, how long it took, and
/// the most memory that the process had until then.
///
///     ClientProbe lookup http://127.0.0.1:8080 5 200 2
///
/// The second time shows what the first one left behind: a session goes on with a reply after its size was refused.
enum LookupProbe {
  static func run(_ arguments: [String]) async {
    guard arguments.count == 4, let service = LookupService(arguments[0]), let timeLimit = TimeInterval(arguments[1]),
      let count = Int(arguments[2]), let times = Int(arguments[3])
    else { return print("wrong arguments") }
    let transport = LookupTransport.urlSession(for: service, timeLimit: timeLimit)
    let request = request(for: (1...count).compactMap { AppID($0) })
    print("start: \(Memory.peakKilobytes) KB")
    for _ in 0..<times {
      let start = DispatchTime.now().uptimeNanoseconds
      let outcome = await outcome(of: request, at: service, over: transport)
      let milliseconds = (DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
      print("outcome: \(outcome); \(milliseconds) ms; \(Memory.peakKilobytes) KB")
    }
  }

  private static func request(for apps: [AppID]) -> LookupRequest {
    guard apps.count == 1 else {
      return LookupRequest.batches(LookupListQuery(apps, platform: .iOS, storefront: .us))[0][0]
    }
    let query = LookupQuery(.id(apps[0]), platform: .iOS, storefronts: StorefrontCandidates(only: .us))
    return LookupRequest.steps(query, in: .us)[0]
  }

  private static func outcome(
    of request: LookupRequest, at service: LookupService, over transport: LookupTransport
  ) async -> String {
    do {
      let reply = try await transport.send(request, request.url(at: service))
      guard case .apps = request.subject else { return "version \(try reply.listing(for: request).versionText)" }
      return "\(try reply.listings(for: request).count) listings"
    } catch {
      return "\(error)"
    }
  }
}
