#if canImport(UIKit)
public import UIKit

/// A banner of the store over a scene. Not sendable, bound to no actor but for two methods.
@available(iOS 14.0, macCatalyst 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class SKOverlay: NSObject {
  open weak var delegate: (any SKOverlayDelegate)?
  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  @available(iOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  @MainActor open func present(in scene: UIWindowScene) { Overlays.shown.append(self) }

  @available(iOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  @MainActor public class func dismiss(in scene: UIWindowScene) { Overlays.shown = [] }

  @nonexhaustive
  public enum Position: Int, Sendable {
    case bottom
    case bottomRaised
  }

  open class Configuration: NSObject {}

  open class AppConfiguration: Configuration {
    public let appIdentifier: String
    open var position: Position

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
}

/// Bound to no actor.
@available(iOS 14.0, macCatalyst 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public protocol SKOverlayDelegate: NSObjectProtocol {}

@available(tvOS, unavailable)
@_spi(Stage) @MainActor public enum Overlays { public internal(set) static var shown: [SKOverlay] = [] }
#endif
