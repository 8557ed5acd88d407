import Foundation
import Testing
import iLinkCore

@testable import StoreSimulator

@Suite struct `Settings are read from their texts` {
  private func scenario(_ setting: ScenarioSetting, _ texts: [String]) throws -> Scenario {
    var scenario = Scenario()
    try setting.set(texts, in: &scenario)
    return scenario
  }

  private func changed(_ change: (inout Scenario) -> Void) -> Scenario {
    var scenario = Scenario()
    change(&scenario)
    return scenario
  }

  @Test func `each setting sets its own field`() throws {
    let two = [SimulatedApp(BundleID("com.acme.notes")!, id: AppID(5)!), .example]
    let rows: [(ScenarioSetting, [String], Scenario)] = [
      (.app, ["com.acme.notes:5", "com.example.app:123456789"], changed { $0.apps = two }),
      (.version, ["2.4"], changed { $0.version = "2.4" }), (.version, ["beta"], changed { $0.version = "beta" }),
      (.version, ["1", "2"], changed { $0.version = "2" }),
      (.previous, ["2.2.0"], changed { $0.previous = .version("2.2.0") }),
      (.previous, ["none"], changed { $0.previous = .none }),
      (.stage, ["2h"], changed { $0.stage = 7200 }), (.stage, ["instant"], changed { $0.stage = nil }),
      (.curve, ["long-tail"], changed { $0.curve = .longTail }),
      (.absent, ["af,ru", "CN"], changed { $0.absent = [Storefront("af")!, Storefront("ru")!, Storefront("cn")!] }),
      (.latency, ["50ms"], changed { $0.latency = LatencyRange(0.05) }),
      (.latency, ["20ms..0.2s"], changed { $0.latency = LatencyRange(0.02, 0.2) }),
      (
        .fault, ["http_503:0.1", "slow", "EMPTY:25%@cn,kz"],
        changed {
          $0.faults = [
            FaultRule(.http503, rate: 0.1), FaultRule(.slow),
            FaultRule(.empty, rate: 0.25, countries: [Storefront("cn")!, Storefront("kz")!]),
          ]
        }
      ),
      (.fault, ["none"], changed { _ in }),
      (.throttle, ["20/min"], changed { $0.throttle = 20 }), (.throttle, ["20"], changed { $0.throttle = 20 }),
      (.throttle, ["off"], changed { _ in }), (.throttleStatus, ["429"], changed { $0.throttleStatus = 429 }),
      (.stale, ["1d"], changed { $0.staleness = 86_400 }), (.flap, ["10%"], changed { $0.flapping = 0.1 }),
      (.speed, ["60"], changed { $0.speed = 60 }), (.speed, ["0.5"], changed { $0.speed = 0.5 }),
      (.seed, ["18446744073709551615"], changed { $0.seed = .max }),
    ]
    for (setting, texts, expected) in rows {
      #expect(try scenario(setting, texts) == expected, "\(setting) \(texts)")
    }
    #expect(Set(rows.map(\.0)) == Set(ScenarioSetting.allCases))
  }

  @Test(
    arguments: [
      (.app, "com.example.app"), (.app, "com.example.app:0"), (.app, "com.ex&mple:5"), (.app, "a.b:5:windows"),
      (.app, "a.b:5:"), (.app, "a.b:5:ios:x"), (.version, ""), (.version, "2\n3"),
      (.version, String(repeating: "1", count: 101)), (.previous, ""), (.stage, "soon"), (.stage, "-1s"),
      (.curve, "round"), (.absent, "xx"), (.absent, "de,"), (.absent, ""), (.latency, "2s..1s"), (.latency, "..1s"),
      (.latency, "1s..2s..3s"), (.latency, "2d"), (.latency, "50 ms"), (.fault, "flood"), (.fault, "slow:2"),
      (.fault, "slow:x"), (.fault, "slow@"), (.fault, "slow@xx"), (.throttle, "0"), (.throttle, "20/h"),
      (.throttle, "1000001"), (.throttleStatus, "404"), (.stale, "old"), (.flap, "1.1"), (.flap, "101%"),
      (.flap, "nan"), (.speed, "0"), (.speed, "inf"), (.speed, "nan"), (.seed, "-1"), (.seed, "x"),
    ] as [(ScenarioSetting, String)])
  func `a text without meaning is refused, with what would have one`(setting: ScenarioSetting, text: String) {
    var scenario = Scenario()
    let misfit = #expect(throws: ScenarioSetting.Misfit.self) { try setting.set([text], in: &scenario) }
    #expect(misfit?.text == text && misfit?.hint.isEmpty == false)
    #expect(scenario == Scenario())
  }

  @Test func `every app has an ID and a bundle ID of its own`() {
    for texts in [["a.b:5", "a.c:5"], ["a.b:5", "A.B:6"]] {
      #expect(throws: ScenarioSetting.Misfit.self) { try scenario(.app, texts) }
    }
  }

