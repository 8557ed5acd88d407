import AppKit

/// Calls a closure: for controls and menu items, which know targets and selectors only. They do not keep their target.
@MainActor final class ActionTarget: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  @objc func act() { action() }

  static let selector = #selector(act)
}

extension NSMenuItem {
  /// An item that calls a closure.
  convenience init(_ title: String, key: String = "", action: @escaping () -> Void) {
    self.init(title: title, action: ActionTarget.selector, keyEquivalent: key)
    let target = ActionTarget(action)
    self.target = target
    representedObject = target
  }
}
