import Foundation
import TestSupport
import Testing
import iLinkKit

@testable import iLinkTool

@Suite struct `Preview shows what the library would say` {
  @Test func `a table of languages, in a pipe as wide as it is`() async {
    let outcome = await ilink("preview --lang de,he,zh-Hans --name Notizen --version 4.1")
    #expect(outcome.status == .ok && outcome.messages.isEmpty)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("LANG     DIR  TITLE") && lines[0].hasSuffix("BUTTONS"))
    #expect(lines[1].hasPrefix("de       ltr  „Notizen“ aktualisieren  Version 4.1 von „Notizen“ ist verfügbar."))
    #expect(lines[1].hasSuffix("[Aktualisieren] [Später erinnern] [Jetzt nicht]"))
    #expect(lines[2].hasPrefix("he       rtl  עדכון Notizen"))
  }

  @Test(
    arguments: [
      ("optional", ["update", "decline"], "is available"),
      ("skippable", ["update", "remindLater", "decline"], "is available"),
      ("forced", ["update"], "to continue using"),
    ])
  func `a style has its buttons and its message`(style: String, roles: [String], words: String) async throws {
    let document = try json(await ilink("preview --lang en --json --style \(style)"))
    let language = try #require((document["languages"] as? [[String: Any]])?.first)
    #expect((language["buttons"] as? [[String: String]])?.map { $0["role"] } == roles)
    #expect((language["message"] as? String)?.contains(words) == true)
    #expect(document["style"] as? String == style)
  }

