import iLinkCore

/// Why nothing is known of a storefront: there was no valid answer.
enum UnknownReason: Sendable, Hashable {
  /// HTTP 403 or 429, or not asked because of them.
  case throttled
  /// No answer in time, or not asked before the time was over.
  case timeout
  /// No connection, or one that broke off.
  case network
  /// Another HTTP status than 200.
  case http(Int)
  /// Status 200 and no lookup result, or a record that cannot be used.
  case badAnswer

  /// What a failed lookup means; `nil` when it is a valid answer after all.
  init?(_ error: LookupError) {
    switch error {
    case .notFound, .otherPlatform: return nil
    case .throttled: self = .throttled
    case .timedOut: self = .timeout
    case .unreachable: self = .network
    case .http(let status), .refused(_, let status): self = status == 200 ? .badAnswer : .http(status)
    case .bundleMismatch, .notAnAnswer, .incompleteRecord, .tooLarge, .redirectRefused: self = .badAnswer
    }
  }

  /// The name in data.
  var code: String {
    switch self {
    case .throttled: "throttled"
    case .timeout: "timeout"
    case .network: "network"
    case .http(let status): "http_\(status)"
    case .badAnswer: "bad_answer"
    }
  }

  /// The name in messages.
  var words: String {
    switch self {
    case .throttled: "refused"
    case .timeout: "timed out"
    case .network: "no connection"
    case .http(let status): "HTTP \(status)"
    case .badAnswer: "no lookup result"
    }
  }

  /// The status of a command that could read nothing for this one reason.
  var status: ExitStatus {
    switch self {
    case .throttled: .throttled
    case .timeout, .network: .network
    case .http, .badAnswer: .badAnswer
    }
  }

  /// Whether the same request may well succeed a moment later. Throttling is not among them: that takes its time.
  var isWorthAnotherTry: Bool {
    switch self {
    case .timeout, .network: true
    case .http(let status): (500...599).contains(status)
    case .throttled, .badAnswer: false
    }
  }
}
