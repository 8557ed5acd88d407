// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Classes of Foundation that no Objective-C face of ours shows: declared in Swift, which is shorter.

open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  open func `try`() -> Bool { true }
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

/// Not sendable.
open class UserDefaults: NSObject {
  nonisolated(unsafe) public static let standard = UserDefaults()
  public override init() { super.init() }
  public init?(suiteName: String?) { super.init() }
  open func object(forKey key: String) -> Any? { nil }
  open func string(forKey key: String) -> String? { nil }
  open func bool(forKey key: String) -> Bool { false }
  open func integer(forKey key: String) -> Int { 0 }
  open func set(_ value: Any?, forKey key: String) {}
  open func removeObject(forKey key: String) {}
  open func dictionaryRepresentation() -> [String: Any] { [:] }
  @discardableResult open func synchronize() -> Bool { true }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  public static let processInfo = ProcessInfo()
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processName: String { "" }
  open var operatingSystemVersion: OperatingSystemVersion { .init(majorVersion: 0, minorVersion: 0, patchVersion: 0) }
  open var systemUptime: TimeInterval { 0 }
}

public struct OperatingSystemVersion: Sendable {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

open class Bundle: NSObject, @unchecked Sendable {
  public static let main = Bundle()
  public override init() { super.init() }
  public convenience init?(path: String) { self.init() }
  public convenience init?(url: URL) { self.init() }
  open var bundleIdentifier: String? { nil }
  open var bundleURL: URL { URL(fileURLWithPath: "/") }
  open var bundlePath: String { "/" }
  open var infoDictionary: [String: Any]? { nil }
  open var localizedInfoDictionary: [String: Any]? { nil }
  open var localizations: [String] { [] }
  open var preferredLocalizations: [String] { [] }
  open var developmentLocalization: String? { nil }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }
  open func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
  open func path(forResource name: String?, ofType type: String?) -> String? { nil }
  open func url(forResource name: String?, withExtension type: String?) -> URL? { nil }
  @available(iOS, introduced: 7.0, deprecated: 18.0)
  @available(macOS, introduced: 10.7, deprecated: 15.0)
  @available(tvOS, introduced: 9.0, deprecated: 18.0)
  open var appStoreReceiptURL: URL? { nil }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()
  @discardableResult open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  open func post(name: NSNotification.Name, object: Any?) {}
  open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  open func removeObserver(_ observer: Any) {}
}

open class FileManager: NSObject, @unchecked Sendable {
  public static let `default` = FileManager()
  open func fileExists(atPath path: String) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open var temporaryDirectory: URL { URL(fileURLWithPath: "/") }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public static let standardInput = FileHandle()
  public static let standardOutput = FileHandle()
  public static let standardError = FileHandle()
  public static let nullDevice = FileHandle()
  @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, *)
  public func write<Bytes: DataProtocol>(contentsOf data: Bytes) throws {}
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(macCatalyst, unavailable)
open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal }
  open var executableURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var terminationHandler: (@Sendable (Process) -> Void)?
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
  open func run() throws {}
  open func waitUntilExit() {}
  open func terminate() {}
}

open class Thread: NSObject, @unchecked Sendable {
  open class var isMainThread: Bool { true }
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  open class func sleep(forTimeInterval seconds: TimeInterval) {}
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = WritingOptions(rawValue: 1)
    public static let sortedKeys = WritingOptions(rawValue: 2)
    public static let fragmentsAllowed = WritingOptions(rawValue: 4)
    public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }
  open class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { Data() }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { data }
}

public func NSTemporaryDirectory() -> String { "/" }

public enum QualityOfService: Int, Sendable {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}

open class NSCoder: NSObject {}

open class NSLocale: NSObject, @unchecked Sendable {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let countryCode = Key(rawValue: "kCFLocaleCountryCodeKey")
    public static let languageCode = Key(rawValue: "kCFLocaleLanguageCodeKey")
  }
  open class var current: Locale { .current }
  open class var preferredLanguages: [String] { [] }
  open func object(forKey key: Key) -> Any? { nil }
}
