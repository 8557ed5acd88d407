#if canImport(StoreKit)
import Foundation
import StoreKit
import iLinkCore

/// StoreKit's storefront: the account's own store, which the device's region is not.
enum StoreKitStorefront {
  /// The storefront; `nil` without an account, for a country that is not known, and when StoreKit does not answer in
  /// time. Asking it may take its time, and once froze apps: what is later than three seconds is not waited for.
  // `@Sendable` says in Swift 5 mode, where an app may compile this, what Swift 6 infers of a static method.
  @Sendable static func current() async -> iLinkCore.Storefront? {
    await current { try? await Task.sleep(nanoseconds: 3_000_000_000) }
  }

  /// - Parameter patience: Comes back when it is time to give up.
  static func current(patience: @escaping @Sendable () async -> Void) async -> iLinkCore.Storefront? {
    let race = AsyncStream<String?>.makeStream()
    let asking = Task { race.continuation.yield(await StoreKit.Storefront.current?.countryCode) }
    let timer = Task {
      await patience()
      race.continuation.yield(nil)
    }
    defer {
      asking.cancel()
      timer.cancel()
    }
    for await code in race.stream { return code.flatMap { iLinkCore.Storefront(alpha3: $0) } }
    return nil
  }
}
#endif
