/// What came out when a view was drawn.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
final class Drawing {
  struct DrawnButton {
    let title: String
    let role: ButtonRole?
    let action: @MainActor () -> Void
  }

  struct DrawnAlert {
    let title: String
    let message: String
    let buttons: [DrawnButton]
    let isPresented: Binding<Bool>
  }

  var texts: [String] = []
  var buttons: [DrawnButton] = []
  var alerts: [DrawnAlert] = []

  func addAlert(
    _ node: Node, _ title: Text, _ isPresented: Binding<Bool>, _ actions: some View, _ message: some View
  ) {
    let inside = Drawing()
    let words = Drawing()
    node.child("alert").child("actions").draw(actions, onto: inside)
    node.child("alert").child("message").draw(message, onto: words)
    if inside.buttons.isEmpty { inside.buttons = [.init(title: "OK", role: .cancel) {}] }
    alerts.append(
      .init(
        title: title.words, message: words.texts.joined(separator: " "), buttons: inside.buttons,
        isPresented: isPresented))
  }
}
