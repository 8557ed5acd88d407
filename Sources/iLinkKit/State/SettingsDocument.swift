package import Foundation
package import iLinkClient
package import iLinkCore

/// The settings as JSON: the keys are the settings' names, the units are iLink 1.x's (days, and 0 for "not set").
///
/// One table serves reading, writing and the list of names.
package enum SettingsDocument {
  /// Why a document was not understood.
  package enum Problem: Error, Hashable {
    /// There is no such setting.
    case unknown(String)
    /// The value is of another type than the setting's.
    case value(String, expected: String)
  }

  struct Field: Sendable {
    let name: String
    /// What a value looks like, for messages.
    let expected: String
    let read: @Sendable (UpdateSettings) -> JSONValue
    /// `false` when the value does not fit.
    let write: @Sendable (inout UpdateSettings, JSONValue) -> Bool
  }

  /// The names, in the order of the documentation.
  package static var names: [String] { fields.map(\.name) }

  /// The settings with all names.
  package static func json(_ settings: UpdateSettings) -> JSONValue {
    .object(Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.read(settings)) }))
  }

  /// Changes the settings that are named, and gives back what was not understood.
  package static func apply(_ object: [String: JSONValue], to settings: inout UpdateSettings) -> [Problem] {
    object.keys.sorted().compactMap { key in
      guard let field = fields.first(where: { $0.name == key }), let value = object[key] else { return .unknown(key) }
      return field.write(&settings, value) ? nil : .value(key, expected: field.expected)
    }
  }

  /// The same from JSON text; `nil` when it is no object.
  package static func apply(_ data: Data, to settings: inout UpdateSettings) -> [Problem]? {
    guard case .object(let object)? = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
    return apply(object, to: &settings)
  }

  static let fields: [Field] =
    SettingsFields.flags + SettingsFields.numbers + SettingsFields.identity + SettingsFields.links
}
