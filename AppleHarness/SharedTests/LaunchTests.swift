import Foundation
@_spi(Stage) import FoundationStandIns
import Glibc
import Rehearsal
import Synchronization
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkKit

extension Living {
  /// What the use of `iLink.shared` costs an app that launches.
  ///
  /// Measured is the time that the thread itself was busy, so a machine that is busy elsewhere changes nothing: making
  /// the environment and the object, and handling the launch with all that it sets off in that turn. Not optimised,
  /// with checks; user defaults are replaced by memory. `Scripts/apple/launch` looks at the same for files and network.
  @Suite @MainActor struct LaunchTests {
    init() { Living.reset() }

    @Test func `the median of many launches is below a millisecond`() {
      Kit.launch()
      let spent = (1...301).map { _ in Self.launch() }.sorted()
      let median = spent[spent.count / 2]
      print("launch: median \(median) µs, highest \(spent[spent.count - 1]) µs")
      #expect(median < 1_000)
    }

    @Test func `looking up is done on another thread`() async {
      Kit.launch()
      let places = Mutex<[Bool]>([])
      let app = AppUnderTest {
        $0.client = LookupClient.live(
          transport: LookupTransport { _, _ in
            places.withLock { $0.append(MainLoop.isOnMain) }
            throw LookupError.unreachable(host: "itunes.apple.com", reason: "offline")
          })
        $0.history = HistoryStore(
          read: { StoredHistory() },
          update: { _ in
            places.withLock { $0.append(MainLoop.isOnMain) }
            return StoredHistory()
          })
      }
      await app.settle()
      await app.link.flush()
      #expect(places.withLock { $0.count } >= 2 && !places.withLock { $0.contains(true) })
    }

    /// For `Scripts/apple/launch`, which looks at what the thread does between the two signs.
    @Test func `a launch between two signs`() {
      Kit.launch()
      for _ in 1...20 { Self.launch() }
      Self.sign("launch begins")
      for _ in 1...20 { Self.launch() }
      Self.sign("launch ends")
      Self.sign("planted begins")
      _ = FileManager.default.fileExists(atPath: "/planted")
      Self.sign("planted ends")
    }

    /// - Returns: The thread's microseconds.
    @discardableResult private static func launch() -> Int {
      let begin = busyMicroseconds
      var environment = iLinkEnvironment.application()
      environment.history = .memory()
      let found = Foresight { Receipt.distribution(isDebugBuild: false, at: URL(fileURLWithPath: "/receipt")) }
      environment.distribution = { found(else: .unknown) }
      environment.client = LookupClient { _ in throw CancellationError() }
      environment.isDebugBuild = false
      let link = iLink(environment: environment)
      link.remindPeriod = 2
      link.happened(.becameActive)
      return busyMicroseconds - begin
    }

    private static var busyMicroseconds: Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
    }

    /// A system call that does nothing and can be seen.
    private static func sign(_ text: String) { _ = text.withCString { access($0, F_OK) } }
  }
}
