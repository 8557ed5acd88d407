/// The statuses of the command: 1–9 failures, 10 and above answers, 128+n signals.
///
/// 1 is what every crash and missing file already returns, and 2 means misuse everywhere, so answers begin at 10.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done, or the answer needs no action.
  case ok = 0
  /// Anything not below.
  case failure = 1
  /// Bad option, argument or config value; nothing was sent.
  case usage = 2
  /// The store answered: no such app in this storefront, for this platform.
  case notFound = 3
  /// No connection, or no answer in time, after retries.
  case network = 4
  /// An HTTP error, or an answer that is not a lookup result.
  case badAnswer = 5
  /// The store refuses requests from this address for now.
  case throttled = 6
  /// The time ran out while waiting.
  case gaveUp = 7
  /// Some items could not be read; the rest is printed.
  case incomplete = 8
  /// The version that is waited for is not everywhere, and there was no time to wait.
  case notYet = 9
  /// The store has a newer version.
  case updateAvailable = 10
  /// There is no prompt.
  case noPrompt = 11
  /// Something is wrong with a text.
  case textProblems = 12
  /// Stopped by SIGINT, as Ctrl-C sends it.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143

  /// The name in the documentation and in JSON errors.
  var code: String {
    switch self {
    case .ok: "ok"
    case .failure: "failure"
    case .usage: "usage"
    case .notFound: "not_found"
    case .network: "network"
    case .badAnswer: "bad_answer"
    case .throttled: "throttled"
    case .gaveUp: "gave_up"
    case .incomplete: "incomplete"
    case .notYet: "not_yet"
    case .updateAvailable: "update_available"
    case .noPrompt: "no_prompt"
    case .textProblems: "text_problems"
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    }
  }

  /// What it means, in the words of the help.
  var meaning: String {
    switch self {
    case .ok: "done, or the answer needs no action"
    case .failure: "anything not below (cannot read or write a file, port in use, a bug)"
    case .usage: "bad option, argument or config value; nothing was sent"
    case .notFound: "the store answered: no such app in this storefront (for this platform)"
    case .network: "no connection, or no answer in time, after retries"
    case .badAnswer: "HTTP error, or an answer that is not a lookup result"
    case .throttled: "403 or 429: too many requests from this address"
    case .gaveUp: "--timeout ran out while waiting (rollout)"
    case .incomplete: "some items could not be read; the rest is printed"
    case .notYet: "with --timeout 0: not live everywhere (rollout)"
    case .updateAvailable: "the store has a newer version (check)"
    case .noPrompt: "there would be no prompt (explain --exit-code)"
    case .textProblems: "something is wrong with a text (preview --check)"
    case .interrupted: "stopped by SIGINT (Ctrl-C)"
    case .terminated: "stopped by SIGTERM"
    }
  }
}
