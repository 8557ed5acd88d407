@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
@_spi(Stage) import SwiftUI
import Synchronization
import Testing
@_spi(Stage) import UIKit

extension Living {
  @Suite @MainActor struct StoreTests {
    init() { Living.reset() }

    @Test func `the storefront has three letters, or there is none`() async {
      #expect(await StoreKit.Storefront.current?.countryCode == "USA")
      StoreStage.countryCode = nil
      #expect(await StoreKit.Storefront.current == nil)
    }

    @Test func `the storefront takes its time`() async {
      StoreStage.storefrontGate.close()
      let answers = Mutex<[String]>([])
      let task = Task {
        let code = await StoreKit.Storefront.current?.countryCode ?? "none"
        answers.withLock { $0.append(code) }
      }
      await MainLoop.settle()
      #expect(answers.withLock { $0.isEmpty })
      StoreStage.storefrontGate.open()
      await task.value
      #expect(answers.withLock { $0 } == ["USA"])
    }

    @Test(arguments: [true, false]) func `a product page loads or fails, on the main thread`(loads: Bool) async {
      StoreStage.productPage = loads
      let page = SKStoreProductViewController()
      var outcome: (loaded: Bool, failed: Bool, onMain: Bool)?
      page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { isLoaded, error in
        outcome = (isLoaded, error != nil, MainLoop.isOnMain)
      }
      await MainLoop.settle()
      #expect(outcome?.loaded == loads && outcome?.failed == !loads && outcome?.onMain == true)
      #expect(StoreStage.loadedProducts == [1])
    }

    @Test func `a product page without a number fails`() async {
      await #expect(throws: (any Error).self) {
        try await SKStoreProductViewController().loadProduct(withParameters: [:])
      }
    }

    @Test func `a product page may never answer, and its Done button tells the delegate`() async {
      StoreStage.productPage = nil
      let page = SKStoreProductViewController()
      var answers = 0
      page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { _, _ in answers += 1 }
      await MainLoop.settle()
      #expect(answers == 0)
      let delegate = Delegate()
      page.delegate = delegate
      page.tapDone()
      #expect(delegate.finished.withLock { $0 } == 1)
    }

    @Test func `a review is asked for with either import`() throws {
      Stage.launch()
      AppStore.requestReview(in: try #require(Stage.sortedScenes.first as? UIWindowScene))
      EnvironmentValues().requestReview()
      #expect(StoreStage.reviewRequests == 2)
    }

    @Test func `the system may not know where the copy came from, and refreshing asks for the password`() async throws {
      StoreStage.transaction = .success(AppTransaction(environment: .sandbox))
      #expect(try await AppTransaction.shared.payloadValue.environment == .sandbox)
      StoreStage.transaction = .failure(CocoaError(.featureUnsupported))
      await #expect(throws: CocoaError.self) { try await AppTransaction.shared }
      #expect(StoreStage.passwordDialogs == 0)
      _ = try? await AppTransaction.refresh()
      #expect(StoreStage.passwordDialogs == 1)
    }
  }
}

private final class Delegate: NSObject, SKStoreProductViewControllerDelegate, Sendable {
  let finished = Mutex(0)
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { finished.withLock { $0 += 1 } }
}
