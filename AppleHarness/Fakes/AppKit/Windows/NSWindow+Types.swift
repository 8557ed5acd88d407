@available(macCatalyst, unavailable)
extension NSWindow {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let modalPanel = Level(rawValue: 8)
    public static let statusBar = Level(rawValue: 25)
  }

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
  }

  @nonexhaustive
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }
}

@available(macCatalyst, unavailable)
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {}

@available(macCatalyst, unavailable)
extension NSWindow {
  nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
    .init("NSWindowDidBecomeKeyNotification")
  }
  nonisolated public class var didResignKeyNotification: NSNotification.Name {
    .init("NSWindowDidResignKeyNotification")
  }
  nonisolated public class var didBecomeMainNotification: NSNotification.Name {
    .init("NSWindowDidBecomeMainNotification")
  }
  nonisolated public class var didResignMainNotification: NSNotification.Name {
    .init("NSWindowDidResignMainNotification")
  }
  nonisolated public class var willCloseNotification: NSNotification.Name { .init("NSWindowWillCloseNotification") }
  nonisolated public class var didMiniaturizeNotification: NSNotification.Name {
    .init("NSWindowDidMiniaturizeNotification")
  }
  nonisolated public class var didDeminiaturizeNotification: NSNotification.Name {
    .init("NSWindowDidDeminiaturizeNotification")
  }
  nonisolated public class var didChangeOcclusionStateNotification: NSNotification.Name {
    .init("NSWindowDidChangeOcclusionStateNotification")
  }
  nonisolated public class var willBeginSheetNotification: NSNotification.Name {
    .init("NSWindowWillBeginSheetNotification")
  }
  nonisolated public class var didEndSheetNotification: NSNotification.Name { .init("NSWindowDidEndSheetNotification") }
}
