import Foundation
import Testing
import iLinkCore

@testable import iLinkClient

@Suite("The system's words for a failure")
struct NetworkFailureTests {
  @Test(arguments: [
    (NSURLErrorCannotConnectToHost, "connection refused"), (NSURLErrorCannotFindHost, "host not found"),
    (NSURLErrorNotConnectedToInternet, "no connection"), (NSURLErrorNetworkConnectionLost, "connection broke off"),
    (NSURLErrorSecureConnectionFailed, "TLS failure"),
    (NSURLErrorServerCertificateUntrusted, "TLS failure: certificate not trusted"), (-4711, "network error -4711"),
  ])
  func `a code has short words`(code: Int, words: String) {
    let error = NSError(domain: NSURLErrorDomain, code: code)
    #expect(
      NetworkFailure.error(for: error, host: "itunes.apple.com", timeLimit: 30)
        == .unreachable(host: "itunes.apple.com", reason: words))
  }

  @Test(arguments: [
    ("transfer closed with 594 bytes remaining to read", "connection broke off"),
    ("Recv failure: Connection reset by peer", "connection broke off"),
    ("Empty reply from server", "connection broke off"),
    ("Error while processing content unencoding: incorrect header check", "damaged compression"),
    ("Received HTTP/0.9 when not allowed", "not an HTTP answer"), ("Header without colon", "not an HTTP answer"),
    ("SSL certificate problem: self-signed certificate", "TLS failure: certificate not trusted"),
    ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", "TLS failure"),
    ("Who knows", "network error -1"),
  ])
  func `where Linux has one code for many things, the text tells them apart`(text: String, words: String) {
    let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorUnknown, userInfo: [NSLocalizedDescriptionKey: text])
    #expect(
      NetworkFailure.error(for: error, host: "itunes.apple.com", timeLimit: 30)
        == .unreachable(host: "itunes.apple.com", reason: words))
  }

  @Test func `the system's own time-out is ours`() {
    let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)
    #expect(
      NetworkFailure.error(for: error, host: "itunes.apple.com", timeLimit: 30)
        == .timedOut(host: "itunes.apple.com", after: 30))
  }
}
