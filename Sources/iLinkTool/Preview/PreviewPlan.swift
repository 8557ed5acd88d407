import Foundation
import iLinkCore
import iLinkKit

/// A call of `preview` with all its words understood.
struct PreviewPlan: Sendable {
  let call: Call
  /// What to ask the store, when name or version are not known without it.
  let question: StoreAsker.Question?
  /// What is known of the app without the store.
  let app: PreviewedApp
  let style: PreviewStyle
  /// The style, if one was given: the page shows all of them else.
  let givenStyle: PreviewStyle?
  let strings: AppStrings?
  /// The languages to show, as BCP 47 spells them.
  let languages: [String]
  /// Where the page goes; `-` is standard output.
  let page: String?
  let isChecked: Bool

  init(_ call: Call) throws {
    var reader = call.reader()
    let argument = try Self.argument(call, problems: &reader.problems)
    let givenStyle = reader.choice(.style, of: PreviewStyle.self)
    let strings = try Self.strings(call)
    page = call.parsed.value(.html)
    isChecked = call.parsed.has(.check)
    languages = Self.languages(call, strings: strings, problems: &reader.problems)
    if page == "-", isChecked || call.settings.format != .table {
      reader.problems.add(
        "'--html -' fills standard output with the page", hint: "Give --html a file, or leave the other output out.")
    }
    guard reader.problems.isEmpty else { throw reader.problems }
    self.call = call
    self.strings = strings
    self.givenStyle = givenStyle
    style = givenStyle ?? .skippable

    let name = Self.value(.appName, call) ?? argument?.name
    let version = Self.value(.version, call) ?? argument?.installed
    var app = PreviewedApp()
    app.name = name ?? app.name
    app.version = version ?? app.version
    app.installed = Self.value(.installed, call) ?? argument?.installed
    self.app = app
    let isKnown = name != nil && version != nil || argument?.isOnDisk == true
    question = argument.flatMap { argument in
      guard !isKnown else { return nil }
      return StoreAsker.Question(
        app: argument.app, platform: call.settings.platform ?? argument.platform ?? .iOS,
        country: call.settings.country ?? argument.country ?? .us)
    }
  }

  private static func value(_ option: Option, _ call: Call) -> String? {
    call.parsed.value(option).flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: The app

  /// The app, if there is one: here it may be left out.
  private static func argument(
    _ call: Call, problems: inout UsageProblems
  ) throws(CommandFailure) -> AppArgument? {
    let isNamed = !call.operands.isEmpty || !(call.world.environment["ILINK_APP"] ?? "").isEmpty
    return isNamed ? try AppList.one(call, problems: &problems) : nil
  }

  /// The app's own words: of the folder that is given, else of the built app.
  private static func strings(_ call: Call) throws(CommandFailure) -> AppStrings? {
    if let path = call.parsed.value(.strings) { return try AppStrings.read(path, in: call.world) }
    guard let path = call.operands.first, AppBundle.mayBePath(path), !path.hasSuffix(".plist") else { return nil }
    return try? AppStrings.read(path, in: call.world)  // an app without any leaves all words to us
  }

  // MARK: The languages

  /// Those that were asked for; without a word about it, the reader's own, but in a page or a check all of them, or all
  /// that the app has words for.
  private static func languages(_ call: Call, strings: AppStrings?, problems: inout UsageProblems) -> [String] {
    let own = strings?.tags ?? []
    let ours = TextTables.languages
    let all = ours + own.filter { !ours.contains($0) }
    guard let text = call.parsed.value(.lang) else {
      if call.parsed.has(.check) { return own.isEmpty ? ours : own }
      if call.parsed.has(.html) { return strings?.hasNoWords ?? true ? all.sorted() : own }
      let preferred = PosixLanguages.preferred(in: call.world.environment)
      return [LanguageMatcher.bestMatch(for: preferred, among: all) ?? TextTables.base]
    }
    var languages: [String] = []
    for word in text.split(separator: ",").map(String.init) {
      if word == "all" {
        languages += all.sorted()
      } else if let language = all.first(where: { $0 == word }) ?? LanguageMatcher.bestMatch(for: [word], among: all) {
        languages.append(language)
      } else {
        problems.add("there are no texts in \(Harmless.quoted(word))", hint: "See 'ilink preview --lang all'.")
      }
    }
    if languages.isEmpty, problems.isEmpty {
      problems.add("--lang names no language", hint: "Write it like --lang de,pt-BR, or --lang all.")
    }
    var seen: Set<String> = []
    return languages.filter { seen.insert($0).inserted }
  }
}
