#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension UpdateDecision: CustomStringConvertible {
  /// The answer in a sentence: `No prompt: "remind me later" 8 hours ago, and the reminder period is 1 day. Next …`
  public var description: String {
    switch answer {
    case .prompt(.preview): return "Prompt (preview)."
    case .prompt(let kind):
      let store = subject?.version.text ?? ""
      return "Prompt (\(kind.rawValue)): \(facts.installed) is installed, the store has \(store)."
    case .quiet(let reason):
      let next = nextPossibleAt.map { " Next possible \(SpanText.moment($0))." } ?? ""
      return "No prompt: \(words(for: reason)).\(next)"
    }
  }

  /// The answer and every rule in order: what `verboseLogging` prints.
  public var report: String {
    let lines = trace.map { step in
      "  \(step.rule.rawValue): \(step.result.rawValue), \(step.because)"
    }
    return ([description] + lines).joined(separator: "\n")
  }

  private func words(for reason: UpdateReason) -> String {
    switch reason {
    case .previewShown: "preview mode, and the preview was answered in this launch already"
    case .previewOnRequest: "preview mode, and prompting at launch is off"
    case .promptingOff: "prompting is off"
    case .notAtLaunch: "prompting at launch and on return is off"
    case .notFromAppStore(.testFlight): "this copy came from TestFlight"
    case .notFromAppStore: "this copy did not come from the App Store"
    case .storeVersionUnknown(let problem):
      "the store's version is not known\(problem.map { ": " + Self.withoutStop($0.description) } ?? "")"
    case .notComparable(let installed, let store): "\(installed) and \(store) cannot be compared"
    case .upToDate(let version): "\(version) is the store's version"
    case .storeOlder(let store, let installed): "\(installed) is installed, the store has \(store)"
    case .otherPlatform(let record, let device): "the record is for \(record.name), this is \(device.name)"
    case .systemTooOld(let system, let minimum):
      "\(subject?.version.text ?? "it") needs \(facts.app.platform.name) \(minimum), this is \(system)"
    case .tooFresh(let version, _):
      "\(version) was released less than \(SpanText.long(Period.usable(facts.settings.releaseDelay))) ago"
    case .declined(let declined, let store) where declined.version == store.version: "\(store) was declined"
    case .declined(let declined, let store): "\(declined.version) was declined, and \(store) is not above it"
    case .usage(let shortfall): shortfall.description
    case .reminded(let at, let until): remindedWords(at: at, until: until)
    case .updateTapped(let at, _): "Update was tapped\(ago(at)), and the store did open"
    case .vetoed: "the app said no"
    }
  }

  private func remindedWords(at: Date?, until: Date?) -> String {
    let period =
      until == nil
      ? "it lasts for the rest of this launch"
      : "the reminder period is \(SpanText.long(Period.usable(facts.settings.remindPeriod)))"
    return "\"remind me later\"\(at.map(ago) ?? ""), and \(period)"
  }

  private func ago(_ date: Date) -> String { date.age(decidedAt).map { " \(SpanText.long($0)) ago" } ?? "" }

  private static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
