#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !canImport(UIKit)
import Foundation
import iLinkCore

/// What the store's receipt tells of where a copy came from, by positive evidence only: its name marks TestFlight, and
/// a Mac app without one did not come from the store. (TestFlight for the Mac names it like the store.)
enum Receipt {
  #if DEBUG || targetEnvironment(simulator)
  static let isDebugBuild = true
  #else
  static let isDebugBuild = false
  #endif

  #if targetEnvironment(macCatalyst) || !canImport(UIKit)
  private static let ofCopyWithout = Distribution.outside
  #else
  private static let ofCopyWithout = Distribution.unknown
  #endif

  /// Where this copy came from. Looks for a file.
  static func distribution(isDebugBuild: Bool = isDebugBuild, at place: URL? = place) -> Distribution {
    if isDebugBuild { return .debug }
    guard let place else { return .unknown }
    if place.lastPathComponent == "sandboxReceipt" { return .testFlight }
    return FileManager.default.fileExists(atPath: place.path) ? .appStore : ofCopyWithout
  }

  /// The property is deprecated in newer systems for its content, not for its name, which nothing else tells.
  private static var place: URL? { (Bundle.main as any ReceiptHolder).appStoreReceiptURL }
}

/// Reads the deprecated property without a warning that could be an error elsewhere.
private protocol ReceiptHolder {
  var appStoreReceiptURL: URL? { get }
}

extension Bundle: ReceiptHolder {}
#endif
