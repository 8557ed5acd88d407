#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An order to open a page: show ``product`` inside the app, if there is one and the platform can; else try ``urls`` one
/// after the other until the system takes one. Then report with ``UpdateEvent/opened(_:_:)``.
///
/// Every URL in here is Apple's, or one that the app's own code set.
public struct OpenRequest: Hashable, Sendable, Identifiable {
  /// What a report names.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  /// What a report names.
  public let id: ID
  /// The page.
  public let destination: OpenDestination
  /// The URLs to try: the local form first, then https. Never empty.
  public let urls: [URL]
  /// The page to show inside the app first; `nil` for every destination but a product page.
  public let product: StoreProduct?
}
