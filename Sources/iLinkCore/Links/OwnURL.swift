#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The check for URLs that the app's own code sets (`ratingsURL`, `appLocalURL` …).
public enum OwnURL {
  /// Schemes that run code, read the device or show what somebody else wrote; and http, which anybody can change.
  private static let refused: Set<String> = [
    "javascript", "vbscript", "file", "data", "blob", "about", "http", "ftp", "ws", "wss", "view-source", "jar",
  ]

  /// The URL if it may be opened: https with a host, or the scheme of an app.
  public static func checked(_ url: URL?) -> URL? {
    guard let url, let scheme = url.scheme?.lowercased(), !scheme.isEmpty, !refused.contains(scheme) else { return nil }
    guard scheme == "https" else { return url }
    return url.host?.isEmpty == false ? url : nil
  }
}

extension UpdateSettings {
  /// The texts of the own URLs that are set and not used, because they are neither https nor an app's scheme.
  public var refusedURLs: [String] {
    [ratingsURL, appLocalURL, appShareURL, artistURL].compactMap { url in
      url.flatMap { OwnURL.checked($0) == nil ? $0.absoluteString : nil }
    }
  }
}
