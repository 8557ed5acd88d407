@_exported import Foundation
@_exported import FoundationStandIns
@_spi(Stage) import FoundationStandIns

/// Not sendable, bound to no actor.
@available(iOS 13.0, tvOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
@available(macOS, unavailable)
open class BGTask: NSObject {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  var completed: [Bool] = []

  init(identifier: String) { self.identifier = identifier }

  /// To be called once, on every path.
  open func setTaskCompleted(success: Bool) {
    if !completed.isEmpty { raise("setTaskCompleted was called twice for the task \(identifier)") }
    completed.append(success)
  }
}
