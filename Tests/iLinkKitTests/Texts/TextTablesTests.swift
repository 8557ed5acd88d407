import TestSupport
import Testing
import iLinkKit

/// An app pays for the one language that it shows.
@Suite struct `Only the table that is used is read` {
  @Test(arguments: Localization.languages) func `one for a prompt, whatever there is`(language: String) {
    var read: [String] = []
    let finder = TextFinder(sources: TextSources(preferredLanguages: [language])) { asked in
      read.append(asked)
      return TextTables.table(for: asked)
    }
    for key in TextKey.allCases { #expect(!finder.ourText(key).isEmpty) }
    #expect(read == [language])
  }

  @Test func `English only when a text is missing`() {
    var read: [String] = []
    let finder = TextFinder(sources: TextSources(preferredLanguages: ["de"])) { asked in
      read.append(asked)
      return asked == "en" ? TextTables.table(for: asked) : [:]
    }
    #expect(read == ["de"])
    #expect(finder.ourText(.updateButton) == "Update")
    #expect(read == ["de", "en"])
  }

  @Test func `a prompt reads its table once`() {
    var read: [String] = []
    let sources = TextSources(appName: "Example", preferredLanguages: ["ja"])
    let finder = TextFinder(sources: sources) { asked in
      read.append(asked)
      return TextTables.table(for: asked)
    }
    let texts = PromptTexts(finder, settings: TextSettings(), looksForced: false, storeVersion: "2.3.0")
    #expect(texts == PromptTexts(sources: sources, looksForced: false, storeVersion: "2.3.0"))
    #expect(read == ["ja"])
  }
}
