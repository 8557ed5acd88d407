/// The scenes on a simulated store.
extension DemoScene {
  static let rollout = DemoScene(
    name: "rollout", title: "Rollout: where a new version is, and when users can get it",
    steps: [
      Step(
        "A version spreads over half an hour, in a simulated store. After a third of it:",
        "rollout com.example.app", store: Store("--stage 30m --absent af,ru", openFor: 600)),
      Step(
        "A store that refuses after 100 requests: what could not be read is said, never guessed.",
        "rollout com.example.app --timeout 5s --jobs 1",
        store: Store("--stage 30m --absent af,ru --throttle 100/min", openFor: 600)),
      Step(
        "Wait, and let the pipeline go on only when users can get it: half an hour, in a hurry.",
        "rollout com.example.app --countries major --wait-for 2.3.0",
        store: Store("--stage 30m --absent af,ru", openFor: 600, goesOn: true)),
    ])

  static let serve = DemoScene(
    name: "serve", title: "Serve: a store of your own, to test against",
    steps: [
      Step(
        "The whole way of an update, before the first release.",
        "serve -q --version 2.3.0 -- ilink check com.example.app --installed 2.2.0"),
      Step(
        "A sign-in page instead of an answer: no update is made up.",
        "serve -q --fault html -- ilink check com.example.app --installed 2.2.0"),
      Step(
        "A server that fails now and then is asked again.",
        "serve -q --fault http_503:60% --seed 6 -- ilink check com.example.app --installed 2.2.0 -v"),
      Step(
        "An app that one country does not sell.",
        "serve -q --absent af -- ilink check com.example.app --installed 2.2.0 --country af"),
    ])
}

extension DemoScene.Step {
  /// What a step that asks a simulated store runs there, and what that store is; `nil` where recordings are asked.
  ///
  /// `serve … -- ilink …` names its store itself.
  var setting: (words: [String], store: DemoScene.Store)? {
    if let store { return (words, store) }
    guard words.first == "serve", let end = words.firstIndex(of: "--") else { return nil }
    // Behind `--` stands "ilink", which is us.
    return (Array(words[(end + 2)...]), DemoScene.Store(words[1..<end].joined(separator: " ")))
  }
}
