/// Drawn as a button: a tap switches it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct Toggle<Label: View>: View, Primitive {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  func draw(in node: Node, onto drawing: Drawing) {
    let inside = Drawing()
    node.child("label").draw(label, onto: inside)
    let title = inside.texts.joined(separator: " ")
    drawing.buttons.append(.init(title: title, role: nil) { isOn.wrappedValue.toggle() })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Toggle where Label == Text {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(key) } }

  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
