import Foundation
import iLinkCore

/// What an app on disk says about itself: bundle ID, version, platform.
struct AppBundle: Sendable, Hashable {
  let bundleID: BundleID
  let version: String?
  /// The name under the app's icon.
  let name: String?
  let platform: StorePlatform?

  var argument: AppArgument {
    AppArgument(app: .bundle(bundleID), platform: platform, installed: version, name: name, isOnDisk: true)
  }

  /// Whether a text can be the path of an app, an archive or a property list.
  static func mayBePath(_ text: String) -> Bool {
    let name = text.reversed().drop { $0 == "/" }
    return text.contains("/") || [".app", ".xcarchive", ".plist"].contains { name.starts(with: $0.reversed()) }
  }

  /// Reads an `.app` (iPhone or Mac), an `.xcarchive` or an `Info.plist`.
  static func read(at path: String, in world: World) throws(CommandFailure) -> AppBundle {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let places =
      trimmed.hasSuffix(".plist")
      ? [trimmed] : [trimmed + "/Contents/Info.plist", trimmed + "/Info.plist"]
    guard let place = places.first(where: world.fileExists) else {
      let isThere = world.fileExists(trimmed)
      throw CommandFailure(
        .usage,
        isThere ? "there is no Info.plist in \(Harmless.quoted(path))" : "there is no file \(Harmless.quoted(path))",
        hint: "Give the path of an .app, an .xcarchive or an Info.plist.")
    }
    let content: Data
    do { content = try world.readFile(place) } catch {
      throw CommandFailure(
        .failure, "\(Harmless.quoted(place)) cannot be read", hint: "Check that it is a file and who may read it.")
    }
    guard let list = (try? PropertyListSerialization.propertyList(from: content, format: nil)) as? [String: Any] else {
      throw CommandFailure(
        .usage, "\(Harmless.quoted(place)) is not a property list", hint: "Give the path of a built app's Info.plist.")
    }
    return try AppBundle(list, place: place)
  }

  private init(_ list: [String: Any], place: String) throws(CommandFailure) {
    let properties = list["ApplicationProperties"] as? [String: Any] ?? list
    let text = properties["CFBundleIdentifier"] as? String
    guard let bundleID = text.flatMap({ BundleID($0) }) else {
      let found = text.map { "\(Harmless.quoted($0)) in \(Harmless.quoted(place)) is not a bundle ID" }
      throw CommandFailure(
        .usage, found ?? "\(Harmless.quoted(place)) has no CFBundleIdentifier",
        hint: "Give the path of a built app: in a project, its values are still $(VARIABLES).")
    }
    self.bundleID = bundleID
    let names = [properties["CFBundleDisplayName"], properties["CFBundleName"], list["Name"]]
    name = names.lazy.compactMap { $0 as? String }.first { !$0.isEmpty }
    version = properties["CFBundleShortVersionString"] as? String ?? properties["CFBundleVersion"] as? String
    platform = Self.platform(properties, place: place)
  }

  private static func platform(_ properties: [String: Any], place: String) -> StorePlatform? {
    let named =
      (properties["CFBundleSupportedPlatforms"] as? [String])?.first ?? properties["DTPlatformName"] as? String
    switch named?.lowercased() {
    case "iphoneos", "iphonesimulator": return .iOS
    case "macosx": return .macOS
    case "appletvos", "appletvsimulator": return .tvOS
    case "xros", "xrsimulator": return .visionOS
    default: break
    }
    let applicationPath = properties["ApplicationPath"] as? String
    let isMac =
      place.hasSuffix("/Contents/Info.plist") || properties["LSMinimumSystemVersion"] != nil
      || applicationPath == nil && properties["NSPrincipalClass"] as? String == "NSApplication"
    return isMac ? .macOS : properties["MinimumOSVersion"] != nil ? .iOS : nil
  }
}
