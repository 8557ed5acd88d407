#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import iLinkClient
import iLinkCore

extension iLink {
  /// The one of this app. Using it once starts it; it may be configured before launching finishes.
  #if canImport(ObjectiveC)
  @objc(sharedInstance)
  #endif
  public static let shared = iLink(environment: .application())
}

extension iLinkEnvironment {
  /// This app on this Mac. Touches no UI framework yet.
  @MainActor public static func application() -> iLinkEnvironment {
    let app = AppIdentity.current
    var environment = iLinkEnvironment(
      app: app, client: .live(), history: .userDefaults(), storefront: StoreKitStorefront.current,
      prompter: SheetPrompter(), opener: WorkspaceOpener(), notifier: UpdateNotices(), texts: .bundle,
      log: SystemLog.write, isDebugBuild: app.distribution == .debug,
      defaultDelegate: { NSApplication.shared.delegate as? any iLinkDelegate })
    environment.life = DesktopLife()
    environment.productPages = SheetProductPages()
    return environment
  }
}
#endif
