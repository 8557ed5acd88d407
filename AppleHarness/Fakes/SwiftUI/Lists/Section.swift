@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public struct Section<Header, Content, Footer> {
  let header: Header
  let content: Content
  let footer: Footer
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Section: View, Primitive where Header: View, Content: View, Footer: View {
  func draw(in node: Node, onto drawing: Drawing) {
    node.child("header").draw(header, onto: drawing)
    node.child("content").draw(content, onto: drawing)
    node.child("footer").draw(footer, onto: drawing)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Section where Header == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
extension Section where Header == Text, Content: View, Footer == EmptyView {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(key), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
