import AppKit

/// Rows one below the other. It keeps the targets of its controls, which they do not.
class RowsView: NSStackView {
  private var targets: [ActionTarget] = []

  init() {
    super.init(frame: .zero)
    orientation = .vertical
    alignment = .leading
    edgeInsets = NSEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    translatesAutoresizingMaskIntoConstraints = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// The first row at the top.
  override var isFlipped: Bool { true }

  func removeAll() {
    for view in arrangedSubviews { view.removeFromSuperview() }
    targets = []
  }

  func addTitle(_ title: String) {
    let label = NSTextField(labelWithString: title)
    label.font = .boldSystemFont(ofSize: NSFont.systemFontSize)
    addArrangedSubview(label)
  }

  func addText(_ text: String) {
    let label = NSTextField(wrappingLabelWithString: text)
    label.isSelectable = true
    label.textColor = .secondaryLabelColor
    addArrangedSubview(label)
  }

  func addButton(_ title: String, _ action: @escaping () -> Void) {
    addArrangedSubview(NSButton(title: title, target: target(action), action: ActionTarget.selector))
  }

  func addCheckbox(_ title: String, isOn: Bool, _ change: @escaping (Bool) -> Void) {
    let box = NSButton(checkboxWithTitle: title, target: nil, action: ActionTarget.selector)
    box.state = isOn ? .on : .off
    box.target = target { [weak box] in change(box?.state == .on) }
    addArrangedSubview(box)
  }

  /// - Parameters:
  ///   - text: What was typed before.
  ///   - placeholder: What is in effect while nothing is typed.
  ///   - change: Told when the field is left, or Return is pressed.
  func addField(_ text: String, placeholder: String, _ change: @escaping (String) -> Void) {
    let field = NSTextField(string: text)
    field.placeholderString = placeholder
    field.cell?.sendsActionOnEndEditing = true
    field.action = ActionTarget.selector
    field.target = target { [weak field] in change(field?.stringValue ?? "") }
    addArrangedSubview(field)
    field.widthAnchor.constraint(equalToConstant: 320).isActive = true
  }

  private func target(_ action: @escaping () -> Void) -> ActionTarget {
    let target = ActionTarget(action)
    targets.append(target)
    return target
  }
}
