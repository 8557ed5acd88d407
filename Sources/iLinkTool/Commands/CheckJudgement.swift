import Foundation
import iLinkCore

/// What comparing the installed version with the store's gives: a value, printed by the report.
struct CheckJudgement: Sendable, Hashable {
  enum Status: String, Sendable, Hashable, CaseIterable {
    case upToDate = "up_to_date", storeBehind = "store_behind", updateAvailable = "update_available", incompatible
  }

  /// Why an update is there and yet asks for nothing.
  enum Held: Sendable, Hashable {
    case belowLevel(AppVersion.Level), tooYoung(TimeInterval)
  }

  var status: Status
  /// The step from the installed version to the store's; `nil` when they are equal.
  var level: AppVersion.Level?
  var held: Held?
  /// Whether the given system is new enough; `nil` when none was given or it cannot be told.
  var isSystemSupported: Bool?

  var isActionable: Bool { status == .updateAvailable && held == nil }

  /// The wishes of the call.
  struct Terms: Sendable, Hashable {
    var system: AppVersion?
    var minimumLevel: AppVersion.Level?
    var minimumAge: TimeInterval?
  }

  init(
    installed: AppVersion, store: AppVersion, listing: StoreListing, platform: StorePlatform, terms: Terms, now: Date
  ) {
    level = installed.level(to: store)
    isSystemSupported = terms.system.flatMap { listing.supports(system: $0, of: platform) }
    if store == installed {
      status = .upToDate
    } else if store < installed {
      status = .storeBehind
    } else if isSystemSupported == false {
      status = .incompatible
    } else {
      status = .updateAvailable
      held = Self.held(level: level, releasedAt: listing.releasedAt, terms: terms, now: now)
    }
  }

  private static func held(
    level: AppVersion.Level?, releasedAt: Date?, terms: Terms, now: Date
  ) -> Held? {
    if let minimum = terms.minimumLevel, let level, level < minimum { return .belowLevel(minimum) }
    // Without a date the age is unknown, and unknown never hides an update.
    if let minimum = terms.minimumAge, let releasedAt, now.timeIntervalSince(releasedAt) < minimum {
      return .tooYoung(minimum)
    }
    return nil
  }
}
