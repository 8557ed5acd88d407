@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { standIn }
  static let standIn = UIDevice()

  open internal(set) var systemName = "iOS"
  open internal(set) var systemVersion = "26.0"
  open internal(set) var model = "iPhone"
  open internal(set) var name = "iPhone"

  @available(iOS 3.2, tvOS 9.0, *)
  open internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone

  @available(iOS 6.0, *)
  open internal(set) var identifierForVendor: UUID? = UUID()
}
