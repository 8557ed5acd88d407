// swift-format-ignore-file: NoLeadingUnderscores, AvoidRetroactiveConformances

// Values and protocols of Foundation that only Swift has.

public struct Notification {
  public var name: NSNotification.Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: NSNotification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

@available(*, unavailable)
extension Notification: Sendable {}

extension Notification: Bridged { public typealias _ObjectiveCType = NSNotification }

extension NSNotification {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }
}

public struct URLRequest: Hashable, Sendable {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
    case reloadIgnoringLocalAndRemoteCacheData = 4
  }

  public var url: URL?
  public var httpMethod: String?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpShouldHandleCookies = true
  public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
  public func value(forHTTPHeaderField field: String) -> String? { nil }
}

extension URLRequest: Bridged { public typealias _ObjectiveCType = NSURLRequest }

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
}

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { "" }
  public var errorCode: Int { 0 }
  public var errorUserInfo: [String: Any] { [:] }
}

extension NSError: @retroactive Error {}

extension Error {
  public var localizedDescription: String { "" }
}

public struct CharacterSet: Hashable, Sendable {
  public static var whitespaces: CharacterSet { CharacterSet() }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
  public static var newlines: CharacterSet { CharacterSet() }
  public static var decimalDigits: CharacterSet { CharacterSet() }
  public static var alphanumerics: CharacterSet { CharacterSet() }
}

extension StringProtocol {
  public func contains<Other: StringProtocol>(_ other: Other) -> Bool { false }
  public func range<Other: StringProtocol>(of other: Other) -> Range<Index>? { nil }
  public func trimmingCharacters(in set: CharacterSet) -> String { String(self) }
  public func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] { [] }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { "" }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
