@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public struct Text: View, Primitive {
  let words: String

  nonisolated public init(_ key: LocalizedStringKey) { words = key.words }
  nonisolated public init(verbatim words: String) { self.words = words }
  @_disfavoredOverload nonisolated public init<Words: StringProtocol>(_ words: Words) { self.words = String(words) }

  func draw(in node: Node, onto drawing: Drawing) { drawing.texts.append(words) }
}
