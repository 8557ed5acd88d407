@_spi(Stage) import FoundationStandIns

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@preconcurrency @MainActor
public struct OpenURLAction {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  public struct Result: Sendable {
    enum Choice: Sendable { case handled, discarded, system(URL?) }
    let choice: Choice
    public static let handled = Result(choice: .handled)
    public static let discarded = Result(choice: .discarded)
    public static let systemAction = Result(choice: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(choice: .system(url)) }
  }

  private let handler: ((URL) -> Result)?

  init() { handler = nil }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).choice ?? .system(nil) {
    case .handled: MainLoop.later { completion(true) }
    case .discarded: MainLoop.later { completion(false) }
    case .system(let other):
      let answer = ViewStage.desk.ask(other ?? url)
      if answer != .silence { MainLoop.later { completion(answer == .accepted) } }
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue: OpenURLAction? = nil
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
extension EnvironmentValues {
  @MainActor public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction() }
    set { self[OpenURLKey.self] = newValue }
  }
}
