import Foundation
import Testing

@testable import iLinkTool

@Suite struct `Config files with mistakes say where` {
  @Test(arguments: [
    (
      "{\n\n \"contry\": \"de\"}",
      "ilink: .ilink.json line 3: unknown key \"contry\" (ignored). Did you mean \"country\"?\n"
    ),
    ("{\"zzz\": 1}", "ilink: .ilink.json line 1: unknown key \"zzz\" (ignored). See 'ilink help config'.\n"),
    (
      "{\"links\": {\n\"installed\": \"1\"}}",
      "ilink: .ilink.json line 2: unknown key \"installed\" (ignored). See 'ilink help config'.\n"
    ),
    (
      "{\"rolout\": {\"jobs\": 8}}",
      "ilink: .ilink.json line 1: unknown key \"rolout\" (ignored). Did you mean \"rollout\"?\n"
    ),
    (
      "{\"config\": \"x\"}", "ilink: .ilink.json line 1: unknown key \"config\" (ignored). See 'ilink help config'.\n"
    ),
    (
      "{\"\\u0007\\u001b[2J\": 1}",
      "ilink: .ilink.json line 1: unknown key \"\\u{7}\\u{1b}[2J\" (ignored). See 'ilink help config'.\n"
    ),
  ])
  func `C44, E16: a key that nobody knows is a warning, and the status is as it was`(file: String, warning: String)
    async
  {
    let outcome = await ilink("links 7 --only page", in: configWorld(project: file))
    #expect(outcome == Outcome("https://apps.apple.com/app/id7\n", messages: warning))
    #expect(await ilink("links 7 --only page -q", in: configWorld(project: file)).messages.isEmpty)
    #expect(await ilink("links 7 --only page --no-config", in: configWorld(project: file)).messages.isEmpty)
  }

  @Test func `C44, E16: a command that takes its time says it before`() async {
    let written = WrittenStreams()
    var world = configWorld(project: "{\"contry\": 1}")
    world.write = { written.add($0, $1) }
    let outcome = await ilink("check com.example.app --installed 1.0 --json", in: world)
    #expect(outcome.status == .updateAvailable && outcome.messages.isEmpty)
    #expect(written[.error].hasPrefix("ilink: .ilink.json line 1: unknown key \"contry\""))
    #expect(written[.output].isEmpty)
  }

  @Test(arguments: [
    ("{\n\"json\": \"yes\"}", ".ilink.json line 2: \"json\" wants true or false. Write it like \"json\": true."),
    (
      "{\"country\": true}",
      ".ilink.json line 1: \"country\" wants a text or a number. Write it like \"country\": \"CC\"."
    ),
    ("{\"country\": null}", "\"country\" wants a text or a number"),
    ("{\"country\": [\"de\"]}", "\"country\" wants a text or a number"),
    ("{\"links\": {\"only\": [\"page\", 1, true]}}", "\"only\" wants a list of texts"),
    ("{\"links\": {\"only\": []}}", "\"only\" wants a list of texts"),
    ("{\"app\": [\"a.b\"]}", "\"app\" wants one app as a text. Write it like \"app\": \"com.example.app\"."),
    ("{\n\"country\":\n\"zz9\"}", "'zz9' is not a storefront; those have two letters (.ilink.json line 3)."),
    ("{\"platform\": \"watchos\"}", "'watchos' is no value of --platform (.ilink.json line 1). Use ios"),
    ("{\"timeout\": \"soon\"}", "'soon' is no length of time for --timeout (.ilink.json line 1)."),
    ("{\"links\": {\"only\": \"pge\"}}", "'pge' is no kind of link (.ilink.json line 1). Did you mean 'page'?"),
    ("{\"store\": \"http://example.com\"}", "--store must be https"),
    ("[1]", ".ilink.json is not a JSON object. Write it like {\"country\": \"de\"}."),
    ("", ".ilink.json line 1 is not JSON: a value is missing there."),
    (
      "{\n\"country\": \"de\"\n\"plain\": true}",
      ".ilink.json line 3 is not JSON: a comma or } is missing there. Mend it, or try --no-config."
    ),
    ("{\"country\": \"de\",}", ".ilink.json line 1 is not JSON: a key in double quotes is missing there."),
    ("{\"a\": 01}", "line 1 is not JSON"), ("{\"a\": .5}", "line 1 is not JSON"), ("{\"a\": 1.}", "line 1 is not JSON"),
    ("{} {}", "the end of the file is missing there"), ("{\"a\n\": 1}", "a closing quote on the same line is missing"),
    ("{\"a\": \"\\x\"}", "behind a backslash"), ("{\"a\": \"\\ud800\"}", "a pair of surrogates"),
    (String(repeating: "[", count: 100_000), "less nesting is missing there"),
  ])
  func `C44: a value that means nothing is status 2, with the file and the line`(file: String, part: String) async {
    let outcome = await ilink("links 7", in: configWorld(project: file))
    #expect(outcome.status == .usage && outcome.output.isEmpty)
    #expect(outcome.messages.hasPrefix("ilink: ") && outcome.messages.contains(part), "\(outcome.messages)")
  }

  @Test func `C44: a value of the words is not blamed on a file`() async {
    let outcome = await ilink("links 7 --country zz9", in: configWorld(project: "{\"country\": \"de\"}"))
    #expect(!outcome.messages.contains(".ilink.json"))
  }

  @Test func `C44, C18: mistakes in a file and in the words are named in one go, and nothing is asked`() async {
    let log = Requests()
    let world = configWorld(
      project: "{\"country\": \"zz9\", \"json\": 1}", user: "{\"platform\": \"x\"}", log: log)
    let outcome = await ilink("check a.b --installed 2.x --retries -1", in: world)
    #expect(outcome.messages.split(separator: "\n").count == 5 && outcome.status == .usage && log.urls.isEmpty)
  }

  @Test func `C44: a file that cannot be read is named`() async {
    var world = configWorld(project: "{}")
    world.readFile = { _ in throw CocoaError(.fileReadNoPermission) }
    let outcome = await ilink("links 7", in: world)
    #expect(outcome.status == .failure && outcome.messages.contains("the config file '.ilink.json' cannot be read"))
  }

  @Test func `JSON is read as it is written, with its lines`() throws {
    let text = "\u{FEFF}{\"a\": [1, -2.50e3, \"x\\u00e9\\ud83d\\ude00\\n\"],\r\n\"b\": {\"c\": null}}"
    let tree = try LocatedJSON(Data(text.utf8))
    guard case .object(let members) = tree.value, case .array(let values) = members[0].value.value else {
      Issue.record("\(tree)")
      return
    }
    #expect(values.map(\.value) == [.number("1"), .number("-2.50e3"), .string("xé😀\n")])
    #expect(members.map(\.line) == [1, 2])
  }
}
