#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !canImport(UIKit)
import Foundation

/// Listens for one notification, on whatever thread it is posted, and passes it on to the main actor in its order.
// The token is never used but to be given back to the center, and both take that from any thread.
final class NotificationListener: @unchecked Sendable {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  /// - Parameters:
  ///   - name: The notification's name.
  ///   - center: Where it is posted.
  ///   - hear: Told on the main actor.
  init(
    _ name: NSNotification.Name, in center: NotificationCenter = .default, _ hear: @escaping @MainActor () -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      // The main queue keeps the order, and its work is the main actor's.
      DispatchQueue.main.async { MainActor.assumeIsolated { hear() } }
    }
  }

  deinit { center.removeObserver(token) }
}
#endif
