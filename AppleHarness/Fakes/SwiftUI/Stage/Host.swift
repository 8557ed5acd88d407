@_spi(Stage) import FoundationStandIns

/// A screen for one view: draws it, draws it anew when what it depends on changes, and lets a test tap.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@_spi(Stage) @MainActor public final class Host<Root: View> {
  private let root: Root
  private var node: Node?
  private var drawing = Drawing()
  private var isWaiting = false
  private var phase = ScenePhase.active

  public init(_ root: Root) {
    self.root = root
    appear()
  }

  /// The view comes to the screen.
  public func appear() {
    guard node == nil else { return }
    node = Node { [weak self] in MainActor.assumeIsolated { self?.drawLater() } }
    draw()
  }

  /// The view leaves the screen, and an alert of it too. Nobody's button is called.
  public func disappear() {
    node?.end()
    node = nil
    drawing = Drawing()
  }

  public func setPhase(_ phase: ScenePhase) {
    self.phase = phase
    draw()
  }

  private func drawLater() {
    guard !isWaiting else { return }
    isWaiting = true
    MainLoop.later { [self] in
      isWaiting = false
      draw()
    }
  }

  private func draw() {
    guard let node else { return }
    drawing = Drawing()
    node.environment.scenePhase = phase
    node.draw(root, onto: drawing)
  }

  // What a person sees

  public var texts: [String] { drawing.texts }
  public var buttons: [String] { drawing.buttons.map(\.title) }

  /// The alert that is shown; of several, the first.
  public var alert: (title: String, message: String, buttons: [String])? {
    drawing.alerts.first.map { ($0.title, $0.message, $0.buttons.map(\.title)) }
  }

  /// The system takes the alert away. Nobody's button is called.
  public func dismissAlert() { drawing.alerts.first?.isPresented.wrappedValue = false }

  /// A person taps a button, of the alert if there is one. The alert is gone before its button is called.
  @discardableResult public func tap(_ title: String) -> Bool {
    if let alert = drawing.alerts.first {
      guard let button = alert.buttons.first(where: { $0.title == title }) else { return false }
      alert.isPresented.wrappedValue = false
      button.action()
      return true
    }
    guard let button = drawing.buttons.first(where: { $0.title == title }) else { return false }
    button.action()
    return true
  }
}
