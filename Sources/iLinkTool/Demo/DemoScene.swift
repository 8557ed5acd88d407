import Foundation

/// A scene of the demo: steps on one subject.
struct DemoScene: Sendable {
  struct Step: Sendable {
    /// What the step shows, in a sentence.
    let reason: String
    let words: [String]
    /// The simulated store that is asked instead of the recordings.
    let store: Store?

    init(_ reason: String, _ command: String, store: Store? = nil) {
      self.reason = reason
      words = command.split(separator: " ").map(String.init)
      self.store = store
    }
  }

  /// A simulated store.
  struct Store: Sendable {
    /// As `ilink serve` takes them.
    let options: [String]
    /// For how long it has been open, in seconds.
    var openFor: TimeInterval = 0
    /// Whether time goes on, in a hurry.
    var goesOn = false

    init(_ options: String, openFor: TimeInterval = 0, goesOn: Bool = false) {
      self.options = options.split(separator: " ").map(String.init)
      self.openFor = openFor
      self.goesOn = goesOn
    }
  }

  let name: String
  let title: String
  let steps: [Step]
  /// Whether the real prompt follows the steps.
  var endsWithPrompt = false

  static let all = [
    DemoScene(
      name: "links", title: "Links: the right one for every place",
      steps: [
        Step("A store ID is enough; nothing is looked up.", "links 284910350"),
        Step(
          "A bundle ID is looked up once. On the Mac, the links open the Mac's store.",
          "links com.tinyspeck.slackmacgap --platform macos"),
        Step("One kind alone is the bare link, for scripts.", "links 284910350 --only review --country de"),
      ]),
    DemoScene(
      name: "check", title: "Check: is there an update?",
      steps: [
        Step("The iPhone's store has something newer.", "check 284910350 --installed 12.0"),
        Step("So has the Mac's.", "check com.tinyspeck.slackmacgap --platform macos --installed 3.2.0"),
        Step(
          "Parts are numbers: 7.14.05601 in the store is the 7.14.5601 that you have.",
          "check com.deliveryslip.app --platform macos --installed 7.14.5601"),
        Step("Up to date: trailing zeros do not count.", "check developer.apple.wwdc-Release --installed 8.0.0"),
        Step(
          "Newer, but not for this Mac: nobody is sent to an update that cannot be installed.",
          "check com.barebones.bbedit --platform macos --installed 12.0 --os 10.13.6"),
        Step(
          "One ID, two apps (a made-up record after a measured case): the iPhone's version…",
          "check com.example.app --installed 15.3"),
        Step(
          "… and the Mac's. Neither is taken for the other.", "check com.example.app --installed 15.3 --platform macos"),
        Step("A Mac record is no answer for an iPhone.", "check com.tinyspeck.slackmacgap --installed 3.2.0"),
        Step("Not sold in this store: an answer, and not \"up to date\".", "check com.kakao.taxi --installed 1.0"),
        Step("The store that sells it knows.", "check com.kakao.taxi --installed 1.0 --country kr"),
        Step("Too many requests: said plainly, after polite retries.", "check com.example.throttled --installed 1.0"),
      ]),
    DemoScene(
      name: "lookup", title: "Lookup: what the store has on record",
      steps: [Step("The first step of a bug report.", "lookup com.culturedcode.ThingsMac --platform macos")]),
    DemoScene(
      name: "explain", title: "Explain: why there is a prompt, or none",
      steps: [
        Step(
          "Every rule in order, with what it saw.",
          "explain com.tinyspeck.slackmacgap --platform macos --installed 3.2.0 --declined 3.3.3")
      ]),
    .rollout,
    DemoScene(
      name: "preview", title: "Preview: the question in every language",
      steps: [
        Step(
          "What users read, in languages that run from left to right and from right to left.",
          "preview --lang de,ja,he --name Slack --version 3.3.3"),
        Step("The forced form has one button.", "preview --lang pt-BR --style forced --name Slack"),
        Step("All texts are checked; so are your own, with --strings.", "preview --check"),
      ]),
    .serve,
    DemoScene(name: "prompt", title: "Prompt: the question itself", steps: [], endsWithPrompt: true),
  ]
}
