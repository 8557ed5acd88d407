/// Drawn as its text, or as its prompt or title while that is empty.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct TextField<Label: View>: View, Primitive {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?

  init(text: Binding<String>, label: Label, prompt: Text? = nil) {
    self.text = text
    self.label = label
    self.prompt = prompt
  }

  func draw(in node: Node, onto drawing: Drawing) {
    let inside = Drawing()
    if let prompt { inside.texts = [prompt.words] } else { node.child("label").draw(label, onto: inside) }
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

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
extension TextField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(key), prompt: prompt)
  }

  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }
}
