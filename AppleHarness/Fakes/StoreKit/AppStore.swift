#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
public enum AppStore {
  public struct Environment: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  #if canImport(UIKit)
  /// Whether anything shows is for the system to say; in TestFlight nothing does.
  @available(iOS 16.0, visionOS 1.0, macCatalyst 16.0, *)
  @available(tvOS, unavailable)
  @MainActor public static func requestReview(in scene: UIWindowScene) { StoreStage.reviewRequests += 1 }
  #else
  /// Whether anything shows is for the system to say; in TestFlight nothing does.
  @available(macOS 13.0, *)
  @MainActor public static func requestReview(in controller: NSViewController) { StoreStage.reviewRequests += 1 }
  #endif
}

#if canImport(UIKit)
@available(iOS 10.3, *)
@available(tvOS, unavailable)
open class SKStoreReviewController: NSObject, @unchecked Sendable {
  @available(iOS, introduced: 14.0, deprecated: 18.0)
  @available(visionOS, introduced: 1.0, deprecated: 2.0)
  @MainActor public class func requestReview(in scene: UIWindowScene) { StoreStage.reviewRequests += 1 }
}
#else
@available(macOS, introduced: 10.14, deprecated: 15.0)
open class SKStoreReviewController: NSObject, @unchecked Sendable {
  @MainActor public class func requestReview() { StoreStage.reviewRequests += 1 }
}
#endif
