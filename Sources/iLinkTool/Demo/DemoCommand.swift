import Foundation

extension Command {
  static let demo = Command(
    name: "demo", summary: "See everything work, without a network", usage: ["demo [SCENE…] [--speed N] [--no-pause]"],
    details: """
      Runs the other commands on answers of the store that were recorded and are kept
      in the program; rollout and serve on a simulated store, with its time made
      short. Nothing is sent anywhere.
      Scenes: \(DemoScene.all.map(\.name).joined(separator: ", ")).
      """,
    examples: ["ilink demo", "ilink demo check --no-pause"], options: [.speed, .noPause, .record],
    statuses: [.ok, .failure, .usage], asksTheStore: false, operands: .words(DemoScene.all.map(\.name)),
    formats: [.table],
    prepare: { call in
      let demo = try Demo(call)
      return .working { try await demo.run() }
    })
}

/// A guided run: each step prints a call and what it really answers, from the recorded catalogue.
struct Demo: Sendable {
  let call: Call
  let scenes: [DemoScene]
  let pause: TimeInterval
  /// Whether somebody watches how it goes on.
  let isWatched: Bool
  /// How many times as fast the simulated store's time goes.
  let hurry: TimeInterval

  init(_ call: Call) throws {
    var reader = call.reader()
    let speed = reader.real(.speed, in: 0.1...100) ?? 1
    var scenes: [DemoScene] = []
    for name in call.operands {
      if let scene = DemoScene.all.first(where: { $0.name == name }) {
        scenes.append(scene)
      } else {
        let names = DemoScene.all.map(\.name)
        reader.problems.add(
          "there is no scene \(Harmless.quoted(name))",
          hint: Suggestion.sentence(for: name, among: names) ?? "Choose from \(names.joined(separator: ", ")).")
      }
    }
    if call.settings.format != .table {
      reader.problems.add("the demo is for reading and has no other format", hint: "Leave the format out.")
    }
    guard reader.problems.isEmpty else { throw reader.problems }
    self.call = call
    self.scenes = scenes.isEmpty ? DemoScene.all : scenes
    isWatched = call.world.outputTerminal.isTerminal && !call.parsed.has(.noPause)
    pause = isWatched ? Self.pauseBetweenSteps / speed : 0
    hurry = isWatched ? Self.hurry * speed : Self.hurry * 10
  }

  /// How many times as fast the simulated store's time goes for somebody who watches: half an hour in five seconds.
  private static let hurry: TimeInterval = 300

  /// Short enough for all steps, and a prompt that nobody answers, to stay under ten seconds together.
  static let pauseBetweenSteps: TimeInterval = 0.25

  @MainActor func run() async throws -> Outcome {
    var transcript = ""
    let world = call.world
    let show: @MainActor (String) -> Void = { text in
      world.write(text, .output)
      transcript += text
    }
    show(opening)
    for scene in scenes {
      show("\n" + call.style.bold(scene.title) + "\n")
      for step in scene.steps {
        if pause > 0 { try await call.world.pause(pause) }
        show(beginning(of: step))
        show(await answer(of: step))
      }
      if scene.endsWithPrompt { await DemoPrompt(call: call, show: show) { fitted($0, indent: "  ") }.run() }
    }
    show(closing)
    if let path = call.parsed.value(.record) { try record(transcript, at: path) }
    return Outcome()
  }

  /// Why, and the call.
  private func beginning(of step: DemoScene.Step) -> String {
    let command = "ilink " + step.words.joined(separator: " ")
    return "\n" + fitted(step.reason, indent: "  ") + "\n  " + call.style.cyan("$ " + command) + "\n"
  }

  /// Its real answer, data and messages as a terminal shows them.
  private func answer(of step: DemoScene.Step) async -> String {
    let outcome = await outcome(of: step)
    let answer = (outcome.output + outcome.messages).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : fitted(String($0), indent: "    ") }.joined(separator: "\n")
    let status = outcome.status == .ok ? "" : call.style.faint("    (exit status \(outcome.status.rawValue))") + "\n"
    return answer + status
  }

  /// A line moved in; on a terminal broken at blanks where it is too long, unless there is a link in it.
  private func fitted(_ line: String, indent: String) -> String {
    guard let width = call.width, DisplayWidth.of(AnsiCodes.removed(from: line)) + indent.count > width,
      !line.contains("://")
    else { return indent + line }
    return HelpCommand.wrapped(line, to: width - indent.count).map { indent + $0 }.joined(separator: "\n")
  }

  /// This world without its settings and with the catalogue in place of the network; waiting costs nothing.
  var recordedWorld: World {
    var world = call.world
    world.environment = world.environment.filter { name, _ in
      !name.hasPrefix("ILINK_") && name != "HOME" && name != "XDG_CONFIG_HOME"
    }
    world.currentDirectory = { nil }
    let style = call.style
    world.environment["NO_COLOR"] = style.isColoured ? nil : "1"
    world.environment["FORCE_COLOR"] = style.isColoured ? "1" : nil
    world.environment["COLUMNS"] = nil
    world.outputTerminal.width = call.width.map { $0 - 4 }
    world.errorTerminal = World.Terminal()
    world.pause = { _ in }
    world.transport = { _, _ in DemoCatalogue.transport }
    return world
  }

  private func record(_ transcript: String, at path: String) throws(CommandFailure) {
    do { try call.world.writeFile(path, Data(AnsiCodes.removed(from: transcript).utf8)) } catch {
      throw CommandFailure(
        .failure, "\(Harmless.quoted(path)) cannot be written", hint: "Check the folder and who may write to it.")
    }
  }

  private var opening: String {
    """
    \(call.style.bold("iLink, shown on recorded answers of the App Store. Nothing is sent anywhere."))
    Each call below really runs; what it prints is what it would print to you.

    """
  }

  private var closing: String {
    """

    \(call.style.bold("What to type next"))
      ilink links <your store ID>                      every link of your app
      ilink check <your bundle ID> --installed 1.0     ask the real store
      ilink help                                       everything else

    """
  }
}

/// Colour codes, for files that shall have none.
enum AnsiCodes {
  static func removed(from text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    return plain + rest
  }
}
