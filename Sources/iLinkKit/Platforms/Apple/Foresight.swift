#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !canImport(UIKit)
import Foundation

/// A value that is found out on another thread, from now on: what lies in files is not looked for on the main thread
/// while the app launches. Who asks before it is found waits for the rest.
// The value is written once, before the group is left, and read after that.
final class Foresight<Value: Sendable>: @unchecked Sendable {
  private let search = DispatchGroup()
  private var found: Value?

  init(_ find: @escaping @Sendable () -> Value) {
    DispatchQueue.global(qos: .userInitiated).async(group: search) { self.found = find() }
  }

  /// The value.
  func callAsFunction(else missing: Value) -> Value {
    search.wait()
    return found ?? missing
  }
}
#endif
