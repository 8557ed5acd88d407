import Testing
import iLinkKit

@testable import iLinkCore

@Suite struct `The texts of a prompt` {
  static func texts(
    _ preferred: String..., name: String = "Mood", app: [String] = [], own: [String: String] = [:],
    settings: TextSettings = TextSettings(), forced: Bool = false, version: String? = nil
  ) -> PromptTexts {
    let sources = TextSources(
      appName: name, preferredLanguages: preferred, appLanguages: app, appStrings: { own[$0] })
    return PromptTexts(sources: sources, settings: settings, looksForced: forced, storeVersion: version)
  }

  // MARK: Which text

  @Test func `are English when nothing is known`() {
    let texts = PromptTexts(sources: TextSources(appName: "Mood"), looksForced: false, storeVersion: nil)
    #expect(texts.title == "Update Mood")
    #expect(texts.message == "A newer version of Mood is available. Would you like to update now?")
    #expect(texts.updateButton == "Update" && texts.remindButton == "Remind Me Later")
    #expect(texts.declineButton == "Not Now" && texts.whatsNewTitle == "What’s New")
    #expect(texts.language == "en" && !texts.isRightToLeft)
  }

  @Test func `name the version when there is one`() {
    #expect(Self.texts(version: "2.0").message == "Version 2.0 of Mood is available. Would you like to update now?")
    #expect(Self.texts(version: " ").message == Self.texts().message)
    #expect(
      Self.texts("hu", version: "2.0").message == "Elérhető a(z) Mood új verziója (2.0). Szeretné most frissíteni?")
  }

  @Test func `are short of two buttons when forced`() {
    let texts = Self.texts(forced: true, version: "2.0")
    #expect(texts.message == "A newer version is available. Please update to continue using Mood.")
    #expect(texts.updateButton == "Update" && texts.remindButton == nil && texts.declineButton == nil)
    let custom = TextSettings(remindButtonLabel: "Later", cancelButtonLabel: "No")
    #expect(Self.texts(settings: custom, forced: true).remindButton == nil)
  }

  @Test func `say which way they run`() {
    #expect(Self.texts("ar-EG").isRightToLeft && Self.texts("he").title == "עדכון \u{2068}Mood\u{2069}")
    #expect(!Self.texts("ku").isRightToLeft && Self.texts("ckb").isRightToLeft)
  }

  @Test func `have a label for each button that there is`() {
    let texts = Self.texts()
    #expect(UpdateChoice.allCases.map { texts.label(of: $0) } == ["Update", "Remind Me Later", "Not Now", nil])
    let forced = Self.texts(forced: true)
    #expect(UpdateChoice.allCases.map { forced.label(of: $0) } == ["Update", nil, nil, nil])
  }

  @Test(arguments: [false, true]) func `follow the flow's prompt`(forced: Bool) {
    let prompt = UpdatePrompt(
      id: UpdatePrompt.ID(number: 1), kind: .preview, installed: VersionText("1.0"), store: VersionText("2.0"),
      listing: nil, looksForced: forced)
    let sources = TextSources(appName: "Mood", preferredLanguages: ["de"])
    let settings = TextSettings(remindButtonLabel: "Morgen")
    let texts = PromptTexts(prompt, sources: sources, settings: settings)
    #expect(
      texts == PromptTexts(sources: sources, settings: settings, looksForced: forced, storeVersion: "2.0"))
    #expect(prompt.buttons.allSatisfy { texts.label(of: $0) != nil })
  }

  // MARK: The settings' own

  @Test func `are the settings' where there are some`() {
    let settings = TextSettings(
      messageTitle: "%@!", message: "%@ 100% new: %2$@", updateButtonLabel: "Get %@", remindButtonLabel: "Later",
      cancelButtonLabel: "No", applicationName: "My%@App")
    for forced in [false, true] {
      let texts = Self.texts("de", own: ["iLinkMessageTitle": "own"], settings: settings, forced: forced, version: "2")
      #expect(texts.title == "My%@App!" && texts.message == "My%@App 100% new: 2")
      #expect(texts.updateButton == "Get My%@App" && texts.remindButton == (forced ? nil : "Later"))
      #expect(texts.declineButton == (forced ? nil : "No") && texts.language == "de")
    }
  }

  @Test(arguments: ["", " ", "\n"]) func `hide what is set to nothing, but never the update button`(nothing: String) {
    let settings = TextSettings(
      messageTitle: "", message: "", updateButtonLabel: nothing, remindButtonLabel: nothing, cancelButtonLabel: nothing,
      applicationName: nothing)
    let texts = Self.texts("de", settings: settings, version: "2.0")
    #expect(texts.title == "" && texts.message == "")
    #expect(texts.updateButton == "Aktualisieren" && texts.remindButton == nil && texts.declineButton == nil)
    #expect(Self.texts("de", settings: TextSettings(applicationName: nothing)).title == "„Mood“ aktualisieren")
  }

  // MARK: The app's own

  @Test func `are the app's key by key`() {
    let texts = Self.texts(
      "fr", own: ["iLinkMessageTitle": "Neu: %@", "iLinkRemindButton": "", "iLinkWhatsNewTitle": "Neues"], version: "2")
    #expect(texts.title == "Neu: Mood" && texts.remindButton == nil && texts.whatsNewTitle == "Neues")
    #expect(texts.updateButton == "Mettre à jour" && texts.message.hasPrefix("La version 2 de «\u{A0}Mood\u{A0}»"))
  }

  @Test func `take a text that equals its key for none`() {
    let texts = Self.texts("de", own: ["iLinkMessageTitle": "iLinkMessageTitle"])
    #expect(texts.title == "„Mood“ aktualisieren")
  }

  @Test func `keep the update button when the app's own is empty`() {
    #expect(Self.texts("de", own: ["iLinkUpdateButton": ""]).updateButton == "Aktualisieren")
  }

  /// The app's own texts, whether forced, and the message that is shown.
  @Test(arguments: [
    (["iLinkAppMessage": "old %@"], false, "old Mood"),
    (["iLinkAppMessage": "old %@ %2$@"], false, "old Mood 2.0"),
    (["iLinkAppMessage": "old", "iLinkAppMessageVersion": "%@ %@"], false, "Mood 2.0"),
    (["iLinkAppMessageVersion": "%2$@ %1$@ %1$@"], false, "2.0 Mood Mood"),
    (["iLinkAppMessageVersion": "%@ %@ %@ %d"], false, "Mood 2.0 2.0 %d"),
    (["iLinkAppMessageVersion": "no placeholder"], false, "no placeholder"),
    (["iLinkAppMessageVersion": ""], false, ""),
    (["iLinkAppMessageAggressive": "must"], false, "Version 2.0 of Mood is available. Would you like to update now?"),
    (["iLinkAppMessageAggressive": "must %@ %@ %2$@"], true, "must Mood Mood 2.0"),
    (["iLinkAppMessage": "old"], true, "A newer version is available. Please update to continue using Mood."),
  ])
  func `let the app's message win over ours`(own: [String: String], forced: Bool, message: String) {
    #expect(Self.texts(own: own, forced: forced, version: "2.0").message == message)
  }

  // MARK: The language

  /// Preferred, the app's, forced, and the language that is used when all may be used, and when only the app's may.
  @Test(
    arguments: [
      (["fr", "de"], ["en", "de"], nil, "fr", "de"),
      (["fr"], ["en", "de"], nil, "fr", "en"),
      (["fr"], ["de"], nil, "fr", "de"),
      (["fr"], ["Base", "it", "de"], nil, "fr", "it"),
      (["fr"], ["tlh"], nil, "fr", "en"),
      (["fr"], [], nil, "fr", "fr"),
      (["pt-PT"], ["en", "pt"], nil, "pt-PT", "pt-BR"),
      (["es-MX"], ["en", "es"], nil, "es-419", "es"),
      (["en-GB", "de"], ["de", "en"], nil, "en", "en"),
      (["zh-Hant-HK"], ["en", "zh_TW"], nil, "zh-HK", "zh-Hant"),
      (["no"], ["nb"], nil, "nb", "nb"),
      (["fr"], ["en"], "de-AT", "de", "de"),
      (["fr"], ["en"], "tlh", "fr", "en"),
      (["fr"], ["en"], "", "fr", "en"),
      ([], ["de"], nil, "en", "de"),
    ] as [([String], [String], String?, String, String)])
  func `are in the right language`(
    preferred: [String], app: [String], forced: String?, all: String, appOnly: String
  ) {
    let sources = TextSources(preferredLanguages: preferred, appLanguages: app)
    for (useAll, language) in [(true, all), (false, appOnly)] {
      let settings = TextSettings(useAllAvailableLanguages: useAll, language: forced)
      let texts = PromptTexts(sources: sources, settings: settings, looksForced: false, storeVersion: nil)
      #expect(texts.language == language, "all: \(useAll)")
    }
  }
}

@Suite struct `Texts outside the prompt` {
  static let sources = TextSources(
    appName: "100% Mood", preferredLanguages: ["de-AT"], appStrings: { $0 == "iLinkUpdateUnavailable" ? "Nö, %@" : nil }
  )

  @Test func `name the app and the version`() {
    let text = NoticeText.newVersion("2.0", sources: Self.sources)
    #expect(text == "Version 2.0 von „100% Mood“ ist verfügbar.")
    let other = TextSettings(applicationName: "X", language: "hu")
    #expect(
      NoticeText.newVersion("2.0", sources: Self.sources, settings: other) == "Elérhető a(z) X új verziója (2.0).")
  }

  @Test func `say that the store did not open`() {
    #expect(NoticeText.storeUnavailable(sources: Self.sources) == "Nö, 100% Mood")
    let plain = TextSources(preferredLanguages: ["sv"])
    #expect(
      NoticeText.storeUnavailable(sources: plain) == "Det gick inte att öppna App Store. Försök igen senare.")
  }
}
