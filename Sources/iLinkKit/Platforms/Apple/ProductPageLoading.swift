#if canImport(StoreKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import StoreKit
import iLinkCore

/// Loading the store's page. It is loaded before it is shown, so that a page that cannot be had never covers the app.
enum ProductPageLoading {
  /// How long a tap waits for the page before the link is opened instead; StoreKit itself may never answer.
  static let patience: @Sendable () async -> Void = { try? await Task.sleep(nanoseconds: 5_000_000_000) }

  /// Whether the page has been loaded before `patience` came to its end.
  @MainActor static func load(
    _ product: StoreProduct, into page: SKStoreProductViewController, patience: @escaping @Sendable () async -> Void
  ) async -> Bool {
    let race = AsyncStream<Bool>.makeStream()
    page.loadProduct(withParameters: product.storeKitParameters) { @Sendable isLoaded, error in
      race.continuation.yield(isLoaded && error == nil)
    }
    let timer = Task {
      await patience()
      race.continuation.yield(false)
    }
    defer { timer.cancel() }
    for await isLoaded in race.stream { return isLoaded }
    return false
  }
}

extension StoreProduct {
  /// What a link would carry, under StoreKit's names.
  var storeKitParameters: [String: Any] {
    let tokens = [
      SKStoreProductParameterProviderToken: parameters.campaign?.provider,
      SKStoreProductParameterCampaignToken: parameters.campaign?.token,
      SKStoreProductParameterAffiliateToken: parameters.affiliate,
      SKStoreProductParameterCustomProductPageIdentifier: parameters.productPage?.uuidString,
    ]
    var known: [String: Any] = tokens.compactMapValues { $0 }
    known[SKStoreProductParameterITunesItemIdentifier] = NSNumber(value: app.number)
    return known
  }
}
#endif
