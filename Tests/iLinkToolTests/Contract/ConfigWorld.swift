import Foundation
import Testing

@testable import iLinkTool

/// A world with config files: `project` lies in the folder of the call, `user` where the environment says.
func configWorld(
  project: String? = nil, user: String? = nil, files: [String: String] = [:], environment: [String: String] = [:],
  folder: String = "/src/app", repository: String? = "/src/app", log: Requests = Requests()
) -> World {
  var all = files
  if let project { all["/src/app/.ilink.json"] = project }
  if let user { all["/me/.config/ilink/config.json"] = user }
  if let repository { all[repository + "/.git/HEAD"] = "" }
  var world = world(
    [record()], environment: environment.merging(["HOME": "/me"]) { own, _ in own },
    files: all.mapValues { Data($0.utf8) }, log: log)
  world.currentDirectory = { folder }
  return world
}

/// What a command wrote while it ran.
final class WrittenStreams: @unchecked Sendable {  // the texts are only touched under the lock
  private let lock = NSLock()
  private var stored: [World.Stream: String] = [:]
  func add(_ text: String, _ stream: World.Stream) { lock.withLock { stored[stream, default: ""] += text } }
  subscript(stream: World.Stream) -> String { lock.withLock { stored[stream] ?? "" } }
}
