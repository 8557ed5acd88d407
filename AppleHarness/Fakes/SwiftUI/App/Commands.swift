@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
extension Never: Commands {}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
public struct CommandGroup<Content: View>: Commands {
  private let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
