#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !canImport(UIKit)
import Foundation
import iLinkCore

extension AppIdentity {
  /// This app on this device; where it came from is left to ``Receipt``. Touches no UI framework and no file but
  /// `Info.plist`.
  static var current: AppIdentity {
    let info = Bundle.main.infoDictionary ?? [:]
    let version = info["CFBundleShortVersionString"] as? String ?? info["CFBundleVersion"] as? String ?? ""
    return AppIdentity(
      bundleID: Bundle.main.bundleIdentifier.flatMap { BundleID($0) }, version: VersionText(version),
      platform: DeviceFacts.platform, system: DeviceFacts.system, region: DeviceFacts.region)
  }
}

/// What can be told of the device without a UI framework.
enum DeviceFacts {
  /// Catalyst apps are updated from the Mac's store; an iPad app on a Mac from the iPad's.
  static var platform: StorePlatform {
    #if targetEnvironment(macCatalyst) || !canImport(UIKit)
    .macOS
    #elseif os(tvOS)
    .tvOS
    #elseif os(visionOS)
    .visionOS
    #else
    .iOS
    #endif
  }

  /// The system's version in the platform's own numbers. An iPad app on a Mac gets none: which number is reported there
  /// has not been tried, and without one nothing is forced that names a minimum.
  static var system: AppVersion? {
    if ProcessInfo.processInfo.isiOSAppOnMac { return nil }
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return AppVersion("\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)")
  }

  /// The user's region; a setting for formats, so only a guess at the storefront.
  static var region: String? {
    (NSLocale.current as NSLocale).object(forKey: .countryCode) as? String
  }
}
#endif
