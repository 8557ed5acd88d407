import Foundation
import iLinkCore

/// The apps of a call: its operands, standard input's lines for `-`, else `ILINK_APP` or a config file's.
enum AppList {
  /// An app in a list, with what stands behind it on its line.
  struct Entry: Sendable, Hashable {
    /// The app as it is written.
    let text: String
    let app: AppArgument
    /// The second column.
    let note: String?
  }

  /// All apps, several allowed; every bad one is a problem.
  static func read(_ call: Call, problems: inout UsageProblems) throws(CommandFailure) -> [AppArgument] {
    var texts = call.operands
    if texts.isEmpty, let app = call.settings.app { texts = [app] }
    guard !texts.isEmpty else {
      problems.add("'\(call.command.name)' needs an app", hint: "Give a store ID, a bundle ID, a store URL or a path.")
      return []
    }
    var apps: [AppArgument] = []
    for text in texts {
      if text == "-" {
        apps += try entries(call, columns: 1, problems: &problems).map(\.app)
      } else if let app = app(text, line: nil, call, &problems) {
        apps.append(app)
      }
    }
    return apps
  }

  /// The one app that a command takes.
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

  /// The list on standard input: one app a line, `#` begins a comment.
  static func entries(
    _ call: Call, columns: Int, problems: inout UsageProblems
  ) throws(CommandFailure) -> [Entry] {
    let data: Data
    do { data = try call.world.standardInput() } catch {
      throw CommandFailure(.failure, "standard input cannot be read", hint: "Check what is piped in.")
    }
    let lines = AppListLine.all(in: String(decoding: data, as: UTF8.self))
    if lines.isEmpty { problems.add("standard input has no apps", hint: "Write one app a line.") }
    var entries: [Entry] = []
    for line in lines {
      let (text, note) = columns == 1 ? (line.text, nil) : line.columns(in: call.world)
      if let app = app(text, line: line.number, call, &problems) {
        entries.append(Entry(text: text, app: app, note: note))
      }
    }
    return entries
  }

  private static func app(
    _ text: String, line: Int?, _ call: Call, _ problems: inout UsageProblems
  ) -> AppArgument? {
    do throws(CommandFailure) {
      return try AppArgument.read(text, asBundleID: call.settings.isBundle, in: call.world)
    } catch {
      var failure = error
      if let line { failure.message = "line \(line): " + failure.message }
      problems.failures.append(failure)
      return nil
    }
  }
}

/// A line of a list of apps.
struct AppListLine: Sendable, Hashable {
  /// Counted from one.
  let number: Int
  /// Without comment and blanks around.
  let text: String

  /// The lines with something on them.
  static func all(in text: String) -> [AppListLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap { index, line in
      let text = trimmed(withoutComment(line))
      return text.isEmpty ? nil : AppListLine(number: index + 1, text: String(text))
    }
  }

  /// The app and what follows it. A path may have blanks in it, if it is there or a tab ends it.
  func columns(in world: World) -> (String, String?) {
    if AppBundle.mayBePath(text), world.fileExists(text) { return (text, nil) }
    guard let end = text.firstIndex(of: "\t") ?? text.firstIndex(where: Self.isBlank) else { return (text, nil) }
    return (String(Self.trimmed(text[..<end])), String(Self.trimmed(text[end...])))
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// `#` begins a comment at the start and behind a blank; in a link it is part of it.
  private static func withoutComment(_ line: Substring) -> Substring {
    var last: Character = " "
    for index in line.indices {
      if line[index] == "#", isBlank(last) { return line[..<index] }
      last = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return start[...end]
  }
}
