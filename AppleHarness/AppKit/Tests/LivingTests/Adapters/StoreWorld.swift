@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkKit

/// An app that knows its number and never prompts by itself, on the stand-ins' Mac.
@MainActor struct StoreWorld {
  let link: iLink
  let delegate = StoreDelegate()

  /// - Parameter patience: How long a tap waits for a product page; by default for ever.
  init(patience: @escaping @Sendable () async -> Void = Self.forEver) {
    var environment = iLinkEnvironment(
      app: AppIdentity(bundleID: BundleID("com.example.app"), version: VersionText("1.0"), platform: .macOS),
      client: LookupClient { _ in throw LookupError.unreachable(host: "the store", reason: "no connection") },
      history: .memory(), prompter: SheetPrompter(), opener: WorkspaceOpener(), notifier: SilentNotifier(),
      texts: TextSources(appName: "Example", preferredLanguages: ["en"]))
    environment.life = DesktopLife()
    environment.productPages = SheetProductPages(patience: patience)
    link = iLink(environment: environment)
    link.globalPromptForUpdate = false
    link.appStoreID = 7
    link.delegate = delegate
  }

  /// Time that never passes.
  static let forEver: @Sendable () async -> Void = {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
  }

  /// The page of the store that a person sees.
  var page: SKStoreProductViewController? {
    NSApplication.shared.windows.compactMap { $0.attachedSheet?.contentViewController as? SKStoreProductViewController }
      .first
  }

  /// Lets the world go on until something is so; a failure when it never is.
  func until(
    _ isSo: @MainActor () -> Bool, _ sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<500 where !isSo() { await MainLoop.settle() }
    #expect(isSo(), sourceLocation: sourceLocation)
  }
}

/// Writes down what it hears of pages.
@MainActor final class StoreDelegate: NSObject, iLinkDelegate {
  private(set) var opened = 0
  func iLinkDidOpenAppStore() { opened += 1 }
}