  @Test func `without texts nothing is set`() throws {
    for setting in ScenarioSetting.allCases { #expect(try scenario(setting, []) == Scenario()) }
  }

  @Test(arguments: [
    ("com.example.app", "Example"), ("com.acme.notes", "Notes"), ("com.acme.fooBar.ios", "FooBar"), ("App", "App"),
    ("app", "app"),
  ])
  func `an app is named by its bundle identifier`(bundleID: String, name: String) throws {
    let app = SimulatedApp(try #require(BundleID(bundleID)), id: AppID(1)!)
    #expect(app.name.lowercased() == name.lowercased())
    #expect(app.name.first?.isUppercase == true)
  }

  @Test func `platforms are named behind the ID`() {
    #expect(SimulatedApp("a.b:5")?.platforms == [.iOS, .macOS, .tvOS])
    #expect(SimulatedApp("a.b:5:ios+macos")?.platforms == [.iOS, .macOS])
    #expect(SimulatedApp("a.b:5:visionos")?.platforms == [.visionOS])
  }

  @Test(arguments: [
    ("2.3.0", "2.2.0"), ("2.0", "1.9"), ("1.0", "0.9"), ("1.0.0", "0.9.0"), ("10", "9"), ("1", "0.9"),
    ("2.0.1", "2.0.0"),
    ("v2.3", "v2.2"), ("beta", "0.9"), ("0.0", "0.9"),
  ])
  func `a step below a version is an older one`(version: String, below: String) throws {
    #expect(Scenario.stepBelow(version) == below)
    if let one = AppVersion(below), let other = AppVersion(version), other > AppVersion("0.9")! { #expect(one < other) }
  }
}

@Suite struct `Scenario files` {
  private func file(_ text: String) throws -> ScenarioFile { try ScenarioFile(Array(text.utf8).data) }

  @Test func `a file has the options by name, and a timeline`() throws {
    let file = try file(
      """
      {"app": ["com.acme.notes:5:ios", "a.b:6"], "previous": "2.2.0", "stage": "2h", "curve": "uniform", "absent": "af,ru",
       "latency": 0.05, "fault": "http_503:0.1", "throttle": 20, "throttle-status": 429, "seed": 7, "port": 0,
       "host": "127.0.0.1",
       "timeline": [{"at": "30m", "countries": ["cn", "kz"], "version": "2.3.1", "releasedAt": "2026-11-30T17:00:00Z"},
                    {"at": 60, "country": "de", "absent": true, "app": "a.b"},
                    {"at": "1h", "fault": ["slow", "reset:0.5"], "throttle": "off", "latency": "1s"},
                    {"at": "2h", "fault": []}]}
      """)
    let scenario = file.scenario
    #expect(scenario.apps.map(\.id.number) == [5, 6] && scenario.stage == 7200 && scenario.curve == .uniform)
    #expect(scenario.latency == LatencyRange(0.05) && scenario.throttle == 20 && scenario.throttleStatus == 429)
    #expect(scenario.seed == 7 && file.port == 0 && file.host == "127.0.0.1")
    let timeline = scenario.timeline
    #expect(timeline.map(\.at) == [1800, 60, 3600, 7200])
    #expect(timeline[0].countries == [Storefront("cn")!, Storefront("kz")!])
    #expect(timeline[0].shelf == .version("2.3.1", releasedAt: try .init("2026-11-30T17:00:00Z", strategy: .iso8601)))
    #expect(timeline[1].shelf == .absent && timeline[1].app == BundleID("a.b"))
    #expect(timeline[2].faults == [FaultRule(.slow), FaultRule(.reset, rate: 0.5)] && timeline[2].throttle == 0)
    #expect(timeline[2].latency == LatencyRange(1) && timeline[3].faults == [])
  }

  @Test(
    arguments: [
      ("", ["It is not a JSON object."]), ("[]", ["It is not a JSON object."]), ("{", ["It is not a JSON object."]),
      (#"{"stge": "2h"}"#, ["'stge' is no key of a scenario; those are app, version, "]),
      (
        #"{"stage": "soon", "seed": true}"#,
        ["The value of 'seed' has no", "'soon' is no value of 'stage'. Use a number"]
      ),
      (#"{"stage": {}}"#, ["The value of 'stage' has no meaning."]), (#"{"port": 70000}"#, ["'port' is not a number"]),
      (#"{"host": 1}"#, ["'host' is not an address."]), (#"{"timeline": {}}"#, ["'timeline' is not a list."]),
      (
        #"{"timeline": [{"version": "1"}, 5, {"at": "1h"}, {"at": "1h", "countries": ["xx"], "version": "1"}]}"#,
        [
          "Entry 1 of the timeline: 'at' is missing", "Entry 2 of the timeline: A change is an object",
          "Entry 3 of the timeline: Nothing is changed.", "Entry 4 of the timeline: The value of 'countries' has no",
        ]
      ),
      (
        #"{"timeline": [{"at": "1h", "releasedAt": "2026-11-30T17:00:00Z"}]}"#,
        ["Entry 1 of the timeline: The value of"]
      ),
    ] as [(String, [String])])
  func `all that is wrong with one is said at once`(text: String, problems: [String]) throws {
    let error = #expect(throws: ChangeReader.Problems.self) { try file(text) }
    let sentences = try #require(error?.sentences)
    #expect(sentences.count == problems.count, "\(sentences)")
    for (sentence, problem) in zip(sentences, problems) { #expect(sentence.hasPrefix(problem), "\(sentence)") }
  }

  @Test func `what is sent to be set says no moment`() throws {
    let tree = try #require(JSONTree(Array(#"{"at":"1h","country":"de","version":"2"}"#.utf8).data))
    #expect(throws: ChangeReader.Problems.self) { try ChangeReader.read(tree, isTimed: false) }
    #expect(try ChangeReader.read(tree, isTimed: true).at == 3600)
  }
}
