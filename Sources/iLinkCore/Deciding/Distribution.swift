/// Where this copy of the app came from, as far as there is evidence.
public enum Distribution: String, Sendable, Hashable, CaseIterable, Codable {
  /// The App Store.
  case appStore = "app-store"
  /// TestFlight: the store's version is not the tester's.
  case testFlight = "testflight"
  /// Certainly not the App Store: a Mac app without a store receipt.
  case outside
  /// A debug build; counts as a copy of the store, or nobody could try a prompt.
  case debug
  /// Nothing tells; counts as a copy of the store.
  case unknown

  /// Whether there is positive evidence that the App Store cannot update this copy.
  public var isOutsideAppStore: Bool {
    switch self {
    case .testFlight, .outside: true
    case .appStore, .debug, .unknown: false
    }
  }
}
