package import iLinkCore

/// An app that the simulated store sells.
package struct SimulatedApp: Hashable, Sendable {
  /// Its bundle identifier.
  package var bundleID: BundleID
  /// Its number.
  package var id: AppID
  /// Its name, the same in every country.
  package var name: String
  /// Where it runs. One ID for several platforms is a universal purchase, as most apps that have a Mac version are.
  package var platforms: Set<StorePlatform>
  /// Its developer's number.
  package var developerID: DeveloperID
  /// Its developer's name.
  package var developerName: String
  /// The version that the store has or gets, instead of the scenario's.
  package var version: String?
  /// The version before, instead of the scenario's.
  package var previous: String?

  /// Makes an app; its name is taken from its bundle identifier.
  package init(_ bundleID: BundleID, id: AppID, platforms: Set<StorePlatform> = [.iOS, .macOS, .tvOS]) {
    self.bundleID = bundleID
    self.id = id
    self.platforms = platforms
    name = Self.name(of: bundleID)
    developerID = Self.exampleDeveloper
    developerName = "Example GmbH"
  }

  /// The app when none is named.
  package static let example = SimulatedApp(exampleBundleID, id: exampleID)

  // Literals of ours, read by a test.
  private static let exampleBundleID = BundleID("com.example.app")!
  private static let exampleID = AppID(123_456_789)!
  private static let exampleDeveloper = DeveloperID(987_654_321)!

  /// The last part that tells an app from others: "Example" for `com.example.app`, "Notes" for `com.acme.notes`.
  private static func name(of bundleID: BundleID) -> String {
    let parts = bundleID.text.split(separator: ".")
    let telling =
      parts.last { !["app", "ios", "mac", "macos", "iphone"].contains($0.lowercased()) } ?? parts.last ?? "App"
    return telling.prefix(1).uppercased() + telling.dropFirst()
  }
}

extension SimulatedApp {
  /// Reads `com.example.app:123456789`, with `:ios` or `:ios+macos` behind it when it does not run everywhere.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), let bundleID = BundleID(parts[0]), let id = AppID(parts[1]) else { return nil }
    self.init(bundleID, id: id)
    guard parts.count == 3 else { return }
    let named = parts[2].split(separator: "+", omittingEmptySubsequences: false).map {
      StorePlatform(rawValue: $0.lowercased())
    }
    guard !named.contains(nil) else { return nil }
    platforms = Set(named.compactMap(\.self))
  }
}
