@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@MainActor protocol Connected {
  func connect(to node: Node, as name: String)
}
