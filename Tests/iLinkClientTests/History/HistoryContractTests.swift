import Foundation
import Testing
import iLinkClient
import iLinkCore

/// A kind of store, and how to make an empty one.
enum StoreKind: CaseIterable, Sendable {
  case memory, file, userDefaults

  /// Runs a test with a store that nobody else has, and with a way to open it a second time.
  func run(_ body: (_ store: HistoryStore, _ again: () -> HistoryStore) throws -> Void) throws {
    switch self {
    case .memory:
      let store = HistoryStore.memory()
      try body(store) { store }
    case .file:
      try Folder.temporary { folder in
        let url = folder.appendingPathComponent("history.json")
        try body(.file(at: url)) { .file(at: url) }
      }
    case .userDefaults:
      let suite = "dev.ilink.tests.\(UUID().uuidString)"
      defer { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }
      let store = HistoryStore.userDefaults(suite: suite)
      // On Linux another instance does not see what this one wrote.
      try body(store) { store }
    }
  }
}

enum Folder {
  /// Runs a test with a folder of its own.
  static func temporary<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ilink-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The same for a test that waits.
  static func temporary<Value: Sendable>(_ body: @Sendable (URL) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ilink-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}

@Suite("What every history store does")
struct HistoryContractTests {
  static let values: [StoredValue] = [
    .text("2.3"), .text(""), .text("“ü” \u{1F680} \u{0} \n \\ \" /"), .text(String(repeating: "long ", count: 10_000)),
    .integer(0), .integer(1), .integer(284_910_350), .integer(.max), .integer(.min), .real(0.1), .real(1e300),
    .real(-2.5),
    .flag(true), .flag(false), .date(.noon), .date(.noon + 0.123_456), .date(.distantPast), .date(.distantFuture),
    .data(Data()), .data(Data([0, 255, 1])),
  ]

  @Test(arguments: StoreKind.allCases)
  func `it begins empty`(kind: StoreKind) throws {
    try kind.run { (store, _) throws in #expect(try store.read() == StoredHistory()) }
  }

  @Test(arguments: StoreKind.allCases, values)
  func `every value comes back as it went in, absurd ones too`(kind: StoreKind, value: StoredValue) throws {
    try kind.run { (store, again) throws in
      let history = StoredHistory(["iLinkUseCount": value, "iLinkFromANewerVersion": .flag(true)])
      #expect(try store.update { $0 = history } == history)
      #expect(try store.read() == history)
      #expect(try again().read() == history)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `infinity and what is no number survive`(kind: StoreKind) throws {
    try kind.run { (store, again) throws in
      _ = try store.update { history in
        history[.useCount] = .real(.infinity)
        history[.eventCount] = .real(-.infinity)
        history[.lastReminded] = .real(.nan)
      }
      let history = try again().read()
      #expect(history[.useCount] == .real(.infinity))
      #expect(history[.eventCount] == .real(-.infinity))
      guard case .real(let number)? = history[.lastReminded] else {
        Issue.record("\(String(describing: history[.lastReminded]))")
        return
      }
      #expect(number.isNaN)
      #expect(history[.lastReminded]?.asReal == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `an update sees what is there, changes some and leaves the rest`(kind: StoreKind) throws {
    try kind.run { (store, again) throws in
      _ = try store.update { history in
        history[.appID] = .integer(1)
        history[.declinedVersion] = .text("2.3")
        history[.useCount] = .integer(7)
      }
      let updated = try store.update { history in
        history[.useCount] = .integer((history[.useCount]?.asInteger ?? 0) + 1)
        history[.declinedVersion] = nil
      }
      #expect(updated == StoredHistory(["iLinkAppStoreID": .integer(1), "iLinkUseCount": .integer(8)]))
      #expect(try again().read() == updated)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `updates from many threads lose nothing`(kind: StoreKind) throws {
    try kind.run { (store, _) throws in
      DispatchQueue.concurrentPerform(iterations: 100) { _ in
        _ = try? store.update { $0[.useCount] = .integer(($0[.useCount]?.asInteger ?? 0) + 1) }
      }
      #expect(try store.read()[.useCount] == .integer(100))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `an update that changes nothing is fine`(kind: StoreKind) throws {
    try kind.run { (store, _) throws in
      #expect(try store.update { _ in } == StoredHistory())
      #expect(try store.read() == StoredHistory())
    }
  }
}
