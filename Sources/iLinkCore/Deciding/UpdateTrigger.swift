/// Why a decision is asked for. It tells which rules apply; see ``UpdateRule/isSkipped(by:)``.
public enum UpdateTrigger: Hashable, Sendable {
  /// iLink asks by itself.
  case automatic(Cause)
  /// The user or the app wants to know now: the app calls, or a notification was tapped.
  case asked
  /// The app's developer wants to see the prompt now, whatever is known.
  case preview

  /// What made iLink ask by itself. Becoming active is none: it only puts back a prompt that vanished.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// The app was launched.
    case launch
    /// The app came back from the background.
    case returned = "return"
    /// A setting was changed.
    case settings
    /// The app logged an event that may prompt.
    case event
    /// A background check, for a notice.
    case refresh
  }

  /// Whether iLink asks by itself.
  public var isAutomatic: Bool { if case .automatic = self { true } else { false } }

  /// `launch`, `return`, `settings`, `event`, `refresh`, `asked` or `preview`.
  public var name: String {
    switch self {
    case .automatic(let cause): cause.rawValue
    case .asked: "asked"
    case .preview: "preview"
    }
  }
}
