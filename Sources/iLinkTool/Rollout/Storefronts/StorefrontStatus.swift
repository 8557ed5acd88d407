/// The four honest things to say of a storefront.
enum StorefrontStatus: String, Sendable, Hashable, CaseIterable {
  /// It has the version that is waited for, or a newer one; where none is waited for, it has a version.
  case live
  /// It has an older version.
  case behind
  /// The store answered: not sold here.
  case absent
  /// There was no valid answer.
  case unknown
}
