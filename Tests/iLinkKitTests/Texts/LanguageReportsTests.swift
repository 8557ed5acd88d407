import TestSupport
import Testing
import iLinkKit

/// What users of similar libraries reported about languages.
@Suite struct `Reports about languages` {
  private static func texts(_ preferred: [String], app: [String] = [], _ settings: TextSettings = TextSettings())
    -> PromptTexts
  {
    let sources = TextSources(appName: "Example", preferredLanguages: preferred, appLanguages: app)
    return PromptTexts(sources: sources, settings: settings, looksForced: false, storeVersion: "2.3.0")
  }

  @Test(arguments: [
    ("zh-Hans-CN", "zh-Hans", "更新"), ("zh-Hant-CN", "zh-Hant", "更新"), ("zh-HK", "zh-HK", "更新"),
    ("zh-Hant-HK", "zh-HK", "更新"), ("pt-BR", "pt-BR", "Atualizar"), ("sr-Latn-RS", "sr-Latn", "Ažuriraj"),
  ])
  func `B113: a region behind the script does not lead to English`(tag: String, language: String, button: String) {
    let texts = Self.texts([tag])
    #expect(texts.language == language && texts.updateButton == button)
  }

  @Test(arguments: Localization.languages)
  func `B115: a language that the app asks for is that of every text, whatever the user prefers`(language: String) {
    let forced = TextSettings(language: language)
    for preferred in [["en-US"], ["ja"], []] {
      #expect(Self.texts(preferred, app: [], forced) == Self.texts([language]))
    }
  }

  @Test(arguments: [("sl", "sl"), ("hy", "hy"), ("nb", "nb"), ("nb-NO", "nb"), ("si", "en"), ("arm", "en")])
  func `B118: devices say sl, hy and nb, and find the file`(device: String, language: String) {
    #expect(Self.texts([device]).language == language)
  }

  @Test func `B121: the user's language, or only those that the app has`() {
    #expect(Self.texts(["fr-FR"], app: ["en"]).language == "fr")
    #expect(Self.texts(["fr-FR"], app: ["en"], TextSettings(useAllAvailableLanguages: false)).language == "en")
  }
}
