import Foundation
import TestSupport
import Testing
import iLinkKit

@testable import iLinkTool

@Suite struct `Preview checks texts` {
  @Test func `ours are all right, and the status says so`() async throws {
    #expect(await ilink("preview --check") == Outcome("\(Localization.languages.count) languages: nothing wrong.\n"))
    #expect(await ilink("preview --check --plain") == Outcome())
    let document = try json(await ilink("preview --check --json"))
    #expect(document["exitStatus"] as? Int == 0)
  }

  @Test func `an app whose words are all right is status 0`() async {
    let disk = diskWorld([
      "App/en.lproj/Localizable.strings": #""iLinkMessageTitle" = "%@ has news"; "hello" = "Hello!";"#,
      "App/de.lproj/Localizable.strings": #""iLinkMessageTitle" = "Neu in %@ von WhatsApp"; "hello" = "Hello!";"#,
      "App/fr.lproj/InfoPlist.strings": #""CFBundleName" = "x";"#,
      "App/Base.lproj/Main.strings": #""a" = "b";"#,
      "App/Info.plist": "",
    ])
    let outcome = await ilink("preview --check --strings App", in: disk)
    // French has a folder but no words of its own: English ones would stand in the middle of ours.
    #expect(outcome.status == .textProblems)
    #expect(outcome.output.contains("1 fault in 1 of 3 languages.") && outcome.output.contains("fr"))
    let two = diskWorld([
      "App/en.lproj/Localizable.strings": #""iLinkMessageTitle" = "%@ has news";"#,
      "App/de.lproj/Localizable.strings": #""iLinkMessageTitle" = "Neu in %@ von WhatsApp";"#,
    ])
    #expect(await ilink("preview --check --strings App", in: two) == Outcome("2 languages: nothing wrong.\n"))
    let none = diskWorld(["App/en.lproj/Localizable.strings": #""hello" = "Hello!";"#])
    #expect(
      await ilink("preview --check --strings App/", in: none)
        == Outcome("1 language, none with a text for iLink: nothing wrong.\n"))
  }

  /// An app's file, what is wrong with it, and where.
  struct Broken: CustomStringConvertible, Sendable {
    let rule: TextFault.Rule
    var language = "de"
    let file: String
    var key: String? = "iLinkUpdateButton"
    var detail: String?
    var description: String { "\(rule.rawValue): \(file)" }
  }

  private static let english = """
    "iLinkMessageTitle" = "Update %@";
    "iLinkAppMessageVersion" = "Version %2$@ of %1$@ is there. Update now?";
    "iLinkUpdateButton" = "Update now";
    """

  static let brokenFiles = [
    Broken(rule: .missing, file: "", detail: "there is no text"),
    Broken(
      rule: .extra, file: #""iLinkUpdateButon" = "Holen";"#, key: "iLinkUpdateButon",
      detail: "'iLinkUpdateButton' is near"),
    Broken(rule: .twice, file: #""iLinkUpdateButton" = "Holen"; "iLinkUpdateButton" = "Laden";"#),
    Broken(rule: .unreadable, file: "\"x\" = \"y\";\n\"iLinkUpdateButton\" = \"Holen;\n", key: nil, detail: "line 2"),
    Broken(
      rule: .placeholders, file: #""iLinkMessageTitle" = "Aktualisieren";"#, key: "iLinkMessageTitle",
      detail: "has none; English has %1$@"),
    Broken(
      rule: .placeholders, file: #""iLinkAppMessageVersion" = "%@ von %1$@ ist da.";"#, key: "iLinkAppMessageVersion",
      detail: "has %1$@ %1$@; English has %1$@ %2$@"),
    Broken(rule: .placeholders, file: #""iLinkMessageTitle" = "%s und %@";"#, key: "iLinkMessageTitle"),
    Broken(rule: .english, file: #""iLinkUpdateButton" = "Update now";"#, detail: "'update now' is English"),
    Broken(
      rule: .english, file: #""iLinkAppMessageVersion" = "%2$@ von %1$@ is there. Jetzt?";"#,
      key: "iLinkAppMessageVersion", detail: "'is there' is English"),
    Broken(rule: .foreignLetter, language: "ru", file: #""iLinkUpdateButton" = "Обнoвить";"#, detail: "'o' (U+006F)"),
    Broken(rule: .foreignLetter, file: #""iLinkUpdateButton" = "Ноlen";"#),
    Broken(rule: .notIsolated, language: "he", file: #""iLinkMessageTitle" = "עדכון %@";"#, key: "iLinkMessageTitle"),
    Broken(
      rule: .leftToRightStart, language: "ar", file: #""iLinkUpdateButton" = "App تحديث";"#),
    Broken(rule: .blanksAround, file: #""iLinkUpdateButton" = "Holen ";"#),
    Broken(rule: .blanksAround, file: #""iLinkUpdateButton" = "";"#, detail: "is empty"),
    Broken(rule: .notNFC, file: "\"iLinkUpdateButton\" = \"Spa\u{308}ter\";"),
    Broken(rule: .tooLong, file: #""iLinkUpdateButton" = "Auf der Stelle herunterladen";"#, detail: "28 characters"),
    Broken(
      rule: .tooLong, file: #""iLinkMessageTitle" = "Für %@ gibt es etwas ganz Neues";"#, key: "iLinkMessageTitle",
      detail: "twice the English text is 18"),
    Broken(rule: .unreachableName, language: "german", file: "", key: nil),
  ]

  @Test(arguments: brokenFiles)
  func `names language, key and fault of an app's texts, status 12`(broken: Broken) async throws {
    let disk = diskWorld([
      "App/en.lproj/Localizable.strings": Self.english,
      "App/\(broken.language).lproj/Localizable.strings": broken.file,
    ])
    let outcome = await ilink("preview --check --strings App --json", in: disk)
    #expect(outcome.status == .textProblems)
    let languages = try #require(try json(outcome)["languages"] as? [[String: Any]])
    let language = try #require(languages.first { $0["tag"] as? String == broken.language })
    let problems = try #require(language["problems"] as? [[String: Any]])
    #expect(
      problems.contains { problem in
        problem["rule"] as? String == broken.rule.rawValue && problem["key"] as? String == broken.key
          && (broken.detail.map { (problem["detail"] as? String)?.contains($0) == true } ?? true)
      }, "\(problems)")
    let english = try #require(languages.first { $0["tag"] as? String == "en" })
    #expect((english["problems"] as? [Any])?.isEmpty == true)
    let line = await ilink("preview --check --strings App --plain", in: disk)
    #expect(line.output.contains("\(broken.language)\t\(broken.key ?? "-")\t\(broken.rule.rawValue)\t"))
  }

  @Test func `every rule for an app has been tried`() {
    #expect(Set(Self.brokenFiles.map(\.rule)) == TextRules.app.rules)
  }

  @Test func `a language that the app does not have would be answered in another`() async {
    let disk = diskWorld(["App/en.lproj/Localizable.strings": #""iLinkUpdateButton" = "Get it";"#])
    let outcome = await ilink("preview --check --lang de --strings App", in: disk)
    #expect(outcome.status == .textProblems)
    #expect(outcome.output.contains("iLinkUpdateButton  missing  the app has no de; the text of its en would be shown"))
    let text = await ilink("preview --lang de --strings App", in: disk).output
    #expect(text.contains("[Get it] [Später erinnern] [Jetzt nicht]"))
  }

  @Test func `a language that we do not have needs every text`() async throws {
    let disk = diskWorld(["App/eo.lproj/Localizable.strings": #""iLinkUpdateButton" = "Ĝisdatigi";"#])
    let outcome = await ilink("preview --check --strings App --plain", in: disk)
    #expect(outcome.output.split(separator: "\n").count == TextKey.allCases.count - 1)
    #expect(outcome.output.contains("eo\tiLinkMessageTitle\tmissing\t"))
  }

  // MARK: Reading

  private static let catalog = """
    {"version": "1.0", "sourceLanguage": "fr", "strings": {
      "hello": {"localizations": {"it": {"stringUnit": {"state": "new", "value": "ciao"}}}},
      "iLinkUpdateButton": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Holen"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Obtenir \\"x\\""}}}},
      "iLinkRemindButton": {"localizations": {"de": {"variations": {}}}}}}
    """

  @Test func `a string catalog names its languages and the one to fall back on`() async {
    let disk = diskWorld(["Catalog/Localizable.xcstrings": Self.catalog, "Bad/Localizable.xcstrings": "{}"])
    let check = await ilink("preview --check --strings Catalog --plain", in: disk)
    #expect(check.output == "it\tiLinkUpdateButton\tmissing\tthere is no text\n")
    #expect(await ilink("preview --lang ja --strings Catalog", in: disk).output.contains("[Obtenir \"x\"] [後で通知]"))
    #expect(await ilink("preview --strings Bad", in: disk).messages.contains("is not a string catalog"))
  }

  @Test(arguments: ["App", "App/", "App/de.lproj", "Mac.app", "Texts", "Wide", "Binary", "Catalog"])
  func `finds an app's words`(place: String) async throws {
    let own = #""iLinkUpdateButton" = "Holen";"#
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["iLinkUpdateButton": "Holen", "x": "a\"\\b"], format: .binary, options: 0)
    let wide = try #require(own.data(using: .utf16))
    let disk = diskWorld([
      "App/de.lproj/Localizable.strings": Data(own.utf8), "App/en.lproj/Localizable.strings": Data(),
      "Mac.app/Contents/Resources/de.lproj/Localizable.strings": Data(own.utf8),
      "Mac.app/Contents/Info.plist": Data(), "Texts/de.strings": Data(own.utf8),
      "Texts/Localizable.strings": Data("\"x\" = \"y\";".utf8), "Wide/de.lproj/Localizable.strings": wide,
      "Binary/de.lproj/Localizable.strings": list,
      "Catalog/Localizable.xcstrings": Data(Self.catalog.utf8), "Catalog/de.lproj/InfoPlist.strings": Data(),
    ])
    let outcome = await ilink("preview --lang de --strings \(place)", in: disk)
    #expect(outcome.output.contains("[Holen] [Später erinnern]"), "\(outcome)")
  }

  @Test func `a folder that is not there or has no texts is an error`() async {
    let disk = diskWorld(["App/readme.md": "x"])
    #expect(await ilink("preview --strings App", in: disk).status == .usage)
    #expect(
      await ilink("preview --strings App", in: disk).messages
        == "ilink: there are no texts of an app in 'App'. Give the folder that holds en.lproj and the like.\n")
    #expect(await ilink("preview --strings Nowhere", in: disk).status == .failure)
  }

  @Test func `our own folder passes, and a slip in it is found`() async throws {
    var files: [String: String] = [:]
    for language in Localization.languages {
      files["Localization/\(language).strings"] = try Localization.contents(language)
    }
    #expect(await ilink("preview --check --strings Localization", in: diskWorld(files)).status == .ok)
    files["Localization/pl.strings"] = files["Localization/pl.strings"]?.replacing("%@", with: "")
    let outcome = await ilink("preview --check --strings Localization", in: diskWorld(files))
    #expect(outcome.status == .textProblems && outcome.output.contains("pl    iLinkMessageTitle"))
  }

  @Test func `names of languages are those of the files' first lines`() throws {
    #expect(LanguageNames.table.keys.sorted() == Localization.languages)
    for language in Localization.languages {
      let names = LanguageNames.of(language)
      let header = names.english == names.own ? names.english : "\(names.english): \(names.own)"
      #expect(try Localization.contents(language).hasPrefix("/* \(header)"))
    }
  }
}
