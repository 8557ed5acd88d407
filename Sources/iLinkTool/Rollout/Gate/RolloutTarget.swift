import iLinkCore

/// The version that is waited for.
struct RolloutTarget: Sendable, Hashable {
  let version: AppVersion
  /// Whether a newer one does not count.
  var isExact = false

  /// Whether a store's version is it, or a newer one; `nil` when the store's text cannot be compared.
  func isReached(by text: String) -> Bool? {
    guard let store = AppVersion(text) else { return text == version.description ? true : nil }
    return isExact ? store == version : store >= version
  }
}