  @Test func `C25, C26, C27: one document with every key, in all languages`() async throws {
    let document = try json(await ilink("preview --lang all --json"))
    #expect(document["schema"] as? String == "ilink.preview/1")
    #expect(Set(document.keys) == ["schema", "exitStatus", "style", "app", "languages"])
    #expect(Set((document["app"] as? [String: Any] ?? [:]).keys) == ["name", "installed", "version"])
    #expect((document["app"] as? [String: Any])?["installed"] is NSNull)
    let languages = try #require(document["languages"] as? [[String: Any]])
    #expect(languages.compactMap { $0["tag"] as? String } == Localization.languages)
    for language in languages {
      #expect(
        Set(language.keys) == [
          "tag", "name", "ownName", "direction", "title", "message", "buttons", "notification", "problems",
        ])
      #expect((language["buttons"] as? [[String: String]])?.allSatisfy { Set($0.keys) == ["role", "text"] } == true)
    }
    #expect(languages.filter { $0["direction"] as? String == "rtl" }.count == 7)
  }

  @Test func `JSON and CSV keep the marks of direction, lines for a terminal leave them out`() async {
    let isolated = "\u{2068}Example\u{2069}"
    for (format, keeps) in [("json", true), ("csv", true), ("table", false), ("plain", false), ("md", false)] {
      let output = await ilink("preview --lang he --format \(format)").output
      #expect(output.contains(isolated) == keeps, "\(format)")
      #expect(output.contains("Example"), "\(format)")
    }
  }

  @Test func `C28: every format says the same`() async throws {
    let document = try json(await ilink("preview --lang de,ja --json"))
    let languages = try #require(document["languages"] as? [[String: Any]])
    for format in ["table", "plain", "csv", "md"] {
      let output = await ilink("preview --lang de,ja --format \(format)").output
      for language in languages {
        for key in ["tag", "direction", "title", "message"] {
          #expect(output.contains(try #require(language[key] as? String)), "\(format) \(key)")
        }
        for button in language["buttons"] as? [[String: String]] ?? [] {
          #expect(output.contains("[\(button["text"] ?? "?")]"), "\(format)")
        }
      }
    }
  }

  @Test func `C35: --plain is columns without a header`() async {
    let lines = await ilink("preview --lang de,fr --plain").output.split(separator: "\n")
    #expect(lines.map { $0.split(separator: "\t").count } == [5, 5])
    #expect(lines.map { $0.prefix(6) } == ["de\tltr", "fr\tltr"])
  }

  @Test(
    arguments: [
      ([:], "en"), (["LANG": "de_AT.UTF-8"], "de"), (["LANG": "de_DE", "LC_ALL": "pt_PT"], "pt-PT"),
      (["LANG": "C", "LANGUAGE": "de"], "en"), (["LANG": "tlh", "LANGUAGE": "xx:sv"], "sv"),
    ] as [([String: String], String)])
  func `the language is the reader's own`(environment: [String: String], tag: String) async {
    let outcome = await ilink("preview --plain", in: world(environment: environment))
    #expect(outcome.output.hasPrefix(tag + "\t") && outcome.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("de-AT", ["de"]), ("iw,no", ["he", "nb"]), ("zh-TW,zh_HK", ["zh-Hant", "zh-HK"]), ("de,de,de-CH", ["de"]),
  ])
  func `--lang takes what devices say`(text: String, tags: [String]) async {
    let lines = await ilink("preview --plain --lang \(text)").output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == tags)
  }

  @Test func `--lang all is all of them`() async {
    #expect(
      await ilink("preview --plain --lang all").output.split(separator: "\n").count == Localization.languages.count)
  }

  @Test func `on a narrow terminal a prompt stands below the other, no line longer than the terminal`() async {
    let terminal = World.Terminal(isTerminal: true, width: 40)
    let outcome = await ilink(
      "preview --lang de,ja,th,ar", in: world(environment: ["NO_COLOR": "1"], terminal: terminal))
    for line in outcome.output.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 40, "\(line)") }
    #expect(outcome.output.hasPrefix("de  German · Deutsch\n  „Example“ aktualisieren\n  Version 2.3.0"))
    #expect(outcome.output.contains("\n\nja  Japanese · 日本語\n"))
  }

  @Test func `words in a bad state are all named at once`() async {
    let outcome = await ilink("preview --lang tlh --style loud --country xx a.b c.d")
    #expect(outcome.status == .usage)
    for part in [
      "there are no texts in 'tlh'. See 'ilink preview --lang all'.", "'loud' is no value of --style", "'xx'",
      "takes one app",
    ] { #expect(outcome.messages.contains(part), "\(outcome.messages)") }
    #expect(await ilink("preview --lang ,").messages.contains("--lang names no language"))
  }

  // MARK: The app

  @Test func `a store ID costs one lookup, and gives name and version`() async throws {
    let log = Requests()
    let outcome = await ilink(
      "preview 123456789 --lang en --json --installed 1.0", in: world([record(version: "9.9", name: "Diary")], log: log)
    )
    let app = try #require(try json(outcome)["app"] as? [String: Any])
    #expect(app as? [String: String] == ["name": "Diary", "installed": "1.0", "version": "9.9"])
    #expect(log.urls.count == 1)
  }

  @Test func `name and version together cost none, nor does no app`() async {
    for line in ["preview", "preview 123456789 --name Diary --version 9.9", "preview --version 3"] {
      #expect(await ilink(line + " --lang en").status == .ok)  // this world fails a test that asks
    }
    #expect(await ilink("preview a.b --name Diary --version 9.9").output.contains("Version 9.9 of Diary"))
    #expect(await ilink("preview --version=beta --lang en").output.contains("Version beta of Example"))
    #expect(await ilink("preview --version").output == "ilink 2.0.0\n")
  }

  @Test func `an app that the store does not have is status 3`() async {
    #expect(await ilink("preview com.no.such", in: world([nothing])).status == .notFound)
    let fromEnvironment = world([nothing], environment: ["ILINK_APP": "com.no.such"])
    #expect(await ilink("preview", in: fromEnvironment).status == .notFound)
  }

  @Test func `the path of an app gives its name, version and words, without a lookup`() async throws {
    let disk = diskWorld([
      "Diary.app/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.diary</string><key>CFBundleDisplayName</key><string>Diary</string>
      <key>CFBundleShortVersionString</key><string>4.2</string></dict></plist>
      """,
      "Diary.app/de.lproj/Localizable.strings": #""iLinkUpdateButton" = "Holen";"#,
    ])
    let outcome = await ilink("preview Diary.app --lang de", in: disk)
    #expect(outcome.output.contains("Version 4.2 von „Diary“") && outcome.output.contains("[Holen] [Später erinnern]"))
  }

  // MARK: The page

  @Test func `--html writes one page of all languages, and says so`() async throws {
    let files = WrittenFiles()
    var world = world()
    world.writeFile = { files.add($0, $1) }
    let outcome = await ilink("preview --html prompts.html", in: world)
    #expect(outcome == Outcome(messages: "Wrote \(Localization.languages.count) languages to prompts.html.\n"))
    let page = try #require(files["prompts.html"])
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    #expect(page.utf8.count < 200_000)
    #expect(await ilink("preview --html prompts.html -q", in: world) == Outcome())
    let both = await ilink("preview --html prompts.html --json --lang de", in: world)
    #expect(try json(both)["schema"] as? String == "ilink.preview/1" && both.messages.contains("1 language "))
  }

  @Test func `the page of an app with words of its own has the app's languages`() async throws {
    let files = [
      "App/de.lproj/Localizable.strings": #""iLinkUpdateButton" = "Holen";"#,
      "App/fr.lproj/Localizable.strings": #""iLinkUpdateButton" = "Obtenir";"#,
      "Plain/de.lproj/Localizable.strings": #""hello" = "Hallo";"#,
    ]
    let own = await ilink("preview --html - --strings App", in: diskWorld(files)).output
    #expect(own.contains(#""tag":"de""#) && own.contains(#""tag":"fr""#) && !own.contains(#""tag":"it""#))
    #expect(own.contains("Obtenir"))
    let plain = await ilink("preview --html - --strings Plain", in: diskWorld(files)).output
    #expect(plain.contains(#""tag":"it""#))
  }

  @Test func `--html - is the page itself, and nothing else`() async {
    let outcome = await ilink("preview --html - --lang de")
    #expect(outcome.output.hasPrefix("<!doctype html>") && outcome.messages.isEmpty)
    for more in ["--json", "--plain", "--check", "--format md"] {
      #expect(await ilink("preview --html - \(more)").status == .usage)
    }
  }

  @Test func `C59: what cannot be written is said`() async {
    let outcome = await ilink("preview --html no/such/page.html")
    #expect(outcome.status == .failure && outcome.output.isEmpty)
    #expect(
      outcome.messages
        == "ilink: 'no/such/page.html' cannot be written. Check the folder and who may write to it.\n")
  }

  @Test func `no name can break out of the page`() async throws {
    let name = "</script><img src=x onerror=alert(1)>&\"'\u{2028}"
    let outcome = await CLI.run(["preview", "--html", "-", "--lang", "en", "--name", name], in: world())
    #expect(!outcome.output.contains("<img") && !outcome.output.contains("\u{2028}"))
    #expect(outcome.output.components(separatedBy: "</script>").count == 3)
    let start = try #require(outcome.output.range(of: "id=\"data\">")?.upperBound)
    let end = try #require(outcome.output.range(of: "</script>", range: start..<outcome.output.endIndex)?.lowerBound)
    let data = try JSONSerialization.jsonObject(with: Data(outcome.output[start..<end].utf8)) as? [String: Any]
    #expect((data?["app"] as? [String: Any])?["name"] as? String == name)
  }

  @Test func `the page names no address to ask`() async {
    let page = await ilink("preview --html -").output
    for part in ["http:", "https:", "url(", "@import", "src=", "href=", "//fonts"] {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page.contains("default-src 'none'"))
  }
}
