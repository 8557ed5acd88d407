import Combine
import Foundation
import iLinkKit

/// The settings as they are, and their memory from one launch to the next. iLink itself remembers none: they are code.
@MainActor final class SettingsModel: ObservableObject {
  let link: iLink
  private let memory: UserDefaults

  /// - Parameters:
  ///   - link: Whose settings.
  ///   - memory: Where they are remembered, under keys that begin with `demo.`.
  ///   - firstRun: Values for settings that nobody has touched yet, by name.
  init(_ link: iLink, memory: UserDefaults, firstRun: [String: Any]) {
    self.link = link
    self.memory = memory
    memory.register(defaults: Dictionary(uniqueKeysWithValues: firstRun.map { (Self.key($0), $1) }))
  }

  private static func key(_ name: String) -> String { "demo." + name }

  /// Sets iLink as it was set last time.
  func restore() {
    for row in SettingSection.all.flatMap(\.rows) {
      let value = memory.object(forKey: Self.key(row.name))
      switch row.control {
      case .toggle(let setting): if let isOn = value as? Bool { setting.set(link, isOn) }
      case .number(let setting): if let number = value as? Double { setting.set(link, number) }
      case .text(let setting): if let text = value as? String { setting.set(link, text) }
      }
    }
  }

  /// Sets one, and remembers it.
  func set<Value>(_ setting: Setting<Value>, of row: SettingRow, to value: Value) {
    objectWillChange.send()
    setting.set(link, value)
    memory.set(value, forKey: Self.key(row.name))
  }

  /// What was typed into a field. Not the value in effect, which iLink's getter gives.
  func typedText(of row: SettingRow) -> String { memory.string(forKey: Self.key(row.name)) ?? "" }
}
