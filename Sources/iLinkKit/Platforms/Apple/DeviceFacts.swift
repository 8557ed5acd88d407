#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !canImport(UIKit)
import Foundation
import iLinkCore

extension AppIdentity {
  /// This app on this device. Touches no UI framework.
  static var current: AppIdentity {
    let info = Bundle.main.infoDictionary ?? [:]
    let version = info["CFBundleShortVersionString"] as? String ?? info["CFBundleVersion"] as? String ?? ""
    return AppIdentity(
      bundleID: Bundle.main.bundleIdentifier.flatMap { BundleID($0) }, version: VersionText(version),
      platform: DeviceFacts.platform, system: DeviceFacts.system, distribution: DeviceFacts.distribution,
      region: DeviceFacts.region)
  }
}

/// What can be told of the device without a UI framework.
enum DeviceFacts {
  /// Catalyst apps are updated from the Mac's store; an iPad app on a Mac from the iPad's.
  static var platform: StorePlatform {
    #if targetEnvironment(macCatalyst) || os(macOS)
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
    #if canImport(Darwin)
    if ProcessInfo.processInfo.isiOSAppOnMac { return nil }
    #endif
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return AppVersion("\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)")
  }

  /// The user's region; a setting for formats, so only a guess at the storefront.
  static var region: String? {
    (NSLocale.current as NSLocale).object(forKey: .countryCode) as? String
  }

  /// Where this copy came from, by positive evidence only. The receipt's name marks TestFlight; a Mac app without a
  /// receipt did not come from the store.
  static var distribution: Distribution {
    #if DEBUG || targetEnvironment(simulator)
    return .debug
    #else
    guard let receipt = Receipt.url else { return .unknown }
    if receipt.lastPathComponent == "sandboxReceipt" { return .testFlight }
    let exists = FileManager.default.fileExists(atPath: receipt.path)
    #if os(macOS)
    return exists ? .appStore : .outside
    #else
    return exists ? .appStore : .unknown
    #endif
    #endif
  }
}

/// The receipt's place. The property is deprecated in newer systems for its content, not for its name, which nothing
/// else tells.
private enum Receipt {
  static var url: URL? { (Bundle.main as any ReceiptHolder).appStoreReceiptURL }
}

/// Reads the deprecated property without a warning that could be an error elsewhere.
private protocol ReceiptHolder {
  var appStoreReceiptURL: URL? { get }
}

extension Bundle: ReceiptHolder {}
#endif
