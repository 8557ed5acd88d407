import Foundation
import iLinkClient
import iLinkCore

/// The rows of the settings' table.
enum SettingsFields {
  typealias Field = SettingsDocument.Field

  static let flags: [Field] = [
    flag("globalPromptForUpdate", \.globalPromptForUpdate), flag("promptAtLaunch", \.promptAtLaunch),
    flag("aggressiveUpdatePrompt", \.aggressiveUpdatePrompt), flag("previewMode", \.previewMode),
    flag("localNotificationWhenUpdate", \.localNotificationWhenUpdate),
    flag("promptOutsideAppStore", \.promptOutsideAppStore),
  ]

  static let numbers: [Field] = [
    days("remindPeriod", \.remindPeriod), days("releaseDelay", \.releaseDelay),
    number("daysUntilPrompt", \.daysUntilPrompt), number("usesPerWeekForPrompt", \.usesPerWeekForPrompt),
    count("usesUntilPrompt", \.usesUntilPrompt), count("eventsUntilPrompt", \.eventsUntilPrompt),
  ]

  static let identity: [Field] = [
    optional("minimumSupportedVersion", "a version", \.minimumSupportedVersion, { $0.description }, { AppVersion($0) }),
    optional("applicationVersion", "a version", \.applicationVersion, { $0.text }, { VersionText($0) }),
    optional("applicationBundleID", "a bundle identifier", \.applicationBundleID, { $0.text }, { BundleID($0) }),
    optional("appStoreCountry", "two letters", \.appStoreCountry, { $0.code }, { Storefront(unlisted: $0) }),
    optional("appStoreID", "an ID", \.appStoreID, { $0.description }, { AppID($0) }),
    optional("artistID", "an ID", \.artistID, { $0.description }, { DeveloperID($0) }),
    Field(
      name: "storefrontFallbacks", expected: "a list of two-letter codes",
      read: { .list($0.storefrontFallbacks.map { .text($0.code) }) },
      write: { settings, value in
        guard case .list(let values) = value else { return false }
        let storefronts = values.compactMap { $0.asText.flatMap { Storefront(unlisted: $0) } }
        settings.storefrontFallbacks = storefronts
        return storefronts.count == values.count
      }),
  ]

  static let links: [Field] = [
    Field(
      name: "linkParams", expected: "a text", read: { .text($0.linkParams) },
      write: { settings, value in
        guard let text = value.asText else { return false }
        settings.linkParams = text
        return true
      }),
    url("ratingsURL", \.ratingsURL), url("appLocalURL", \.appLocalURL), url("appShareURL", \.appShareURL),
    url("artistURL", \.artistURL),
  ]

  // A key path to a property of a value is safe to share, and says so from Swift 6 on.
  private typealias Path<Value> = any WritableKeyPath<UpdateSettings, Value> & Sendable

  private static func flag(_ name: String, _ path: Path<Bool>) -> Field {
    Field(
      name: name, expected: "true or false", read: { .flag($0[keyPath: path]) },
      write: { settings, value in
        guard case .flag(let flag) = value else { return false }
        settings[keyPath: path] = flag
        return true
      })
  }

  private static func number(_ name: String, _ path: Path<Double>, unit: Double = 1) -> Field {
    Field(
      name: name, expected: "a number", read: { .number($0[keyPath: path] / unit) },
      write: { settings, value in
        guard let number = value.asNumber else { return false }
        settings[keyPath: path] = number * unit
        return true
      })
  }

  private static func days(_ name: String, _ path: Path<TimeInterval>) -> Field {
    number(name, path, unit: 86_400)
  }

  private static func count(_ name: String, _ path: Path<Int>) -> Field {
    Field(
      name: name, expected: "a whole number", read: { .integer(Int64($0[keyPath: path])) },
      write: { settings, value in
        guard let number = value.asNumber, let count = Int(exactly: number), count >= 0 else { return false }
        settings[keyPath: path] = count
        return true
      })
  }

  private static func url(_ name: String, _ path: Path<URL?>) -> Field {
    optional(name, "a URL", path, { $0.absoluteString }, { URL(string: $0) })
  }

  /// A value that is written as text, or as a number where that is what it is; `null` sets it back.
  private static func optional<Value: Sendable>(
    _ name: String, _ expected: String, _ path: Path<Value?>, _ text: @escaping @Sendable (Value) -> String,
    _ value: @escaping @Sendable (String) -> Value?
  ) -> Field {
    Field(
      name: name, expected: expected, read: { $0[keyPath: path].map { .text(text($0)) } ?? .null },
      write: { settings, json in
        if json == .null {
          settings[keyPath: path] = nil
          return true
        }
        guard let read = (json.asText ?? json.asDigits).flatMap(value) else { return false }
        settings[keyPath: path] = read
        return true
      })
  }
}

extension JSONValue {
  fileprivate var asText: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var asDigits: String? { if case .integer(let number) = self { String(number) } else { nil } }

  fileprivate var asNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number) where number.isFinite: number
    default: nil
    }
  }
}
