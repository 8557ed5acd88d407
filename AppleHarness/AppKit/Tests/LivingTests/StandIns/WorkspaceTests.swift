@_spi(Stage) import AppKit
@_spi(Stage) import FoundationStandIns
import Synchronization
import Testing

extension Living {
  @Suite @MainActor struct WorkspaceTests {
    init() { Living.reset() }

    private let store = URL(string: "macappstore://apps.apple.com/app/id1")!
    private let nonsense = URL(string: "nonsense:1")!

    @Test func `the simple form answers at once`() {
      #expect(NSWorkspace.shared.open(store))
      #expect(!NSWorkspace.shared.open(nonsense))
      #expect(WorkspaceStage.desk.opened == [store])
    }

    @Test func `the handler of the long form is called in the background`() async {
      let answers = Mutex<[String]>([])
      for url in [store, nonsense] {
        NSWorkspace.shared.open(url, configuration: .init()) { application, error in
          answers.withLock { $0.append("\(application != nil) \(error != nil) \(MainLoop.isOnMain)") }
        }
      }
      await MainLoop.settle()
      #expect(answers.withLock { $0 } == ["true false false", "false true false"])
    }

    @Test func `the answer of the long form may never come`() async {
      WorkspaceStage.desk.answer { _ in .silence }
      let answers = Mutex(0)
      NSWorkspace.shared.open(store, configuration: .init()) { _, _ in answers.withLock { $0 += 1 } }
      await MainLoop.settle()
      #expect(answers.withLock { $0 } == 0 && WorkspaceStage.desk.asked == [store])
    }

    /// In Swift 5 mode the compiler says nothing of it; the handler is then code of the main actor on another thread.
    @Test func `a handler that counts on the main actor ends the process`() async {
      await #expect(processExitsWith: .failure) {
        NSWorkspace.shared.open(URL(string: "https://apps.apple.com")!, configuration: .init()) { _, _ in
          MainActor.assumeIsolated {}
        }
        await MainLoop.settle()
      }
    }
  }
}
