@available(iOS 13.0, tvOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
@available(macOS, unavailable)
open class BGTaskRequest: NSObject {
  public let identifier: String
  /// A hint, no schedule.
  open var earliestBeginDate: Date?
  init(text: String) { identifier = text }
}
