/// Texts that are shown outside the prompt.
public enum NoticeText {
  /// What a notification says: that this version of the app is there.
  public static func newVersion(
    _ storeVersion: String, sources: TextSources, settings: TextSettings = TextSettings()
  ) -> String {
    newVersion(storeVersion, from: TextFinder(sources: sources, settings: settings))
  }

  /// The same with a finder that is there already.
  package static func newVersion(_ storeVersion: String, from finder: TextFinder) -> String {
    let text = finder.ownText(.notification) ?? finder.ourText(.notification)
    return finder.fill(text, version: storeVersion, namesVersion: true)
  }

  /// What to say when the App Store could not be opened.
  public static func storeUnavailable(sources: TextSources, settings: TextSettings = TextSettings()) -> String {
    let finder = TextFinder(sources: sources, settings: settings)
    return finder.fill(finder.ownText(.storeUnavailable) ?? finder.ourText(.storeUnavailable))
  }
}
