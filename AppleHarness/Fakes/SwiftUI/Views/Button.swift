@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct Button<Label: View>: View, Primitive {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  func draw(in node: Node, onto drawing: Drawing) {
    let inside = Drawing()
    node.child("label").draw(label, onto: inside)
    drawing.buttons.append(.init(title: inside.texts.joined(separator: " "), role: role, action: action))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Button where Label == Text {
  @preconcurrency
  public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(key) }
  }

  @_disfavoredOverload @preconcurrency
  public init<Words: StringProtocol>(_ title: Words, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
