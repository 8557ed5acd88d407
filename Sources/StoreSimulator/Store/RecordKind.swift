import iLinkCore

/// The records that an app may have: one for iPhone, iPad and Vision Pro, one for the Mac, one for Apple TV.
enum RecordKind: Hashable, Sendable, CaseIterable {
  case mobile, mac, tv

  /// The kinds that an app has.
  static func all(of app: SimulatedApp) -> [RecordKind] {
    allCases.filter { kind in
      switch kind {
      case .mobile: app.platforms.contains(.iOS) || app.platforms.contains(.visionOS)
      case .mac: app.platforms.contains(.macOS)
      case .tv: app.platforms.contains(.tvOS)
      }
    }
  }

  /// The records that answer for an app.
  ///
  /// Without an entity, and with any but `desktopSoftware` and `tvSoftware`, it is the iPhone's, and another one only
  /// where there is none: so others have measured, `macSoftware` included.
  static func chosen(for entities: [LookupQuestion.Entity], among kinds: [RecordKind]) -> [RecordKind] {
    var chosen: [RecordKind] = []
    for entity in entities.isEmpty ? [.software] : entities {
      let kind: RecordKind? =
        switch entity {
        case .desktopSoftware: kinds.contains(.mac) ? .mac : nil
        case .tvSoftware: kinds.contains(.tv) ? .tv : nil
        case .software, .iPadSoftware, .macSoftware: kinds.first
        }
      if let kind, !chosen.contains(kind) { chosen.append(kind) }
    }
    return chosen
  }

  /// A kind that is not the one asked for: what ``Fault/wrongPlatform`` gives.
  var wrong: RecordKind { self == .mac ? .mobile : .mac }

  /// The record's `kind`: only the Mac's can be told by it.
  var text: String { self == .mac ? "mac-software" : "software" }
}
