#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
public import SwiftUI
import iLinkCore

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
extension View {
  /// Shows iLink's prompts as an alert of this view, in the place of the platform's own, so that two never show.
  ///
  /// Put it on the root view. Inside, `@Environment(\.availableUpdate)` is the update for a badge, and
  /// `@Environment(\.storeLinks)` are the app's links.
  public func updatePrompt(_ link: iLink? = nil) -> some View { modifier(UpdatePromptModifier(link)) }
}
#endif
