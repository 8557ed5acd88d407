/// Drawn as a button; a tap shows the destination below it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct NavigationLink<Label: View, Destination: View>: View, Primitive {
  private let label: Label
  private let destination: Destination
  private final class Box { var isOpen = false }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  func draw(in node: Node, onto drawing: Drawing) {
    let inside = Drawing()
    let box = node.keep("box") { Box() }
    node.child("label").draw(label, onto: inside)
    drawing.buttons.append(
      .init(title: inside.texts.joined(separator: " "), role: nil) {
        box.isOpen = true
        node.needsDrawing()
      })
    if box.isOpen { node.child("destination").draw(destination, onto: drawing) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension NavigationLink where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(key) }
  }

  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
