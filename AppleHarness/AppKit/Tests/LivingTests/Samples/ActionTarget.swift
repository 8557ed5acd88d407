import AppKit

/// The demo's own has a selector, which only Objective-C has. This one is the same otherwise; a test calls it.
@MainActor final class ActionTarget: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func act() { action() }

  static let selector = Selector("act")
}

extension NSMenuItem {
  convenience init(_ title: String, key: String = "", action: @escaping () -> Void) {
    self.init(title: title, action: ActionTarget.selector, keyEquivalent: key)
    let target = ActionTarget(action)
    self.target = target
    representedObject = target
  }

  /// A person chooses it.
  func choose() { (target as? ActionTarget)?.act() }
}

extension NSControl {
  /// A person uses it.
  func use() { (target as? ActionTarget)?.act() }
}
