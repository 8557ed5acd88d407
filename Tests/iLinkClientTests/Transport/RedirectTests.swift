import Foundation
import TestSupport
import Testing
import iLinkClient
import iLinkCore

@testable import struct iLinkClient.RedirectRule

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Redirects", .timeLimit(.minutes(1)))
struct RedirectTests {
  @Test(arguments: ["/moved?id=1", "moved", "http://127.0.0.1:PORT/moved"])
  func `a redirect to the same service is followed`(location: String) async throws {
    let port = Box<UInt16>(0)
    let server = try LoopbackServer { request in
      guard request.path == "/lookup" else { return .reply(ServerCase.recorded) }
      return .redirect(to: location.replacingOccurrences(of: "PORT", with: "\(port.value)"))
    }
    defer { server.stop() }
    port.change { $0 = server.port }
    let service = try #require(LookupService(server.base))
    let answer = try await LookupClient.live(service: service).lookUp(.example())
    #expect(answer.listing.versionText == "2.3")
    #expect(server.journal.map(\.path) == ["/lookup", "/moved"])
    #expect(server.journal.map { $0.header("User-Agent") } == [iLinkClientInfo.userAgent, iLinkClientInfo.userAgent])
  }

  @Test func `a redirect to a foreign host is refused, and nothing is sent there`() async throws {
    let foreign = try LoopbackServer { _ in .reply(ServerCase.recorded) }
    defer { foreign.stop() }
    let server = try LoopbackServer { _ in .redirect(to: foreign.base + "/lookup") }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let error = await lookupError { _ = try await LookupClient.live(service: service).lookUp(.example()) }
    #expect(error == .redirectRefused(host: "127.0.0.1"))
    #expect(foreign.journal == [])
  }

  @Test func `the session is of use after a refusal`() async throws {
    let server = try LoopbackServer { request in
      request.query["country"] == "fr" ? .redirect(to: "https://evil.example/") : .reply(ServerCase.recorded)
    }
    defer { server.stop() }
    let service = try #require(LookupService(server.base))
    let client = LookupClient.live(service: service)
    let french = LookupQuery.example(in: StorefrontCandidates(only: .fr))
    for _ in 1...20 {
      #expect(await lookupError { _ = try await client.lookUp(french) } == .redirectRefused(host: "evil.example"))
      #expect(try await client.lookUp(.example()).listing.versionText == "2.3")
    }
  }

  @Test(arguments: [
    ("https://apps.apple.com/us", RedirectRule.Verdict.Kind.follow), ("https://apple.com", .follow),
    ("http://itunes.apple.com/lookup", .refuse), ("https://apple.com.evil.example", .refuse),
    ("https://evilapple.com", .refuse), ("https://user@itunes.apple.com/lookup", .refuse), ("ftp://apple.com", .refuse),
    ("file:///etc/passwd", .refuse), ("https:///lookup", .refuse),
  ])
  func `Apple over https is followed, all else refused (B131)`(
    location: String, kind: RedirectRule.Verdict.Kind
  ) throws {
    let rule = RedirectRule(service: .apple, userAgent: "test")
    let target = try #require(URL(string: location))
    #expect(rule.verdict(on: target, afterHops: 0).kind == kind)
  }

  @Test func `what is followed carries our name and no other header`() throws {
    let rule = RedirectRule(service: .apple, userAgent: "test")
    let target = try #require(URL(string: "https://apps.apple.com/lookup"))
    guard case .follow(let request) = rule.verdict(on: target, afterHops: 0) else {
      Issue.record("It was refused.")
      return
    }
    #expect(request.url == target)
    #expect(request.allHTTPHeaderFields == ["User-Agent": "test"])
    #expect(request.httpBody == nil)
  }

  @Test func `plain http is for this machine only (B131)`() {
    #expect(LookupService("http://itunes.apple.com") == nil)
    #expect(LookupService("http://127.0.0.1:8080") != nil)
    #expect(LookupService.apple.base.scheme == "https")
  }
}

extension RedirectRule.Verdict {
  enum Kind: Sendable { case follow, refuse, tooMany }

  var kind: Kind {
    switch self {
    case .follow: .follow
    case .refuse: .refuse
    case .tooMany: .tooMany
    }
  }
}
