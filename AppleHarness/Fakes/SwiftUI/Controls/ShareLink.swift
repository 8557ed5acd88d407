/// Drawn as a button that does nothing.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
public struct ShareLink<Label: View>: View, Primitive {
  private let label: Label

  func draw(in node: Node, onto drawing: Drawing) {
    let inside = Drawing()
    node.child("label").draw(label, onto: inside)
    drawing.buttons.append(.init(title: inside.texts.joined(separator: " "), role: nil) {})
  }
}

/// Apple's has more generic parameters, for the previews of what is shared; nobody writes them out.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
extension ShareLink where Label == Text {
  public init(_ key: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) { label = Text(key) }

  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, item: URL, subject: Text? = nil, message: Text? = nil) {
    label = Text(title)
  }
}
