@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension ForEach: View, Primitive where Content: View {
  func draw(in node: Node, onto drawing: Drawing) {
    for element in data { node.child("\(element[keyPath: id])").draw(content(element), onto: drawing) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: id, content: content)
  }
}
