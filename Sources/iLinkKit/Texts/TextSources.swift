/// What the surroundings know about texts: the app's name, who reads, and the texts that the app brings itself.
public struct TextSources: Sendable {
  /// The app's display name.
  public var appName: String
  /// The user's preferred languages as BCP 47 tags, best first: `Locale.preferredLanguages`. Underscores, letter case
  /// and retired codes do no harm.
  public var preferredLanguages: [String]
  /// The languages that the app itself has, the one it falls back on first: `Bundle.main.localizations`. What names no
  /// language (`Base`) is passed over.
  public var appLanguages: [String]
  /// The app's own text for one of our keys (`iLinkMessageTitle`, …), from its `Localizable.strings`; `nil` when it has
  /// none. A text that equals its key counts as none, because that is what `Bundle` answers then.
  public var appStrings: @Sendable (String) -> String?

  /// Creates sources. Without arguments nothing is known: our English texts, for an app without a name.
  public init(
    appName: String = "", preferredLanguages: [String] = [], appLanguages: [String] = [],
    appStrings: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.appName = appName
    self.preferredLanguages = preferredLanguages
    self.appLanguages = appLanguages
    self.appStrings = appStrings
  }
}
