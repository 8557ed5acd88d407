@_spi(Stage) import FoundationStandIns

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  public class var shared: NSApplication {
    if let application = Stage.application { return application }
    let application = NSApplication()
    Stage.application = application
    return application
  }

  open weak var delegate: (any NSApplicationDelegate)?
  open internal(set) var isActive = false
  open internal(set) var isHidden = false
  open internal(set) var isRunning = false

  /// nil while the app is inactive or has nothing but panels.
  open var mainWindow: NSWindow? { isActive ? windows.first(where: \.isMainWindow) : nil }
  open var keyWindow: NSWindow? { isActive ? windows.first(where: \.isKeyWindow) : nil }
  open var windows: [NSWindow] { WindowList.all }
  open var orderedWindows: [NSWindow] { windows.filter(\.isVisible) }
  open internal(set) var modalWindow: NSWindow?

  open var activationPolicy = ActivationPolicy.regular

  @available(macOS 14.0, *)
  open func activate() { Stage.activate() }

  @available(macOS, introduced: 10.0, deprecated: 14.0)
  open func activate(ignoringOtherApps: Bool) { Stage.activate() }

  open func deactivate() { Stage.deactivate() }

  open func hide(_ sender: Any?) { Stage.hide() }
  open func unhide(_ sender: Any?) { Stage.unhide() }

  @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
    activationPolicy = policy
    return true
  }
}

@available(macCatalyst, unavailable)
extension NSApplication {
  @nonexhaustive
  public enum ActivationPolicy: Int, Sendable {
    case regular
    case accessory
    case prohibited
  }

  @nonexhaustive
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  @nonexhaustive
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel
    case terminateNow
    case terminateLater
  }

  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

    public static let cancel = ModalResponse(0)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(1)
    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
}
