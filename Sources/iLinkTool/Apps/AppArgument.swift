import iLinkCore

/// An app as it is named on the command line, and what the name told besides.
struct AppArgument: Sendable, Hashable {
  /// What the app is looked up by.
  var app: AppReference
  /// The storefront in its URL.
  var country: Storefront?
  /// The platform that its bundle was built for.
  var platform: StorePlatform?
  /// The version in its bundle.
  var installed: String?
  /// The name in its bundle.
  var name: String?
  /// Whether it was given as a path.
  var isOnDisk = false

  /// Reads digits, `id` and digits, a store URL, a path of an app, or a bundle ID.
  static func read(_ text: String, asBundleID: Bool, in world: World) throws(CommandFailure) -> AppArgument {
    if asBundleID { return try bundleID(text) }
    // No bundle ID begins with the store's host; what does is a link, or wants to look like one.
    if text.contains("://") || text.lowercased().hasPrefix("apps.apple.com")
      || text.lowercased().hasPrefix("itunes.apple.com")
    {
      return try link(text)
    }
    if AppBundle.mayBePath(text), text.contains("/") || world.fileExists(text) {
      return try AppBundle.read(at: text, in: world).argument
    }
    if let app = AppID(text) { return AppArgument(app: .id(app)) }
    let digits = text.hasPrefix("id") ? text.dropFirst(2) : text[...]
    if !digits.isEmpty, digits.allSatisfy(\.isNumber) {
      throw CommandFailure(
        .usage, "\(Harmless.quoted(text)) is no store ID", hint: "Store IDs go from 1 to 9223372036854775807.")
    }
    if text.contains(".") { return try bundleID(text) }
    throw CommandFailure(
      .usage, "\(Harmless.quoted(text)) is not an app",
      hint: "Give a store ID, a bundle ID, a store URL or the path of an app.")
  }

  private static func bundleID(_ text: String) throws(CommandFailure) -> AppArgument {
    if let bundleID = BundleID(text) { return AppArgument(app: .bundle(bundleID)) }
    throw CommandFailure(
      .usage, "\(Harmless.quoted(text)) is not a bundle ID",
      hint: "Use letters, digits, '-' and '.', like com.example.app.")
  }

  private static func link(_ text: String) throws(CommandFailure) -> AppArgument {
    let link: StoreLink
    do throws(StoreLink.ParseFailure) {
      link = try StoreLink(parsing: text)
    } catch {
      throw refusal(of: text, because: error)
    }
    guard let app = link.appID else {
      throw CommandFailure(
        .usage, "\(Harmless.quoted(text)) is a developer's page, not an app's", hint: "Give the link of one app.")
    }
    if let storefront = link.storefront, !storefront.isListed {
      let problem = CountryProblem.of(storefront.code)
      throw CommandFailure(.usage, problem.message, hint: problem.hint)
    }
    return AppArgument(app: .id(app), country: link.storefront)
  }

  private static func refusal(of text: String, because failure: StoreLink.ParseFailure) -> CommandFailure {
    let reason: String
    switch failure {
    case .notAURL: reason = "it is not a URL"
    case .scheme(let scheme): reason = "the scheme is \(Harmless.quoted(scheme, limit: 20))"
    case .host(let host): reason = "the host is \(Harmless.quoted(host, limit: 40))"
    case .disguised: reason = "it has a user name or a port"
    case .shortened(let host): reason = "\(host) is a short form that holds no ID"
    case .otherPage: reason = "it is another page of the store"
    case .number(let number): reason = "\(Harmless.quoted(number, limit: 30)) is no ID"
    }
    return CommandFailure(
      .usage, "\(Harmless.quoted(text)) is not an app's store link: \(reason)",
      hint: "Use one like https://apps.apple.com/app/id284910350.")
  }
}
