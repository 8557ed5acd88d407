/// A question to put to the user: what it is about and which buttons it has. The texts are the kit's.
public struct UpdatePrompt: Hashable, Sendable, Identifiable {
  /// What an answer names. Unique within a launch.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// Counts the prompts of a launch, from 1.
    public let number: UInt64

    /// Names a prompt; the flow counts its own.
    public init(number: UInt64) { self.number = number }

    /// `prompt 3`.
    public var description: String { "prompt \(number)" }
  }

  /// What an answer names.
  public let id: ID
  /// How it insists.
  public let kind: UpdateKind
  /// The installed version.
  public let installed: VersionText
  /// The store's version. In a preview for which nothing was looked up: the installed one, to have something to show.
  public let store: VersionText
  /// The listing; `nil` only in a preview for which nothing was looked up.
  public let listing: StoreListing?
  /// Whether it looks forced: one button, the aggressive message. A preview may look so and yet close.
  public let looksForced: Bool

  /// Makes a prompt; the flow makes its own.
  public init(
    id: ID, kind: UpdateKind, installed: VersionText, store: VersionText, listing: StoreListing?, looksForced: Bool
  ) {
    self.id = id
    self.kind = kind
    self.installed = installed
    self.store = store
    self.listing = listing
    self.looksForced = looksForced
  }

  /// How far the two versions are apart; `nil` when they are equal or cannot be compared, as a preview's may be.
  public var level: AppVersion.Level? {
    guard let version = installed.version, let storeVersion = store.version else { return nil }
    return version.level(to: storeVersion)
  }

  /// What is new, in the store's words.
  public var releaseNotes: String? { listing?.releaseNotes }

  /// The buttons, in the order of importance. One whose label the app has emptied is left out by whoever shows it,
  /// except the update button.
  public var buttons: [UpdateChoice] {
    looksForced ? [.update] : [.update, .remindLater, .decline]
  }
}

/// What became of a prompt.
public enum UpdateChoice: String, Sendable, Hashable, CaseIterable {
  /// The update button.
  case update
  /// "Remind me later".
  case remindLater
  /// "No, thanks".
  case decline
  /// It went away, or could not be shown, without an answer. Stores nothing.
  case vanished
}
