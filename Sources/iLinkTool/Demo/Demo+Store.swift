import Foundation

extension Demo {
  /// What a step really answers.
  func outcome(of step: DemoScene.Step) async -> Outcome {
    guard let setting = step.setting else { return await CLI.run(step.words, in: recordedWorld) }
    let start = setting.store.openFor
    let time: DemoStore.Time = setting.store.goesOn ? .fast(from: start, hurry) : .still(start)
    do {
      let store = try DemoStore(setting.store.options, time: time, in: call.world)
      let outcome = await CLI.run(setting.words, in: world(with: store, isLive: setting.store.goesOn && isWatched))
      // A bar ends at the place where it began, which is moved in.
      if setting.store.goesOn, isWatched { call.world.write("\r", .output) }
      return outcome
    } catch {
      // The options are ours; a test runs every step.
      return Outcome(messages: "\(error)\n", status: .failure)
    }
  }

  /// The recorded world with a simulated store in it. Somebody who watches sees the bar of a wait, moved in like
  /// everything else; in a record it has no place.
  private func world(with store: DemoStore, isLive: Bool) -> World {
    var world = recordedWorld
    world.environment["ILINK_STORE_URL"] = DemoStore.address
    world.now = { store.now }
    world.pause = { try await store.pause($0) }
    world.transport = { _, _ in store.transport }
    world.write = { _, _ in }
    // Ctrl-C is meant for the demo.
    world.signals = { AsyncStream { $0.finish() } }
    world.redraws = { AsyncStream { $0.finish() } }
    guard isLive else { return world }
    world.errorTerminal = World.Terminal(isTerminal: true, width: world.outputTerminal.width)
    world.width = { _ in nil }
    let write = call.world.write
    world.write = { text, stream in
      guard stream == .error, text.hasPrefix("\r") else { return }
      write(text.hasPrefix("\r\u{1B}") ? text : "\r    " + text.dropFirst(), .output)
    }
    return world
  }
}
