import Foundation
import StoreSimulator

/// A call of `serve` with all its words understood.
struct ServePlan: Sendable {
  let call: Call
  let scenario: Scenario
  let host: String
  let port: UInt16
  let readyFile: String?
  /// The program to run, and its arguments.
  let program: [String]?

  init(_ call: Call) throws {
    var reader = call.reader()
    let file = Self.file(call, &reader.problems)
    var scenario = file?.scenario ?? Scenario()
    for (option, setting) in Self.settings {
      Self.read(option, setting, into: &scenario, &reader)
    }
    // Whoever names the version before wants to see it.
    if reader.parsed.has(.previous), scenario.stage == nil, !reader.parsed.has(.stage) { scenario.stage = 1800 }
    let port = reader.number(.port, in: 0...65_535) ?? file?.port ?? Self.usualPort
    if let format = Self.otherFormat(call) {
      reader.problems.add("a server has no format '\(format)'", hint: "Use --json, or leave the format out.")
    }
    let behindEnd = call.parsed.operandsBehindEnd.map { min($0, call.operands.count) }
    let stray = call.operands.dropLast(behindEnd ?? 0)
    if let first = stray.first {
      reader.problems.add(
        "'serve' takes no argument; there is \(Harmless.quoted(first))",
        hint: "Name an app with --app BUNDLE:ID; a command to run stands behind '--'.")
    } else if behindEnd == 0 {
      reader.problems.add("there is no command behind '--'", hint: "Name one, or leave '--' out.")
    }
    guard reader.problems.isEmpty else { throw reader.problems }
    self.call = call
    self.scenario = scenario
    self.port = UInt16(port)
    host = call.parsed.value(.host) ?? file?.host ?? "127.0.0.1"
    readyFile = call.parsed.value(.readyFile)
    program = behindEnd.map { Array(call.operands.suffix($0)) }
  }

  static let usualPort = 8910

  /// The options that are settings of a scenario.
  private static let settings: [(Option, ScenarioSetting)] = [
    (.app, .app), (.version, .version), (.previous, .previous), (.stage, .stage), (.absent, .absent),
    (.latency, .latency), (.fault, .fault), (.throttle, .throttle), (.throttleStatus, .throttleStatus),
    (.stale, .stale), (.flap, .flap), (.speed, .speed), (.seed, .seed),
  ]

  private static func read(
    _ option: Option, _ setting: ScenarioSetting, into scenario: inout Scenario, _ reader: inout ValueReader
  ) {
    do throws(ScenarioSetting.Misfit) {
      try setting.set(reader.parsed.values(option), in: &scenario)
    } catch {
      reader.problems.add(
        "\(Harmless.quoted(error.text)) is no value of \(option.name)", hint: error.hint, about: option)
    }
  }

  private static func file(_ call: Call, _ problems: inout UsageProblems) -> ScenarioFile? {
    guard let path = call.parsed.value(.scenario) else { return nil }
    let name = path == "-" ? "standard input" : Harmless.quoted(path)
    do {
      return try ScenarioFile(path == "-" ? try call.world.standardInput() : try call.world.readFile(path))
    } catch let error as ChangeReader.Problems {
      for sentence in error.sentences { problems.add("\(name) is no scenario", hint: Harmless.line(sentence)) }
    } catch {
      problems.add("\(name) cannot be read", hint: "Check that it is a file and who may read it.")
    }
    return nil
  }

  private static func otherFormat(_ call: Call) -> String? {
    [.table, .json].contains(call.settings.format) ? nil : call.settings.format.rawValue
  }
}
