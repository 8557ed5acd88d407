import Foundation
import Rehearsal
import Testing
import iLinkClient
import iLinkCore
@_spi(Stage) import os

@testable import iLinkKit

extension Living {
  /// What the app sets about its prompt, as a person sees it.
  @Suite @MainActor struct PromptSettingTests {
    init() { Living.reset() }

    /// Shows the prompt of an app that sets something.
    private func prompt(
      _ app: AppUnderTest = AppUnderTest(), _ configure: (iLink) -> Void
    ) async -> (title: String, message: String, buttons: [String])? {
      configure(app.link)
      Kit.launch()
      await app.settle()
      return Kit.prompt
    }

    @Test func `without a setting the prompt names the app and the version and has three buttons`() async {
      let prompt = await prompt { _ in }
      #expect(prompt?.title == "Update Example")
      #expect(prompt?.message == "Version 2.0 of Example is available. Would you like to update now?")
      #expect(prompt?.buttons == ["Update", "Remind Me Later", "Not Now"])
    }

    @Test func `title, message, labels and the app's name are the app's own, and an empty label hides its button`()
      async
    {
      let prompt = await prompt {
        $0.messageTitle = "New: %@"
        $0.message = "%@ has grown."
        $0.applicationName = "Oak"
        $0.updateButtonLabel = "Get it"
        $0.remindButtonLabel = ""
        $0.cancelButtonLabel = "Never"
      }
      #expect(prompt?.title == "New: Oak" && prompt?.message == "Oak has grown.")
      #expect(prompt?.buttons == ["Get it", "Never"])
    }

    @Test func `an update button without a label has ours, and title and message may be left out`() async {
      let prompt = await prompt {
        ($0.messageTitle, $0.message, $0.updateButtonLabel) = ("", "", "")
      }
      #expect(prompt?.title == "" && prompt?.message == "" && prompt?.buttons.first == "Update")
    }

    @Test func `a forced prompt has one button and says that there is no way around it`() async {
      let prompt = await prompt { $0.aggressiveUpdatePrompt = true }
      #expect(prompt?.message == "A newer version is available. Please update to continue using Example.")
      #expect(prompt?.buttons == ["Update"])
    }

    @Test(arguments: [(true, "„Beispiel“ aktualisieren"), (false, "Update Beispiel")])
    func `languages that the app has not are used only if it lets us`(all: Bool, title: String) async {
      let app = AppUnderTest {
        $0.texts = TextSources(appName: "Beispiel", preferredLanguages: ["de-AT", "en"], appLanguages: ["en"])
      }
      #expect(await prompt(app) { $0.useAllAvailableLanguages = all }?.title == title)
    }

    @Test(arguments: ["at all", "at launch"])
    func `prompting can be switched off, for forced prompts too`(what: String) async {
      let app = AppUnderTest()
      let prompt = await prompt(app) {
        if what == "at all" { $0.globalPromptForUpdate = false } else { $0.promptAtLaunch = false }
        $0.aggressiveUpdatePrompt = true
      }
      #expect(prompt == nil)
      await app.link.promptForUpdate()
      await app.settle()
      #expect(Kit.prompt?.buttons == ["Update"])
    }

    @Test(arguments: ["Update", "Remind Me Later", "Not Now"])
    func `a preview needs no store, closes by every button, and stores nothing`(label: String) async throws {
      let memory = HistoryStore.memory()
      let app = AppUnderTest(history: memory)
      app.store.fails()
      let shown = await prompt(app) { $0.previewMode = true }
      #expect(shown?.buttons.count == 3)
      #expect(Kit.answer(label))
      await app.settle()
      await app.link.flush()
      let stored = try memory.read()
      #expect(Kit.prompt == nil)
      #expect(stored[.lastReminded] == nil && stored[.declinedVersion] == nil && stored[.updateTappedAt] == nil)
      #expect(LogStage.lines.contains { $0.text.contains("preview") })
    }

    @Test(arguments: [(Distribution.testFlight, false), (.testFlight, true), (.outside, false), (.outside, true)])
    func `a copy that is not from the App Store is asked only if the app wants that`(
      distribution: Distribution, wants: Bool
    ) async {
      let app = AppUnderTest { $0.distribution = { distribution } }
      #expect((await prompt(app) { $0.promptOutsideAppStore = wants } != nil) == wants)
      let reason = app.link.lastDecision?.reason
      #expect(reason == (wants ? nil : .notFromAppStore(distribution)))
    }

    @Test(arguments: [true, false]) func `the system's log has each decision with its reasons, if it is on`(
      isOn: Bool
    ) async {
      _ = await prompt { $0.verboseLogging = isOn }
      let lines = LogStage.lines.map(\.text)
      #expect(lines.contains { $0.hasPrefix("iLink: Prompt (newer): 1.0 is installed") } == isOn)
      #expect(lines.contains { $0.contains("declined: pass") } == isOn)
      #expect(!lines.contains { $0.contains("<private>") })
    }

    /// A report is longer than the kilobyte that an entry may have.
    @Test func `no line of a report is cut`() {
      let lines = (1...40).map { "\($0): a line of a report that has a few words" }
      SystemLog.write(lines.joined(separator: "\n"))
      #expect(LogStage.lines.map(\.text) == lines)
    }

    @Test func `an app's own prompter is asked in the place of the platform's`() async {
      let own = OwnPrompter()
      let prompt = await prompt { $0.prompter = own }
      #expect(prompt == nil && own.titles == ["Update Example"])
    }

    @Test func `a prompt on screen is replaced when it becomes forced, and withdrawn when prompting is switched off`()
      async
    {
      let app = AppUnderTest()
      #expect(await prompt(app) { _ in }?.buttons.count == 3)
      app.link.aggressiveUpdatePrompt = true
      await app.settle()
      #expect(Kit.prompt?.buttons == ["Update"] && Kit.promptCount == 1)
      app.link.globalPromptForUpdate = false
      await app.settle()
      #expect(Kit.prompt == nil && Kit.promptCount == 0)
    }

    /// B82.
    @Test func `an app takes the prompt off the screen, and a forced one is back when the app is next in use`() async {
      let app = AppUnderTest()
      #expect(await prompt(app) { $0.aggressiveUpdatePrompt = true } != nil)
      app.link.dismissPrompt()
      await app.settle()
      #expect(Kit.prompt == nil && Kit.promptCount == 0)
      Kit.lookAway()
      Kit.lookBack()
      await app.settle()
      #expect(Kit.prompt != nil)
    }
  }
}

/// Says at once that it could not show anything.
@MainActor private final class OwnPrompter: UpdatePrompter {
  private(set) var titles: [String] = []
  func ask(_ prompt: UpdatePrompt, texts: PromptTexts) async -> UpdateChoice {
    titles.append(texts.title)
    return .vanished
  }
}
