import Foundation
import iLinkCore

extension CommandFailure {
  /// What a failed lookup means to the caller of the command.
  ///
  /// - Parameters:
  ///   - error: The lookup's error.
  ///   - question: What was asked.
  ///   - tries: How many requests were made.
  ///   - host: The service's host.
  init(_ error: LookupError, question: StoreAsker.Question, tries: Int, host: String, details: [String]) {
    let country = question.country.code
    let elsewhere = "It may be sold elsewhere: try --country, or 'ilink rollout \(question.app)'."
    func failure(_ status: ExitStatus, _ message: String, _ hint: String, http: Int? = 200) -> CommandFailure {
      CommandFailure(status, message, hint: hint, country: country, httpStatus: http, details: details)
    }
    self =
      switch error {
      case .notFound:
        failure(.notFound, "\(question.app) is not in the \(country) store (\(question.platform.rawValue))", elsewhere)
      case .otherPlatform(let listing, _):
        failure(
          .badAnswer, "\(question.app) is \(Self.kind(listing.platform)); you asked for \(question.platform.rawValue)",
          "Use --platform \(listing.platform.rawValue).")
      case .bundleMismatch(let asked, let found):
        failure(.badAnswer, "id\(found.id) is \(found.bundleID), not \(asked)", "Check the ID.")
      case .throttled(let status, _):
        failure(
          .throttled, "the store refuses requests from this address for now (HTTP \(status), too many)",
          "Try again in a few minutes.", http: status)
      case .refused(let message, let status):
        failure(
          .badAnswer, "the store refused the request: \(Harmless.line(String(message.prefix(100))))",
          "Check the country and the ID.", http: status)
      case .http(let status):
        failure(
          .badAnswer, "\(host) answered HTTP \(status)\(Self.times(tries))", "This is the store's side; try later.",
          http: status)
      case .notAnAnswer(let start):
        failure(
          .badAnswer, "the answer is not a lookup result; it begins with \(Harmless.quoted(start, limit: 40))",
          "A proxy or sign-in page may have answered.")
      case .incompleteRecord(let field):
        failure(
          .badAnswer, "the store's record of \(question.app) has no usable \(field)", "Try later, or by another ID.")
      case .tooLarge(let limit):
        failure(.badAnswer, "the answer is larger than \(limit) bytes", "A proxy or another server may have answered.")
      case .redirectRefused(let target):
        failure(
          .badAnswer, "the answer points to \(Harmless.quoted(target, limit: 60)), which is not Apple's",
          "A proxy or sign-in page may have answered.", http: nil)
      case .timedOut(_, let seconds):
        failure(
          .network, "could not reach \(host) (timed out after \(TimeSpan.short(seconds))\(Self.tries(tries)))",
          "Check the connection or proxy.", http: nil)
      case .unreachable(_, let reason):
        failure(
          .network, "could not reach \(host) (\(Harmless.line(reason))\(Self.tries(tries)))",
          "Check the connection or proxy.", http: nil)
      }
  }

  /// What an app of a platform is called in a sentence.
  static func kind(_ platform: StorePlatform) -> String {
    switch platform {
    case .macOS: "a Mac app"
    case .iOS: "an iPhone or iPad app"
    case .tvOS: "an Apple TV app"
    case .visionOS: "a Vision Pro app"
    }
  }

  private static func tries(_ count: Int) -> String { count > 1 ? ", \(count) tries" : "" }

  private static func times(_ count: Int) -> String {
    let words = ["", "", " twice", " three times", " four times", " five times"]
    return words.indices.contains(count) ? words[count] : " \(count) times"
  }
}
