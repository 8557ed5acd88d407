/// Drawn as its label, and as two buttons.
@available(iOS 13.0, macOS 10.15, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor
public struct Stepper<Label: View>: View, Primitive {
  private let label: Label
  private let increment: @MainActor () -> Void
  private let decrement: @MainActor () -> Void

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
    decrement = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
  }

  func draw(in node: Node, onto drawing: Drawing) {
    let inside = Drawing()
    node.child("label").draw(label, onto: inside)
    drawing.texts += inside.texts
    let title = inside.texts.joined(separator: " ")
    drawing.buttons.append(.init(title: "+ " + title, role: nil, action: increment))
    drawing.buttons.append(.init(title: "- " + title, role: nil, action: decrement))
  }
}
