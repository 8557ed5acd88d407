public import Foundation

/// What the check of the Objective-C face is tried on, in the manner of iLink 1.x.
@objc(SampleDelegate) public protocol SampleDelegate: AnyObject {
  @objc optional func sampleDidFindInfo()
  @objc optional func sampleCouldNotConnect(_ error: any Error)
  @objc optional func sampleShouldPrompt() -> Bool
}

@MainActor @objcMembers @objc(Sample) public final class Sample: NSObject {
  @objc(sharedInstance) public static let shared = Sample()

  public weak var delegate: (any SampleDelegate)?
  public var remindPeriod: Float = 1
  public var appStoreID: UInt = 0
  public var message: String! = ""
  public private(set) var firstUsed: Date?

  public func getURLForSharing() -> URL? { nil }
  @objc(openPageWithAppleID:) public func openPage(withAppleID id: UInt) { delegate?.sampleDidFindInfo?() }
  public func logEvent(_ deferPrompt: Bool) { _ = delegate?.sampleShouldPrompt?() ?? true }

  @nonobjc public func checkForUpdate() async -> Bool { true }
}
