@available(iOS 13.0, tvOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
@available(macOS, unavailable)
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(text: identifier) }
}
