/// The seventeen rules, in order. The first that stops decides.
///
/// The raw values are stable names, as `ilink explain` prints them.
public enum UpdateRule: String, Sendable, Hashable, CaseIterable {
  /// 1. Preview mode shows the prompt whatever is known, once per launch.
  case preview
  /// 2. Prompting is on.
  case prompting
  /// 3. Prompting at launch and on return is on.
  case atLaunch = "at launch"
  /// 4. This copy may have come from the App Store.
  case distribution
  /// 5. A listing is on record.
  case storeVersion = "store version"
  /// 6. Both versions can be compared.
  case comparable
  /// 7. The store's version is newer.
  case newer
  /// 8. The listing is for this platform.
  case platform
  /// 9. This system is new enough for it.
  case system
  /// 10. It was released long enough ago.
  case ripe
  /// 11. A forced update is asked for at once.
  case forced
  /// 12. It was not declined.
  case declined
  /// 13. The app is used enough.
  case usage
  /// 14. No reminder period is running.
  case reminder
  /// 15. The user is not on the way to the store already.
  case coolDown = "cool-down"
  /// 16. The app does not object.
  case veto = "app's veto"
  /// 17. Then the user is asked.
  case prompt

  /// 1 … 17.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// Whether a trigger passes this rule by: who asks wants an answer, and a logged event is not a launch.
  public func isSkipped(by trigger: UpdateTrigger) -> Bool {
    switch (self, trigger) {
    case (.prompting, .asked), (.atLaunch, .asked), (.distribution, .asked), (.ripe, .asked), (.declined, .asked),
      (.usage, .asked), (.reminder, .asked), (.coolDown, .asked), (.veto, .asked), (.atLaunch, .automatic(.event)):
      true
    default:
      false
    }
  }
}
