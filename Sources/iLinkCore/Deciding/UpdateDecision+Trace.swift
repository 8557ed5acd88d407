extension UpdateDecision {
  /// What one rule found.
  public struct Step: Hashable, Sendable {
    /// The rule.
    public let rule: UpdateRule
    /// What came of it.
    public let result: StepResult
    /// Why, in a few English words with the values: `8 h ago, waits 24 h`.
    public let because: String
    /// The values that it used, by name, in a fixed order; empty for a rule that did not look.
    public let values: [Value]
  }

  /// What came of a rule.
  public enum StepResult: String, Sendable, Hashable, CaseIterable {
    /// It had nothing against going on.
    case passed = "pass"
    /// It decided.
    case stopped = "stop"
    /// This trigger passes it by.
    case skipped
    /// An earlier rule had decided.
    case notReached = "not-reached"
  }

  /// A value that a rule used. Moments are dates, spans are seconds, versions and names are texts.
  public struct Value: Hashable, Sendable {
    /// What it is, such as `remindedAt`.
    public let name: String
    /// The value.
    public let value: StoredValue
  }

  /// All seventeen rules in order, with what each found.
  public var trace: [Step] {
    let examined = UpdateCase(facts, at: decidedAt)
    return UpdateRule.allCases.map { rule in
      if rule.number > self.rule.number {
        return Step(rule: rule, result: .notReached, because: "not reached", values: [])
      }
      if rule.isSkipped(by: facts.trigger) {
        let because = facts.trigger == .asked ? "does not hold when asked" : "a logged event is no launch"
        return Step(rule: rule, result: .skipped, because: because, values: [])
      }
      let account = examined.account(of: rule)
      return Step(
        rule: rule, result: rule == self.rule ? .stopped : .passed, because: account.because, values: account.values)
    }
  }

  /// Things that the app's developer should know, whatever the answer is.
  public var warnings: [UpdateWarning] {
    var warnings: [UpdateWarning] = []
    if facts.settings.previewMode { warnings.append(.previewMode) }
    if let minimum = facts.settings.minimumSupportedVersion, let store = subject?.version.version, store < minimum {
      warnings.append(.minimumAboveStore(minimum: minimum, store: store))
    }
    return warnings + facts.settings.refusedURLs.map { .urlRefused($0) }
  }
}

/// Something about the settings that belongs into the log.
public enum UpdateWarning: Hashable, Sendable, CustomStringConvertible {
  /// Preview mode is on.
  case previewMode
  /// The minimum supported version is above what the store has, so it cannot force anybody.
  case minimumAboveStore(minimum: AppVersion, store: AppVersion)
  /// A URL of the app's own code is neither https nor an app's scheme, and is not used.
  case urlRefused(String)

  /// What is wrong, with its value, and the next step.
  public var description: String {
    switch self {
    case .previewMode:
      "previewMode is on: the prompt shows at each launch. Switch it off for release."
    case .minimumAboveStore(let minimum, let store):
      "minimumSupportedVersion \(minimum) is above the store's \(store) and forces nobody. Lower it, or release \(minimum)."
    case .urlRefused(let text):
      "'\(text)' is not opened. Set an https URL, or one with an app's own scheme."
    }
  }
}
