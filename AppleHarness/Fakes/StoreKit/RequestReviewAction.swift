#if canImport(SwiftUI)
public import SwiftUI

/// Needs both imports, `SwiftUI` and `StoreKit`, as Apple's does.
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@MainActor public struct RequestReviewAction {
  public func callAsFunction() { StoreStage.reviewRequests += 1 }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension EnvironmentValues {
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}
#endif
