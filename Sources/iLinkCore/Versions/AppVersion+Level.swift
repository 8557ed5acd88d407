extension AppVersion {
  /// How far two versions are apart: the first part that differs.
  public enum Level: String, Sendable, Hashable, CaseIterable, Comparable, Codable {
    /// Something after the third part, or only the suffix: 4.0.9 and 4.0.9.1.
    case revision
    /// The third part: 2.2.0 and 2.2.1.
    case patch
    /// The second part: 2.2 and 2.3.
    case minor
    /// The first part: 2.9 and 3.0.
    case major

    /// Orders from revision to major.
    public static func < (one: Level, other: Level) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The level of the step from this version to another, in either direction; `nil` when they are equal.
  ///
  ///     AppVersion("1.2")!.level(to: AppVersion("1.2.1")!)  // .patch: missing parts are zero
  public func level(to other: AppVersion) -> Level? {
    guard self != other else { return nil }
    let zero = Digits("")
    let differing = (0..<max(parts.count, other.parts.count)).first { index in
      (index < parts.count ? parts[index] : zero) != (index < other.parts.count ? other.parts[index] : zero)
    }
    switch differing {
    case 0: return .major
    case 1: return .minor
    case 2: return .patch
    default: return .revision
    }
  }
}
