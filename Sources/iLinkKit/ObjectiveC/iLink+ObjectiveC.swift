#if canImport(ObjectiveC)
import Foundation
import iLinkCore

/// What Objective-C cannot say in Swift's types, in its own: text for versions, numbers for identifiers. Each is a
/// forward, and Swift does not see it.
extension iLink {
  /// ``minimumSupportedVersion`` as text. A text that is no version sets none, and the log says so.
  @available(swift, obsoleted: 1.0, message: "Objective-C's; Swift has minimumSupportedVersion.")
  @objc(minimumSupportedVersion) public var objcMinimumSupportedVersion: String? {
    get { minimumSupportedVersion?.description }
    set {
      minimumSupportedVersion = newValue.flatMap { AppVersion($0) }
      if let newValue, minimumSupportedVersion == nil {
        environment.log("iLink: '\(newValue)' is no version, so there is no minimum. Write it like 2.1.")
      }
    }
  }

  /// ``storefrontFallbacks`` as two-letter texts. What is not two letters is left out.
  @available(swift, obsoleted: 1.0, message: "Objective-C's; Swift has storefrontFallbacks.")
  @objc(storefrontFallbacks) public var objcStorefrontFallbacks: [String] {
    get { storefrontFallbacks.map(\.code) }
    set { storefrontFallbacks = newValue.compactMap { Storefront(unlisted: $0) } }
  }

  /// ``showProductPage(of:)``; 0 shows nothing.
  @available(swift, obsoleted: 1.0, message: "Objective-C's; Swift has showProductPage(of:).")
  @objc(showProductPageWithAppleID:) public func objcShowProductPage(withAppleID appleID: UInt) {
    AppID(appleID).map(showProductPage(of:))
  }

  /// The version of ``availableUpdate``.
  @available(swift, obsoleted: 1.0, message: "Objective-C's; Swift has availableUpdate.")
  @objc(availableVersion) public var objcAvailableVersion: String? { availableUpdate?.versionText }

  /// ``lastDecision``, rule by rule, as text to read.
  @available(swift, obsoleted: 1.0, message: "Objective-C's; Swift has lastDecision.")
  @objc(lastDecisionReport) public var objcLastDecisionReport: String? { lastDecision?.report }

  /// ``checkForUpdate()``: whether the user would be asked.
  @available(swift, obsoleted: 1.0, message: "Objective-C's; Swift has checkForUpdate().")
  @objc(checkForUpdateWithCompletionHandler:) public func objcCheckForUpdate() async -> Bool {
    await checkForUpdate().kind != nil
  }

  /// ``status()``: what there is, and its version if there is something.
  @available(swift, obsoleted: 1.0, message: "Objective-C's; Swift has status().")
  @objc(statusWithCompletionHandler:) public func objcStatus() async -> (ObjCUpdateStatus, String?) {
    switch await status() {
    case .upToDate: (.upToDate, nil)
    case .available(let listing): (.available, listing.versionText)
    case .cannotTell: (.cannotTell, nil)
    }
  }
}

/// ``UpdateStatus`` without its reasons, for Objective-C.
@objc(iLinkUpdateStatus) public enum ObjCUpdateStatus: Int, Sendable {
  /// There is nothing newer for this device.
  case upToDate
  /// There is a newer version for this device.
  case available
  /// It cannot be told.
  case cannotTell
}
#endif
