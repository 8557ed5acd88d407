/// The windows that somebody holds, in the order in which they were shown. The list itself holds none.
@preconcurrency @MainActor
enum WindowList {
  private struct Reference { weak var window: UIWindow? }
  private static var references: [Reference] = []

  static var all: [UIWindow] {
    references.removeAll { $0.window == nil }
    return references.compactMap(\.window)
  }

  static func windows(of scene: UIScene) -> [UIWindow] { all.filter { $0.windowScene === scene } }

  static func add(_ window: UIWindow) { references.append(Reference(window: window)) }

  /// To the front of those of its level.
  static func raise(_ window: UIWindow) {
    references.removeAll { $0.window === window }
    add(window)
  }

  static func reset() { references = [] }
}
