import Foundation
import iLinkCore

/// The file of `--state`.
enum RolloutStateFile {
  /// What the file holds; `nil` when there is no file yet.
  static func read(
    _ path: String, about app: AppReference, platform: StorePlatform, _ call: Call
  ) throws(CommandFailure) -> RolloutState? {
    guard call.world.fileExists(path) else { return nil }
    let name = Harmless.quoted(path)
    let data: Data
    do { data = try call.world.readFile(path) } catch {
      throw CommandFailure(
        .failure, "\(name) cannot be read", hint: "Check that it is a file and who may read it.")
    }
    guard let state = RolloutState(data) else {
      throw CommandFailure(.usage, "\(name) is not a file of --state", hint: "Name another file, or remove this one.")
    }
    guard state.isAbout(app) else {
      throw CommandFailure(
        .usage, "\(name) is about \(Harmless.quoted(state.asked)), not \(app)", hint: "Name another file for this app.")
    }
    let store = call.settings.service.base.absoluteString
    guard state.platform == platform, state.store == store else {
      throw CommandFailure(
        .usage, "\(name) is about \(state.platform.rawValue) at \(Harmless.quoted(state.store))",
        hint: "Name another file for this platform or service.")
    }
    return state
  }

  /// Replaces the file as a whole.
  static func write(_ state: RolloutState, to path: String, in world: World) throws(CommandFailure) {
    do {
      try world.writeFile(path, try state.data)
    } catch {
      throw CommandFailure(
        .failure, "\(Harmless.quoted(path)) cannot be written",
        hint: "Check that it is no folder, and who may write there.")
    }
  }
}
