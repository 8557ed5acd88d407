#if canImport(UIKit) && !os(watchOS)
import UIKit
import iLinkClient
import iLinkCore

@available(iOSApplicationExtension, unavailable, message: "App extensions use iLinkCore and iLinkClient.")
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
extension iLink {
  /// The one of this app. Using it once starts it; it may be configured before launching finishes.
  #if canImport(ObjectiveC)
  @objc(sharedInstance)
  #endif
  public static let shared = iLink(environment: .application())
}

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
extension iLinkEnvironment {
  /// This app on this device. Touches no UI framework yet.
  @MainActor public static func application() -> iLinkEnvironment {
    #if os(tvOS)
    // The Apple TV's notifications have no text.
    let notifier: any UpdateNotifier = SilentNotifier()
    #else
    let notifier: any UpdateNotifier = UpdateNotices()
    #endif
    var environment = iLinkEnvironment(
      app: .current, client: .live(), history: .userDefaults(), storefront: StoreKitStorefront.current,
      prompter: AlertPrompter(), opener: ApplicationOpener(), notifier: notifier, texts: TextSources(),
      log: SystemLog.write,
      isDebugBuild: Receipt.isDebugBuild,
      defaultDelegate: { UIApplication.shared.delegate as? any iLinkDelegate })
    environment.findTexts = TextSources.ofThisApp
    let distribution = Foresight { Receipt.distribution() }
    environment.distribution = { distribution(else: .unknown) }
    environment.life = ApplicationLife()
    #if !os(tvOS) && !os(visionOS)
    environment.productPages = WindowProductPages()
    #endif
    return environment
  }
}
#endif
