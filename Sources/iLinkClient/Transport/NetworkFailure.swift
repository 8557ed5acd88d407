import Foundation
import iLinkCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What the system says when there is no reply, in short plain words.
enum NetworkFailure {
  static func error(for failure: any Error, host: String, timeLimit: TimeInterval) -> LookupError {
    let failure = failure as NSError
    if failure.domain == NSURLErrorDomain, failure.code == NSURLErrorTimedOut {
      return .timedOut(host: host, after: timeLimit)
    }
    return .unreachable(host: host, reason: reason(of: failure))
  }

  private static func reason(of failure: NSError) -> String {
    let isPlain = failure.domain == NSURLErrorDomain && !vagueCodes.contains(failure.code)
    if isPlain, let words = wordsByCode[failure.code] { return words }
    let text = failure.localizedDescription.lowercased()
    if let words = wordsByText.first(where: { text.contains($0.part) })?.words { return words }
    return wordsByCode[failure.code] ?? "network error \(failure.code)"
  }

  /// Linux has these for many things, and tells them apart in libcurl's words only.
  private static let vagueCodes: Set<Int> = [
    NSURLErrorUnknown, NSURLErrorUnsupportedURL, NSURLErrorBadServerResponse,
  ]

  private static let wordsByCode: [Int: String] = [
    NSURLErrorCannotConnectToHost: "connection refused",
    NSURLErrorCannotFindHost: "host not found",
    NSURLErrorDNSLookupFailed: "host not found",
    NSURLErrorNotConnectedToInternet: "no connection",
    NSURLErrorDataNotAllowed: "no connection",
    NSURLErrorInternationalRoamingOff: "no connection",
    NSURLErrorCallIsActive: "no connection",
    NSURLErrorNetworkConnectionLost: "connection broke off",
    NSURLErrorBadServerResponse: "not an HTTP answer",
    NSURLErrorZeroByteResource: "not an HTTP answer",
    NSURLErrorCannotParseResponse: "not an HTTP answer",
    NSURLErrorCannotDecodeContentData: "damaged compression",
    NSURLErrorCannotDecodeRawData: "damaged compression",
    NSURLErrorHTTPTooManyRedirects: "too many redirects",
    NSURLErrorSecureConnectionFailed: "TLS failure",
    NSURLErrorServerCertificateHasBadDate: "TLS failure: certificate date",
    NSURLErrorServerCertificateUntrusted: "TLS failure: certificate not trusted",
    NSURLErrorServerCertificateHasUnknownRoot: "TLS failure: certificate not trusted",
    NSURLErrorServerCertificateNotYetValid: "TLS failure: certificate date",
    NSURLErrorAppTransportSecurityRequiresSecureConnection: "https required",
  ]

  private static let wordsByText: [(part: String, words: String)] = [
    ("certificate", "TLS failure: certificate not trusted"),
    ("ssl", "TLS failure"), ("tls", "TLS failure"),
    ("content unencoding", "damaged compression"), ("content encoding", "damaged compression"),
    ("content-encoding", "damaged compression"), ("inflat", "damaged compression"),
    ("http/0.9", "not an HTTP answer"), ("header", "not an HTTP answer"), ("content-length", "not an HTTP answer"),
    ("chunk", "not an HTTP answer"), ("status line", "not an HTTP answer"),
    ("transfer closed", "connection broke off"), ("recv failure", "connection broke off"),
    ("send failure", "connection broke off"), ("empty reply", "connection broke off"),
  ]
}
