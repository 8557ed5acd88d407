import Foundation
import iLinkCore

/// Turns the words of options into values, and notes every one that has no meaning.
struct ValueReader {
  let parsed: ParsedArguments
  let environment: [String: String]
  var problems: UsageProblems

  /// The option's text, else a variable's; and the name of whichever it was, for messages.
  func text(_ option: Option, environment variable: String? = nil) -> (text: String, from: String)? {
    if let value = parsed.value(option) { return (value, option.name) }
    if let variable, let value = environment[variable], !value.isEmpty { return (value, variable) }
    return nil
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, environment variable: String? = nil, of _: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let (text, from) = text(option, environment: variable) else { return nil }
    if let choice = Choice(rawValue: text.lowercased()) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    problems.add(
      "\(Harmless.quoted(text)) is no value of \(from)",
      hint: (Suggestion.sentence(for: text, among: names).map { $0 + " " } ?? "") + "Use \(list).", about: option)
    return nil
  }

  mutating func span(_ option: Option, environment variable: String? = nil) -> TimeInterval? {
    guard let (text, from) = text(option, environment: variable) else { return nil }
    if let seconds = TimeSpan.seconds(text) { return seconds }
    problems.add(
      "\(Harmless.quoted(text)) is no length of time for \(from)", hint: "Use a number and a unit: 30s, 5m, 2h, 1d.",
      about: option)
    return nil
  }

  mutating func number(_ option: Option, in range: ClosedRange<Int>) -> Int? {
    guard let (text, from) = text(option) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    problems.add(
      "\(Harmless.quoted(text)) is no number for \(from)",
      hint: "Use a whole number from \(range.lowerBound) to \(range.upperBound).", about: option)
    return nil
  }

  mutating func real(_ option: Option, in range: ClosedRange<Double>) -> Double? {
    guard let (text, from) = text(option) else { return nil }
    if let number = Double(text), range.contains(number) { return number }
    problems.add(
      "\(Harmless.quoted(text)) is no number for \(from)",
      hint: "Use a number from \(range.lowerBound) to \(range.upperBound).", about: option)
    return nil
  }

  mutating func moment(_ option: Option) -> Date? {
    guard let (text, from) = text(option) else { return nil }
    if let date = Moments.date(text) { return date }
    problems.add(
      "\(Harmless.quoted(text)) is no time for \(from)", hint: "Write it like 2026-11-30T17:00:00Z.",
      about: option)
    return nil
  }

  mutating func version(_ option: Option) -> AppVersion? {
    guard let (text, _) = text(option) else { return nil }
    if let version = AppVersion(text) { return version }
    problems.add(
      "\(Harmless.quoted(text)) is not a version that can be compared", hint: "Use digits and dots, like 2.3.0.",
      about: option)
    return nil
  }

  mutating func service() -> LookupService? {
    guard let (text, from) = text(.store, environment: "ILINK_STORE_URL") else { return nil }
    if let service = LookupService(text) { return service }
    problems.add(
      "\(from) must be https, or http on this machine (127.0.0.1, ::1, localhost)",
      hint: "User names and passwords are refused; given was \(Harmless.quoted(Self.withoutUser(text))).", about: .store
    )
    return nil
  }

  mutating func country() -> Storefront? {
    guard let (text, _) = text(.country, environment: "ILINK_COUNTRY") else { return nil }
    if let storefront = Storefront(text) { return storefront }
    let problem = CountryProblem.of(text)
    problems.add(problem.message, hint: problem.hint, about: .country)
    return nil
  }

  /// A secret that somebody put in front of the host is not repeated.
  private static func withoutUser(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@") else { return text }
    return "…" + text[at...]
  }
}

/// Why a text is no storefront, and which one is meant.
enum CountryProblem {
  static func of(_ text: String) -> (message: String, hint: String) {
    if let neighbour = Storefront.neighbour(of: text) {
      let message = "there is no App Store for \(Harmless.quoted(text.lowercased()))"
      guard let storefront = neighbour.storefront else {
        return (message, "\(neighbour.name): \(neighbour.reason). See 'ilink help countries'.")
      }
      let (subject, verb) = inSentence(neighbour.name)
      return (message, "\(subject) \(verb) '\(storefront)'.")
    }
    let meant = Storefront(alpha3: text).map { "Did you mean '\($0)'?" } ?? "See 'ilink help countries'."
    return ("\(Harmless.quoted(text)) is not a storefront; those have two letters", meant)
  }

  /// "The Canary Islands use", "Andorra uses".
  static func inSentence(_ name: String) -> (subject: String, verb: String) {
    let isPlural = ["Islands", "Territories", "Antilles", "Netherlands"].contains { name.hasSuffix($0) }
    let takesArticle = isPlural || name.hasPrefix("Isle") || name.hasSuffix("Union") || name.hasSuffix("Territory")
    return ((takesArticle ? "The " : "") + name, isPlural || name.contains(" and ") ? "use" : "uses")
  }
}
