#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
public import SwiftUI
public import iLinkCore

private struct AvailableUpdateKey: EnvironmentKey { static let defaultValue: StoreListing? = nil }

private struct StoreLinksKey: EnvironmentKey { static let defaultValue: AppLinks? = nil }

extension EnvironmentValues {
  /// The newer version to show unasked, as in a badge; `nil` while there is none, and outside `.updatePrompt()`.
  public internal(set) var availableUpdate: StoreListing? {
    get { self[AvailableUpdateKey.self] }
    set { self[AvailableUpdateKey.self] = newValue }
  }

  /// The app's links as they are now; `nil` outside `.updatePrompt()`.
  public internal(set) var storeLinks: AppLinks? {
    get { self[StoreLinksKey.self] }
    set { self[StoreLinksKey.self] = newValue }
  }
}
#endif
