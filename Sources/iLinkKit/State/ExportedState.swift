package import Foundation
import iLinkClient
package import iLinkCore

/// What `exportState()` writes and `ilink explain --state` reads: facts about one app on one device, as JSON.
///
/// Every key may be missing, and what cannot be read counts as absent, as in a store.
package struct ExportedState: Sendable {
  /// The app and the device.
  package var app: AppIdentity
  /// The launch in which it was written.
  package var launch: LaunchID
  /// The settings in effect.
  package var settings: UpdateSettings
  /// What is remembered.
  package var history: UpdateHistory

  /// Gathers a state.
  package init(app: AppIdentity, launch: LaunchID, settings: UpdateSettings, history: UpdateHistory) {
    self.app = app
    self.launch = launch
    self.settings = settings
    self.history = history
  }

  /// The document's name and number.
  package static let schema = "ilink.state/1"

  /// The document.
  package var text: String {
    var stored = StoredHistory()
    history.write(into: &stored)
    var document = HistoryDocument()
    document.replace(StoredHistory(), with: stored)
    let state = JSONValue.object([
      "schema": .text(Self.schema), "launch": .text(launch.text), "app": app.json,
      "settings": SettingsDocument.json(settings), "history": document.json,
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }

  /// Reads a document; `nil` when it is none. Keys of settings that are not known are passed over.
  package init?(_ data: Data) {
    guard case .object(let top)? = try? JSONDecoder().decode(JSONValue.self, from: data),
      top["schema"] == .text(Self.schema)
    else { return nil }
    var settings = UpdateSettings()
    if case .object(let values)? = top["settings"] { _ = SettingsDocument.apply(values, to: &settings) }
    self.settings = settings
    app = AppIdentity(top["app"])
    if case .text(let text)? = top["launch"] { launch = LaunchID(text) } else { launch = LaunchID("") }
    history = UpdateHistory(top["history"].map { HistoryDocument(values: $0).history } ?? StoredHistory())
  }
}

extension AppIdentity {
  fileprivate var json: JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
    return .object([
      "bundleId": text(bundleID?.text), "version": .text(version.text), "platform": .text(platform.rawValue),
      "system": text(system?.description), "distribution": .text(distribution.rawValue), "region": text(region),
      "language": text(language),
    ])
  }

  fileprivate init(_ json: JSONValue?) {
    func text(_ key: String) -> String? {
      if case .object(let values)? = json, case .text(let text)? = values[key] { text } else { nil }
    }
    self.init(
      bundleID: text("bundleId").flatMap { BundleID($0) }, version: VersionText(text("version") ?? ""),
      platform: text("platform").flatMap { StorePlatform(rawValue: $0) } ?? .iOS,
      system: text("system").flatMap { AppVersion($0) },
      distribution: text("distribution").flatMap { Distribution(rawValue: $0) } ?? .unknown, region: text("region"),
      language: text("language"))
  }
}
