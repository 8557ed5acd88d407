@_spi(Stage) import FoundationStandIns
import Testing
@_spi(Stage) import UIKit

@testable import iLinkKit

extension Living {
  @Suite @MainActor struct AutostartTests {
    init() { Living.reset() }

    @Test func `nothing starts, and no application object is asked for, before the app has launched`() async {
      var starts = 0
      let listener = Autostart.listener { starts += 1 }
      await MainLoop.settle()
      #expect(starts == 0)
      Stage.launch()
      #expect(starts == 0, "the delegate's settings come first")
      await MainLoop.settle()
      #expect(starts == 1)
      withExtendedLifetime(listener) {}
    }
  }
}
