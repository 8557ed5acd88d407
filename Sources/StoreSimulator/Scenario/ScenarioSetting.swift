import iLinkCore

/// The settings of a scenario by the names of their options; a scenario file has the same ones.
package enum ScenarioSetting: String, Sendable, CaseIterable {
  case app, version, previous, stage, curve, absent, latency, fault, throttle, throttleStatus = "throttle-status"
  case stale, flap, speed, seed

  /// A text that has no meaning for a setting.
  package struct Misfit: Error, Hashable {
    /// The text.
    package let text: String
    /// What would have one, as a sentence.
    package let hint: String
  }

  /// Sets it. Where a setting has several values, these take the place of what was there before.
  ///
  /// - Parameters:
  ///   - texts: The values as they are written; of a setting that has one value, the last one counts.
  ///   - scenario: What is set.
  package func set(_ texts: [String], in scenario: inout Scenario) throws(Misfit) {
    guard let last = texts.last else { return }
    switch self {
    case .app: scenario.apps = try apps(texts)
    case .version: scenario.version = try read(last, VersionText.read)
    case .previous: scenario.previous = last == "none" ? .none : .version(try read(last, VersionText.read))
    case .stage: scenario.stage = last == "instant" ? nil : try read(last) { Span.seconds($0) }
    case .curve: scenario.curve = try read(last) { StageCurve(rawValue: $0) }
    case .absent: scenario.absent = try all(texts) { Countries.read($0) }.reduce(into: []) { $0.formUnion($1) }
    case .latency: scenario.latency = try read(last) { LatencyRange($0) }
    case .fault: scenario.faults = texts == ["none"] ? [] : try all(texts) { FaultRule($0) }
    case .throttle: scenario.throttle = try read(last, Self.perMinute).nonZero
    case .throttleStatus: scenario.throttleStatus = try read(last) { [403, 429].firstMatch(Int($0)) }
    case .stale: scenario.staleness = try read(last) { Span.seconds($0) }
    case .flap: scenario.flapping = try read(last) { Share.fraction($0) }
    case .speed: scenario.speed = try read(last) { Double($0).flatMap { Self.speeds.contains($0) ? $0 : nil } }
    case .seed: scenario.seed = try read(last) { UInt64($0) }
    }
  }

  /// The sentence that says what the setting takes.
  package var hint: String {
    switch self {
    case .app: "Write it like com.example.app:123456789, or com.example.app:123456789:ios+macos."
    case .version: "Use a text like 2.3.0."
    case .previous: "Use a text like 2.2.0, or none for a first release."
    case .stage: "Use a number and a unit (30m, 2h), or instant."
    case .curve: "Use \(StageCurve.allCases.map(\.rawValue).joined(separator: ", "))."
    case .absent: "Use storefronts with commas: cn,kz. See 'ilink help countries'."
    case .latency: "Use a length like 50ms, or two like 20ms..200ms; at most a day."
    case .fault: "Use \(Fault.allCases.map(\.rawValue).joined(separator: ", ")); then :RATE and @CC,CC if wanted."
    case .throttle: "Use a number a minute like 20/min, or off."
    case .throttleStatus: "Use 403 or 429."
    case .stale: "Use a number and a unit: 30s, 5m, 2h, 1d."
    case .flap: "Use a share from 0 to 1, or like 25%."
    case .speed: "Use a number from \(Self.speeds.lowerBound) to \(Self.speeds.upperBound)."
    case .seed: "Use a whole number from 0."
    }
  }

  private static let speeds = 0.01...100_000

  /// Reads `20/min`, `20`, or `off`, which is 0.
  static func perMinute(_ text: String) -> Int? {
    if text == "off" { return 0 }
    let digits = text.hasSuffix("/min") ? String(text.dropLast(4)) : text
    return Int(digits).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
  }

  private func apps(_ texts: [String]) throws(Misfit) -> [SimulatedApp] {
    let apps = try all(texts) { SimulatedApp($0) }
    guard Set(apps.map(\.id)).count == apps.count, Set(apps.map(\.bundleID)).count == apps.count else {
      throw Misfit(text: texts.joined(separator: " "), hint: "Each app needs an ID and a bundle ID of its own.")
    }
    return apps
  }

  private func read<Value>(_ text: String, _ meaning: (String) -> Value?) throws(Misfit) -> Value {
    guard let value = meaning(text) else { throw Misfit(text: text, hint: hint) }
    return value
  }

  private func all<Value>(_ texts: [String], _ meaning: (String) -> Value?) throws(Misfit) -> [Value] {
    var values: [Value] = []
    for text in texts { values.append(try read(text, meaning)) }
    return values
  }
}

/// Versions as a store may list them: any short printable text, also one that cannot be compared.
enum VersionText {
  static func read(_ text: String) -> String? {
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return (1...100).contains(text.utf8.count) && isPrintable ? text : nil
  }
}

extension Int {
  /// The number, or `nil` for zero.
  var nonZero: Int? { self == 0 ? nil : self }
}

extension [Int] {
  fileprivate func firstMatch(_ number: Int?) -> Int? { first { $0 == number } }
}
