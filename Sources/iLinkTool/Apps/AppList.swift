import Foundation
import iLinkCore

/// The apps of a call: its operands, standard input's lines for `-`, else `ILINK_APP`.
enum AppList {
  /// All apps, several allowed; every bad one is a problem.
  static func read(_ call: Call, problems: inout UsageProblems) throws(CommandFailure) -> [AppArgument] {
    var texts = call.operands
    if texts.isEmpty, let app = call.world.environment["ILINK_APP"], !app.isEmpty { texts = [app] }
    guard !texts.isEmpty else {
      problems.add("'\(call.command.name)' needs an app", hint: "Give a store ID, a bundle ID, a store URL or a path.")
      return []
    }
    if texts.contains("-") {
      let lines = try standardInput(call)
      texts = texts.flatMap { $0 == "-" ? lines : [$0] }
      if lines.isEmpty {
        problems.add("standard input has no apps", hint: "Write one app a line.")
      }
    }
    var apps: [AppArgument] = []
    for text in texts {
      do throws(CommandFailure) {
        apps.append(try AppArgument.read(text, asBundleID: call.settings.isBundle, in: call.world))
      } catch {
        problems.failures.append(error)
      }
    }
    return apps
  }

  /// The one app that the other commands take.
  static func one(_ call: Call, problems: inout UsageProblems) throws(CommandFailure) -> AppArgument? {
    if call.operands.count > 1 {
      problems.add(
        "'\(call.command.name)' takes one app; there are \(call.operands.count)",
        hint: "Leave out \(Harmless.quoted(call.operands[1])) and what follows.")
      return nil
    }
    if call.operands.first == "-" {
      problems.add("'\(call.command.name)' takes one app, not a list", hint: "Give the app itself.")
      return nil
    }
    return try read(call, problems: &problems).first
  }

  private static func standardInput(_ call: Call) throws(CommandFailure) -> [String] {
    let data: Data
    do { data = try call.world.standardInput() } catch {
      throw CommandFailure(.failure, "standard input cannot be read", hint: "Check what is piped in.")
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
      .filter { !$0.isEmpty }
  }
}
