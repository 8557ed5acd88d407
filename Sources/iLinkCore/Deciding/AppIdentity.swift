/// Who asks: the app, its version, and the device that it runs on. Gathered once per launch.
///
/// What the app's own code may set as well (``UpdateSettings/applicationVersion`` …) wins over these.
public struct AppIdentity: Hashable, Sendable {
  /// The bundle identifier; `nil` in programs without one, which then need a configured app ID.
  public var bundleID: BundleID?
  /// The installed version: the short version, else the build.
  public var version: VersionText
  /// Whose App Store this copy would be updated from.
  public var platform: StorePlatform
  /// The system's version, in the numbers of ``platform`` (an iPad app on a Mac: the iOS version that is reported);
  /// `nil` when it cannot be told, and then nothing is forced that names a minimum.
  public var system: AppVersion?
  /// Where this copy came from.
  public var distribution: Distribution
  /// The device's region, such as `DE` or `150`, for a first guess at the storefront.
  public var region: String?
  /// The language for names and release notes, such as `ja_jp`.
  public var language: String?

  /// Makes an identity.
  public init(
    bundleID: BundleID?, version: VersionText, platform: StorePlatform, system: AppVersion? = nil,
    distribution: Distribution = .unknown, region: String? = nil, language: String? = nil
  ) {
    self.bundleID = bundleID
    self.version = version
    self.platform = platform
    self.system = system
    self.distribution = distribution
    self.region = region
    self.language = language
  }
}
