/// Drawn as its text, or as its title while that is empty.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct TextField<Label: View>: View, Primitive {
  private let text: Binding<String>
  private let label: Label

  init(text: Binding<String>, label: Label) {
    self.text = text
    self.label = label
  }

  func draw(in node: Node, onto drawing: Drawing) {
    let inside = Drawing()
    node.child("label").draw(label, onto: inside)
    drawing.texts.append(text.wrappedValue.isEmpty ? inside.texts.joined(separator: " ") : text.wrappedValue)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension TextField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>) { self.init(text: text, label: Text(key)) }

  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}
