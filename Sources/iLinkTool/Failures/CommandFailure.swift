/// Why a command ends without its answer: what happened, with the value, and what to do next.
struct CommandFailure: Error, Sendable, Hashable {
  var status: ExitStatus
  /// What failed, with its value; no full stop at the end.
  var message: String
  /// The next step: a sentence of its own.
  var hint: String
  var country: String?
  var httpStatus: Int?
  /// What `-v` adds, a line each.
  var details: [String] = []
  /// The option whose value failed, so that a config file that holds it can be named.
  var option: Option?

  init(
    _ status: ExitStatus, _ message: String, hint: String, country: String? = nil, httpStatus: Int? = nil,
    details: [String] = []
  ) {
    self.status = status
    self.message = message
    self.hint = hint
    self.country = country
    self.httpStatus = httpStatus
    self.details = details
  }

  /// The one line on standard error.
  var line: String { "ilink: \(message). \(hint)\n" }

  /// The document on standard output under `--json`.
  var json: JSON {
    .object([
      "schema": .string("ilink.error/1"), "exitStatus": .integer(status.rawValue), "code": .string(status.code),
      "message": .string(message), "hint": .string(hint), "country": .string(country),
      "httpStatus": .integer(httpStatus),
    ])
  }
}

/// All that is wrong with the words of a call, gathered so that one run names everything.
struct UsageProblems: Error, Sendable, Hashable {
  var failures: [CommandFailure] = []

  var isEmpty: Bool { failures.isEmpty }

  /// Notes one more.
  ///
  /// - Parameters:
  ///   - message: What is wrong, with its value.
  ///   - hint: The next step.
  ///   - option: The option whose value it is.
  mutating func add(_ message: String, hint: String, about option: Option? = nil) {
    var failure = CommandFailure(.usage, message, hint: hint)
    failure.option = option
    failures.append(failure)
  }

  /// A line each, the first few of many.
  var lines: String {
    let shown = failures.prefix(5).map(\.line).joined()
    return failures.count > 5
      ? shown + "ilink: … and \(failures.count - 5) more like these. Mend the first ones.\n" : shown
  }
}
