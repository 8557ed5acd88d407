import Foundation
import iLinkCore

/// Reads a change: an entry of a timeline, or what is sent to `/_ilink/set`.
package enum ChangeReader {
  /// What is wrong with a document, a sentence for each.
  package struct Problems: Error, Hashable {
    /// The sentences.
    package var sentences: [String]
  }

  /// The keys, in the order of the documentation.
  static let keys = [
    "at", "country", "countries", "app", "version", "absent", "releasedAt", "fault", "latency", "throttle",
  ]

  /// Reads a change.
  ///
  /// - Parameters:
  ///   - tree: An object with any of ``keys``, and at least one that changes something.
  ///   - isTimed: Whether it says when (`at`), as in a timeline; otherwise it must not.
  package static func read(_ tree: JSONTree, isTimed: Bool) throws(Problems) -> Change {
    guard case .object(let members) = tree else {
      throw Problems(sentences: ["A change is an object, like \(example)."])
    }
    var change = Change()
    var problems: [String] = []
    let keys = Self.keys.filter { $0 != "at" || isTimed }
    for key in members.keys.sorted() where !keys.contains(key) {
      problems.append("'\(key.prefix(40))' is no key of a change; those are \(keys.joined(separator: ", ")).")
    }
    for key in keys {
      guard let value = members[key] else { continue }
      if !set(key, value, in: &change) { problems.append("The value of '\(key)' has no meaning. \(hint(key))") }
    }
    if isTimed, members["at"] == nil { problems.append("'at' is missing: a number and a unit like 30m.") }
    let changesSomething =
      change.shelf != nil || change.faults != nil || change.latency != nil || change.throttle != nil
    if problems.isEmpty, !changesSomething { problems.append("Nothing is changed. Write it like \(example).") }
    guard problems.isEmpty else { throw Problems(sentences: problems) }
    return change
  }

  private static let example = #"{"country":"de","version":"2.3.0"}"#

  /// Sets what a key says; `false` when its value has no meaning.
  private static func set(_ key: String, _ value: JSONTree, in change: inout Change) -> Bool {
    var scratch = Scenario()
    func setting(_ setting: ScenarioSetting) -> Bool {
      guard let texts = value.texts, !texts.isEmpty else { return false }
      return (try? setting.set(texts, in: &scratch)) != nil
    }
    switch key {
    case "at":
      guard let moment = value.texts?.last.flatMap({ Span.seconds($0) }) else { return false }
      change.at = moment
    case "country", "countries":
      let listed = (value.texts ?? []).map { Countries.read($0) }
      guard !listed.isEmpty, !listed.contains(nil) else { return false }
      change.countries = listed.reduce(into: change.countries ?? []) { $0.formUnion($1 ?? []) }
    case "app":
      guard let app = value.texts?.last.flatMap({ BundleID($0) }) else { return false }
      change.app = app
    case "version":
      guard setting(.version) else { return false }
      change.shelf = .version(scratch.version)
    case "absent":
      guard case .bool(let isAbsent) = value else { return false }
      if isAbsent { change.shelf = .absent }
    case "releasedAt":
      let date = value.texts?.last.flatMap { try? Date($0, strategy: .iso8601) }
      guard case .version(let version, _) = change.shelf, let date else { return false }
      change.shelf = .version(version, releasedAt: date)
    case "fault":
      guard value == .array([]) || setting(.fault) else { return false }
      change.faults = scratch.faults
    case "latency":
      guard setting(.latency) else { return false }
      change.latency = scratch.latency
    default:
      guard setting(.throttle) else { return false }
      change.throttle = scratch.throttle ?? 0
    }
    return true
  }

  private static func hint(_ key: String) -> String {
    switch key {
    case "at": "Use a number and a unit: 30s, 5m, 2h."
    case "app": "Use a bundle ID."
    case "absent": "Use true."
    case "releasedAt": "Give a version too, and write it like 2026-11-30T17:00:00Z."
    case "fault": ScenarioSetting.fault.hint + " Or none."
    default: (ScenarioSetting(rawValue: key) ?? .absent).hint
    }
  }
}
