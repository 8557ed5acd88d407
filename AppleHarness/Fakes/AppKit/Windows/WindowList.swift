/// The windows of the app that are there, in the order in which they came to the front. It holds none.
@available(macCatalyst, unavailable)
@preconcurrency @MainActor
enum WindowList {
  private struct Reference { weak var window: NSWindow? }
  private static var references: [Reference] = []

  static var all: [NSWindow] {
    references.removeAll { $0.window == nil }
    return references.compactMap(\.window)
  }

  static func add(_ window: NSWindow) { references.append(Reference(window: window)) }

  static func raise(_ window: NSWindow) {
    references.removeAll { $0.window === window }
    add(window)
  }

  static func reset() { references = [] }
}
