import Foundation
import Testing

@testable import iLinkTool

/// A row of the contract's precedence: what each place says of the country, and which holds.
struct CountrySaying: Sendable, CustomTestStringConvertible {
  var flag: String?
  var variable: String?
  var project: String?
  var user: String?
  let expected: String

  var testDescription: String {
    "flag \(flag ?? "-"), variable \(variable ?? "-"), project \(project ?? "-"), user \(user ?? "-")"
  }
}

@Suite struct `Config files stand in for options` {
  @Test(arguments: [
    CountrySaying(expected: ""), CountrySaying(flag: "de", expected: "de/"),
    CountrySaying(variable: "fr", expected: "fr/"), CountrySaying(project: "it", expected: "it/"),
    CountrySaying(user: "es", expected: "es/"), CountrySaying(flag: "de", variable: "fr", expected: "de/"),
    CountrySaying(flag: "de", project: "it", expected: "de/"), CountrySaying(flag: "de", user: "es", expected: "de/"),
    CountrySaying(variable: "fr", project: "it", expected: "fr/"),
    CountrySaying(variable: "fr", user: "es", expected: "fr/"),
    CountrySaying(project: "it", user: "es", expected: "it/"),
    CountrySaying(flag: "de", variable: "fr", project: "it", user: "es", expected: "de/"),
  ])
  func `C44: words win over variables, those over the project's file, that over the user's`(row: CountrySaying) async {
    func file(_ country: String?) -> String? { country.map { #"{"country": "\#($0)"}"# } }
    let world = configWorld(
      project: file(row.project), user: file(row.user), environment: row.variable.map { ["ILINK_COUNTRY": $0] } ?? [:])
    let outcome = await ilink("links 7 --only page" + (row.flag.map { " --country \($0)" } ?? ""), in: world)
    #expect(outcome == Outcome("https://apps.apple.com/\(row.expected)app/id7\n"))
  }

  @Test(arguments: [
    ("/src/app", "/src/app/.ilink.json", true), ("/src/app/deep/er", "/src/app/.ilink.json", true),
    ("/src/app/deep", "/src/.ilink.json", false), ("/src/app", "/.ilink.json", false),
    ("/other/place", "/other/place/.ilink.json", true), ("/other/place", "/other/.ilink.json", false),
    ("/", "/.ilink.json", true),
  ])
  func `C44: the project's file is looked for up to the repository's top, elsewhere in this folder only`(
    folder: String, file: String, isFound: Bool
  ) async {
    let world = configWorld(files: [file: #"{"country": "de"}"#], folder: folder)
    let page = await ilink("links 7 --only page", in: world).output
    #expect(page.contains("/de/") == isFound)
  }

  @Test func `C44: the nearest of two files counts, and not both`() async {
    let world = configWorld(
      project: #"{"country": "de", "only": "page"}"#, files: ["/src/app/deep/.ilink.json": #"{"only": "review"}"#],
      folder: "/src/app/deep")
    #expect(await ilink("links 7", in: world).output == "https://apps.apple.com/app/id7?action=write-review\n")
  }

  @Test(
    arguments: [
      (["HOME": "/me"], "/me/.config/ilink/config.json"), (["XDG_CONFIG_HOME": "/x"], "/x/ilink/config.json"),
      (["XDG_CONFIG_HOME": "x"], "/me/.config/ilink/config.json"),
      (["XDG_CONFIG_HOME": ""], "/me/.config/ilink/config.json"),
    ] as [([String: String], String)])
  func `C44: the user's file is where XDG says`(environment: [String: String], file: String) async {
    let world = configWorld(files: [file: #"{"country": "de"}"#], environment: environment)
    #expect(await ilink("links 7 --only page", in: world).output == "https://apps.apple.com/de/app/id7\n")
  }

  @Test func `C44: a file that is named takes the place of both, and none can be asked for`() async {
    let other = ["other.json": #"{"only": "review"}"#]
    func outcome(_ line: String, _ environment: [String: String] = [:]) async -> Outcome {
      await ilink(
        line,
        in: configWorld(
          project: #"{"country": "de"}"#, user: #"{"platform": "macos"}"#, files: other, environment: environment))
    }
    let review = Outcome("https://apps.apple.com/app/id7?action=write-review\n")
    #expect(await outcome("links 7 --config other.json") == review)
    #expect(await outcome("links 7", ["ILINK_CONFIG": "other.json"]) == review)
    #expect(await outcome("links 7 --only page --no-config") == Outcome("https://apps.apple.com/app/id7\n"))
    #expect(
      await outcome("links 7 --only page --no-config", ["ILINK_CONFIG": "other.json"])
        == Outcome("https://apps.apple.com/app/id7\n"))
    #expect(await outcome("links 7 --config other.json", ["ILINK_CONFIG": "no.json"]) == review)
    #expect(
      await outcome("links 7 --config no.json").messages
        == "ilink: there is no file 'no.json' for --config. Check the path.\n")
    #expect(await outcome("links 7", ["ILINK_CONFIG": "no.json"]).messages.contains("for ILINK_CONFIG"))
    #expect(await outcome("links 7 --no-config --config other.json").status == .usage)
  }

  @Test func `C44: version --verbose lists the files in use, and no other command says a word of them`() async {
    let world = configWorld(project: "{}", user: "{}")
    #expect(
      await ilink("version --verbose", in: world).output.contains(
        "\nconfigFiles: .ilink.json, /me/.config/ilink/config.json\n"))
    #expect(await ilink("links 7 --only page", in: world) == Outcome("https://apps.apple.com/app/id7\n"))
    let above = configWorld(project: "{}", folder: "/src/app/deep")
    #expect(await ilink("version -v", in: above).output.contains("\nconfigFiles: /src/app/.ilink.json\n"))
  }

  @Test(arguments: ["--version", "--help", "help check", "completion bash", "links --help", "help config", ""])
  func `C44, C47: where nothing depends on them, no file is looked for`(line: String) async {
    var world = configWorld(project: "{", user: "{")
    world.fileExists = { path in
      Issue.record("Nobody needs \(path)")
      return true
    }
    #expect(await !ilink(line, in: world).messages.contains("JSON"))
  }

  @Test func `C44: what stands under a command's name is for that command, and wins`() async {
    let file = #"{"country": "fr", "links": {"country": "de", "only": ["review", "page"]}, "only": "lookup"}"#
    let world = configWorld(project: file)
    #expect(await ilink("links 7 --plain", in: world).output.hasPrefix("7\tpage\thttps://apps.apple.com/de/app/id7\n"))
    #expect(await ilink("lookup 123456789 --plain", in: world).output.contains("country\tfr\n"))
  }

  @Test func `C44: the app stands in for an argument, and a variable and an argument win`() async {
    let file = #"{"app": "id7", "check": {"app": "com.example.app"}}"#
    #expect(await ilink("links --only page", in: configWorld(project: file)).output.hasSuffix("/id7\n"))
    #expect(await ilink("links 8 --only page", in: configWorld(project: file)).output.hasSuffix("/id8\n"))
    #expect(
      await ilink("links --only page", in: configWorld(project: file, environment: ["ILINK_APP": "9"])).output
        .hasSuffix("/id9\n"))
    #expect(await ilink("check --installed 1", in: configWorld(project: file)).status == .updateAvailable)
  }

  @Test(arguments: [
    (#"{"json": true}"#, #"{"format": "md"}"#, "links 7 --only page --plain", "7\tpage\t"),
    (#"{"json": true}"#, #"{"format": "md"}"#, "links 7 --only page", "{\n"),
    (#"{"plain": true, "format": "csv"}"#, "{}", "links 7 --only page", "id,kind,link,use\r\n"),
    (#"{"json": false}"#, #"{"json": true}"#, "links 7 --only page", "https://"),
    (#"{"json": false}"#, #"{"plain": true}"#, "links 7 --only page", "7\tpage\t"),
    (#"{"lookup": true}"#, "{}", "links 7 --only page --offline", "https://"),
    (#"{"json": true}"#, "{}", "lookup 123456789 --raw", "\n\n\n{"),
    (#"{"format": "md"}"#, "{}", "demo links --no-pause", ""), (#"{"json": true}"#, "{}", "demo links", ""),
    (#"{"only": "page"}"#, "{}", "check 123456789 --installed 1", "Update available"),
    (#"{"links": {"badge": "md"}}"#, "{}", "links 7", "[Download on the App Store](https://apps.apple.com/app/id7)\n"),
  ])
  func `C44: options that speak of the same thing do not meet from two places`(
    project: String, user: String, line: String, start: String
  ) async {
    let outcome = await ilink(line, in: configWorld(project: project, user: user))
    #expect(outcome.output.hasPrefix(start), "\(outcome)")
    #expect(outcome.messages.isEmpty && outcome.status != .usage)
  }

  @Test func `C44: quiet and verbose of a file give way to the words`() async {
    let world = configWorld(project: #"{"quiet": true}"#)
    #expect(await ilink("check com.example.app --installed 1 -v", in: world).messages.contains("GET https://"))
    let verbose = configWorld(project: #"{"verbose": true}"#)
    #expect(await ilink("check com.example.app --installed 1 -q", in: verbose).messages.isEmpty)
  }

  @Test func `C44: a country for all commands is no choice of storefronts for a rollout, one of its own is`() async {
    let log = Requests()
    _ = await ilink(
      "rollout com.example.app --jobs 1 --plain --timeout 0",
      in: configWorld(project: #"{"country": "de"}"#, log: log))
    #expect(log.urls.count >= 175)
    let own = Requests()
    _ = await ilink(
      "rollout com.example.app --jobs 1 --plain --timeout 0",
      in: configWorld(project: #"{"rollout": {"country": "de"}}"#, log: own))
    #expect(own.urls.count == 1)
  }

  @Test func `C44: options that may be given again take a list in a file`() async {
    let file = #"{"serve": {"app": ["com.a:1", "com.b:2"], "fault": "http_503:10%", "version": "4.5", "port": 0}}"#
    let call = Call.reading(["serve"], in: configWorld(project: file))
    #expect(call.parsed.values(.app) == ["com.a:1", "com.b:2"])
    #expect(call.parsed.value(.fault) == "http_503:10%" && call.parsed.value(.port) == "0")
    #expect(call.parsed.value(.version) == "4.5")
  }

  @Test func `C44: NO_COLOR is the environment's word on colours`() async {
    let file = #"{"color": "always"}"#
    let bold = "\u{1B}[1m"
    #expect(await ilink("links 7", in: configWorld(project: file)).output.contains(bold))
    #expect(
      await !ilink("links 7", in: configWorld(project: file, environment: ["NO_COLOR": "1"])).output.contains(bold))
  }
}

extension Call {
  /// A call with its files read, without what its command makes of it.
  static func reading(_ words: [String], in world: World) -> Call {
    var parsed = ParsedArguments(words)
    let command = Command.named(parsed.command ?? "") ?? .links
    let configuration = (try? Configuration(parsed, in: world)) ?? .none
    parsed.defaults = configuration.defaults(for: command, parsed, environment: world.environment)
    var problems = UsageProblems()
    let settings = Settings(parsed, environment: world.environment, problems: &problems)
    return Call(command: command, operands: parsed.operands, parsed: parsed, settings: settings, world: world)
  }
}
