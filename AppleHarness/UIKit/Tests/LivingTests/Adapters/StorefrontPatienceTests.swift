@_spi(Stage) import FoundationStandIns
@_spi(Stage) import StoreKit
import Testing
import iLinkCore

@testable import iLinkKit

extension Living {
  @Suite @MainActor struct StorefrontPatienceTests {
    init() { Living.reset() }

    @Test(arguments: [("USA", "us"), ("XKX", "xk"), ("DEU", "de"), ("ZZZ", nil), (nil, nil)] as [(String?, String?)])
    func `three letters become two; without an account, and for an unknown country, there is none`(
      code: String?, expected: String?
    ) async {
      StoreStage.countryCode = code
      #expect(await StoreKitStorefront.current(patience: StoreWorld.forEver)?.code == expected)
    }

    @Test func `B26: a StoreKit that does not answer is not waited for, and what comes late changes nothing`() async {
      StoreStage.storefrontGate.close()
      #expect(await StoreKitStorefront.current(patience: {}) == nil)
      StoreStage.storefrontGate.open()
      #expect(await StoreKitStorefront.current(patience: StoreWorld.forEver)?.code == "us")
    }
  }
}
