import Foundation

/// Whether a seeded mistake is made in this run. The patches in `AppleHarness/Mistakes` ask; nobody else does.
///
/// So all of them can be built in one go, and each can be made alone: `ILINK_MISTAKE=window-not-held`.
public func makes(mistake name: StaticString) -> Bool { Mistake.made == "\(name)" }

private enum Mistake {
  static let made = ProcessInfo.processInfo.environment["ILINK_MISTAKE"]
}
