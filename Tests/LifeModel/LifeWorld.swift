public import Foundation
public import iLinkCore

/// The world around the app: the clock as it is shown, the store, the device, and what the app's code has set.
public struct LifeWorld: Hashable, Sendable {
  /// The time as the device shows it.
  public internal(set) var moment: Date
  /// What the app's code has set.
  public internal(set) var settings: UpdateSettings
  /// The installed version is `1.<installed>`, the store's `1.<store>`.
  var installed = 0
  var store = 1
  var storeBefore = 0
  var highest = 1
  var releasedAt: Date?
  var minimum = "15.0"
  var isSold = true
  var distribution = Distribution.appStore
  var launches = 0
  var requests: UInt64 = 0

  static let appID = AppID(123_456_789)!
  static let developerID = DeveloperID(987_654_321)!
  static let bundleID = BundleID("com.example.app")!
  static let own = Storefront("de")!
  static let system = AppVersion("16.4")!
  static let birth = Date(timeIntervalSince1970: 1_796_000_000)

  /// A world in which version 1.0 is installed and 1.1 has been in the store for two days.
  public init(settings: UpdateSettings = UpdateSettings()) {
    moment = Self.birth
    self.settings = settings
    releasedAt = Self.birth - 2 * 86_400
  }

  /// The device and the app, as a process finds them at its start.
  public var app: AppIdentity {
    AppIdentity(
      bundleID: Self.bundleID, version: Self.version(installed), platform: .iOS, system: Self.system,
      distribution: distribution, region: "DE")
  }

  static func version(_ number: Int) -> VersionText { VersionText("1.\(number)") }

  /// How a lookup ends when the store answers in some way.
  func ending(_ answer: LifeStep.Answer) -> LookupEnding {
    let notFound = LookupEnding.failed(.notFound(.bundle(Self.bundleID), in: [Self.own, .us], platform: .iOS))
    switch answer {
    case .truth: return isSold ? .found(listing(store), isOwn: true) : notFound
    case .stale: return isSold ? .found(listing(storeBefore), isOwn: true) : notFound
    case .fallback: return .found(listing(store, in: .us), isOwn: false)
    case .notFound: return notFound
    case .otherPlatform:
      var listing = listing(store)
      listing.platform = .macOS
      return .failed(.otherPlatform(listing, asked: .iOS))
    case .offline: return .failed(.unreachable(host: "itunes.apple.com", reason: "offline"))
    case .throttled: return .failed(.throttled(status: 403, retryAfter: nil))
    case .notComparable:
      var listing = listing(store)
      listing.versionText = "GX5"
      return .found(listing, isOwn: true)
    case .mismatch:
      return .failed(.bundleMismatch(asked: Self.bundleID, found: listing(store)))
    }
  }

  private func listing(_ number: Int, in storefront: Storefront = own) -> StoreListing {
    var listing = StoreListing(
      id: Self.appID, bundleID: Self.bundleID, versionText: Self.version(number).text, platform: .iOS,
      storefront: storefront)
    listing.developerID = Self.developerID
    listing.releasedAt = number == store ? releasedAt : releasedAt.map { $0 - 5 * 86_400 }
    listing.minimumSystem = number == store ? AppVersion(minimum) : AppVersion("15.0")
    return listing
  }

  mutating func release(_ release: LifeStep.Release) {
    storeBefore = store
    highest += 1
    store = highest
    minimum = release == .needsNewerSystem ? "17.0" : "15.0"
    switch release {
    case .ripe, .needsNewerSystem: releasedAt = moment - 8 * 86_400
    case .fresh: releasedAt = moment - 3600
    case .undated: releasedAt = nil
    case .ahead: releasedAt = moment + 3600
    case .absurd: releasedAt = moment + 400 * 86_400
    }
  }

  mutating func change(_ setting: LifeStep.Setting) {
    switch setting {
    case .forced(let isOn): settings.aggressiveUpdatePrompt = isOn
    case .prompting(let isOn): settings.globalPromptForUpdate = isOn
    case .atLaunch(let isOn): settings.promptAtLaunch = isOn
    case .preview(let isOn): settings.previewMode = isOn
    case .notices(let isOn): settings.localNotificationWhenUpdate = isOn
    case .outside(let isOn): settings.promptOutsideAppStore = isOn
    case .remindPeriod(let seconds): settings.remindPeriod = seconds
    case .releaseDelay(let seconds): settings.releaseDelay = seconds
    case .minimum(let number): settings.minimumSupportedVersion = number.flatMap { Self.version($0).version }
    case .uses(let number): settings.usesUntilPrompt = number
    case .days(let number): settings.daysUntilPrompt = number
    case .country(let isSet): settings.appStoreCountry = isSet ? .us : nil
    case .ownURL(let text): settings.appLocalURL = text.flatMap { URL(string: $0) }
    }
  }
}
