import Foundation
import iLinkCore

/// What `--state FILE` holds: all that was seen, so that a run that was stopped at any moment is gone on with.
///
/// The file is replaced as a whole after every change, before anything is said about it; so it never knows less than
/// was printed. Its form is our own business, and its name says which version of it.
struct RolloutState: Sendable, Hashable, Codable {
  static let schema = "ilink.rollout-state/1"

  /// What is kept of one storefront.
  struct Entry: Sendable, Hashable, Codable {
    var country: Storefront
    var reading: StorefrontReading?
    var readAt: Date?
    var countedAt: Date?
    var askedAt: Date?
    var confirmations: Int
    var attempts: Int
  }

  var schema = Self.schema
  /// The app as it was named.
  var asked: String
  var app = KnownApp()
  var platform: StorePlatform
  /// The lookup service's address.
  var store: String
  /// The version that is waited for; `nil` for a single pass.
  var target: String?
  var isExact = false
  /// Whether the pass was finished; the next one begins anew.
  var isFinished = false
  var pausedUntil: Date?
  /// How many pauses there were without good answers between.
  var pauses = 0
  var storefronts: [Entry] = []

  /// Reads a file's content; `nil` when it is no state.
  init?(_ data: Data) {
    // Moments are numbers as `Date` keeps them, so that what is read is exactly what was written.
    guard let state = try? JSONDecoder().decode(RolloutState.self, from: data), state.schema == Self.schema else {
      return nil
    }
    self = state
  }

  /// An empty state.
  init(asked: AppReference, platform: StorePlatform, store: String, target: RolloutTarget?) {
    self.asked = asked.description
    self.platform = platform
    self.store = store
    self.target = target?.version.description
    isExact = target?.isExact ?? false
  }

  /// The file's content.
  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// Whether it is about an app.
  func isAbout(_ app: AppReference) -> Bool {
    if asked == app.description { return true }
    switch app {
    case .id(let id, _): return self.app.id == id
    case .bundle(let bundleID): return self.app.bundleID == bundleID
    }
  }
}
