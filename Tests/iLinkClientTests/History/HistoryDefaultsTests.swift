import Foundation
import Testing
import iLinkCore

@testable import iLinkClient

@Suite("The history in user defaults")
struct HistoryDefaultsTests {
  /// Runs a test with defaults that nobody else has.
  private static func run(_ body: (UserDefaults, HistoryStore) throws -> Void) throws {
    let suite = "dev.ilink.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    try body(defaults, .userDefaults(defaults))
  }

  @Test func `iLink 1.x's values are read where they lie`() throws {
    try Self.run { defaults, store in
      defaults.set(284_910_350, forKey: "iLinkAppStoreID")
      defaults.set("2.3", forKey: "iLinkDeclinedVersion")
      defaults.set(Date.noon, forKey: "iLinkLastReminded")
      defaults.set(true, forKey: "iLinkIsUpdateNotificationScheduled")
      defaults.set(12, forKey: "iLinkUseCount")
      let history = try store.read()
      #expect(history[.appID]?.asInteger == 284_910_350)
      #expect(history[.declinedVersion] == .text("2.3"))
      #expect(history[.lastReminded] == .date(.noon))
      #expect(history[.isNotificationScheduled]?.asFlag == true)
      #expect(history[.useCount]?.asInteger == 12)
    }
  }

  @Test func `values are written as the types that iLink 1.x reads`() throws {
    try Self.run { defaults, store in
      _ = try store.update { history in
        history[.useCount] = .integer(12)
        history[.lastReminded] = .date(.noon)
        history[.isNotificationScheduled] = .flag(true)
      }
      #expect(defaults.integer(forKey: "iLinkUseCount") == 12)
      #expect(defaults.object(forKey: "iLinkLastReminded") as? Date == .noon)
      #expect(defaults.bool(forKey: "iLinkIsUpdateNotificationScheduled"))
    }
  }

  @Test func `what belongs to the app, and what cannot be read, is left alone`() throws {
    try Self.run { defaults, store in
      defaults.set("theirs", forKey: "skipVersion")
      defaults.set(["a", "b"], forKey: "iLinkUseCount")
      #expect(try store.read() == StoredHistory())
      _ = try store.update { $0[.eventCount] = .integer(1) }
      #expect(defaults.string(forKey: "skipVersion") == "theirs")
      #expect(defaults.stringArray(forKey: "iLinkUseCount") == ["a", "b"])
      _ = try store.update { $0 = StoredHistory() }
      #expect(defaults.object(forKey: "iLinkEventCount") == nil)
      #expect(defaults.string(forKey: "skipVersion") == "theirs")
    }
  }
}
