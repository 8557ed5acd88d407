import Foundation
import Testing
@_spi(Stage) import UIKit
import iLinkClient
import iLinkCore
import iLinkKit

extension Living {
  @Suite @MainActor struct SampleSettingsTests {
    init() {
      Living.reset()
      Stage.launch()
    }

    private var rows: [SettingRow] { SettingSection.all.flatMap(\.rows) }

    @Test func `the demos have a row for each of the library's settings, and one only`() {
      let names = rows.map(\.name)
      #expect(Set(names).count == names.count)
      let texts = Mirror(reflecting: TextSettings()).children.compactMap(\.label)
      let ofTheClass = ["onlyPromptIfMainWindowIsAvailable", "onlyPromptIfLatestVersion", "verboseLogging"]
      #expect(Set(names) == Set(SettingsDocument.names + texts + ofTheClass))
    }

    @Test func `a row changes the setting of its name and no other`() {
      for row in rows {
        let world = DemoWorld()
        let before = shape(of: world.link)
        switch row.control {
        case .toggle(let setting):
          let isOn = setting.get(world.link)
          world.settings.set(setting, of: row, to: !isOn)
          #expect(setting.get(world.link) != isOn, "\(row.name)")
        case .number(let setting):
          world.settings.set(setting, of: row, to: 7)
          #expect(setting.get(world.link) == 7, "\(row.name)")
        case .text(let setting):
          let text = value(for: row.name)
          world.settings.set(setting, of: row, to: text)
          #expect(setting.get(world.link) == text, "\(row.name)")
        }
        let after = shape(of: world.link)
        let changed = after.filter { before[$0.key] != $0.value }.map(\.key)
        #expect(changed == [row.name], "\(row.name)")
      }
    }

    @Test func `an emptied field goes back to what iLink finds out`() {
      for row in rows {
        guard case .text(let setting) = row.control else { continue }
        let world = DemoWorld()
        let before = shape(of: world.link)
        world.settings.set(setting, of: row, to: value(for: row.name))
        world.settings.set(setting, of: row, to: "")
        #expect(shape(of: world.link) == before, "\(row.name)")
      }
    }

    @Test func `the first run is in preview mode, and later ones are as they were left`() throws {
      let first = DemoWorld()
      first.settings.restore()
      #expect(first.link.previewMode)
      for row in rows {
        switch row.control {
        case .toggle(let setting): first.settings.set(setting, of: row, to: !setting.get(first.link))
        case .number(let setting): first.settings.set(setting, of: row, to: 3.5.rounded())
        case .text(let setting): first.settings.set(setting, of: row, to: value(for: row.name))
        }
      }
      let second = DemoWorld(memory: first.memory)
      second.settings.restore()
      #expect(!second.link.previewMode)
      #expect(shape(of: second.link) == shape(of: first.link))
    }

    /// Each setting by its name.
    private func shape(of link: iLink) -> [String: String] {
      var shape: [String: String] = [
        "onlyPromptIfMainWindowIsAvailable": "\(link.onlyPromptIfMainWindowIsAvailable)",
        "onlyPromptIfLatestVersion": "\(link.onlyPromptIfLatestVersion)", "verboseLogging": "\(link.verboseLogging)",
      ]
      if case .object(let values) = SettingsDocument.json(link.settings) {
        for (name, value) in values { shape[name] = "\(value)" }
      }
      for child in Mirror(reflecting: link.textSettings).children {
        if let name = child.label { shape[name] = "\(child.value)" }
      }
      return shape
    }

    /// Something that a person could type.
    private func value(for name: String) -> String {
      switch name {
      case "minimumSupportedVersion", "applicationVersion": "1.5"
      case "appStoreID", "artistID": "284910350"
      case "appStoreCountry": "de"
      case "storefrontFallbacks": "fr it"
      case "linkParams": "ct=demo"
      case "ratingsURL", "appLocalURL", "appShareURL", "artistURL": "https://example.com/\(name)"
      default: "something.else"
      }
    }
  }
}
