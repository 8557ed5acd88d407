#if canImport(Glibc) && !canImport(UIKit) && !canImport(AppKit)
public import Foundation
import iLinkClient
public import iLinkCore

extension iLink {
  /// The one of this program. A command-line program has no bundle to learn from: set ``applicationBundleID`` (or
  /// ``appStoreID``) and ``applicationVersion`` first.
  ///
  /// It asks in the terminal, remembers in a file in the user's state folder, and counts as active from its start.
  public static let shared = iLink(environment: .commandLine())
}

extension iLinkEnvironment {
  /// The environment of a command-line program.
  ///
  /// - Parameters:
  ///   - app: The program; by default one without bundle identifier and version.
  ///   - file: Where to remember; by default named for the running program.
  @MainActor public static func commandLine(app: AppIdentity? = nil, file: URL? = nil) -> iLinkEnvironment {
    let variables = ProcessInfo.processInfo.environment
    let name = ProcessInfo.processInfo.processName
    let languages = PosixLanguages.preferred(in: variables)
    return iLinkEnvironment(
      app: app ?? AppIdentity(bundleID: nil, version: VersionText(""), platform: .macOS),
      client: .live(), history: .file(at: file ?? stateFile(of: name, variables)), prompter: TerminalPrompter(),
      opener: TerminalOpener(), notifier: SilentNotifier(),
      texts: TextSources(appName: name, preferredLanguages: languages),
      log: { text in try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) }, isAlwaysActive: true)
  }

  private static func stateFile(of name: String, _ variables: [String: String]) -> URL {
    let home = variables["HOME"] ?? NSTemporaryDirectory()
    let folder = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
    return URL(fileURLWithPath: folder).appendingPathComponent("ilink").appendingPathComponent(name + ".json")
  }
}
#endif
