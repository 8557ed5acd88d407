@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
extension View {
  nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<Words: StringProtocol>(_ title: Words) -> some View {
    navigationTitle(Text(title))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    Effect(self) { _, drawing in drawing.texts.append(title.words) }
  }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
extension View {
  /// Shows nothing for `nil`.
  nonisolated public func badge(_ label: Text?) -> some View {
    Effect(self) { _, drawing in if let label { drawing.texts.append(label.words) } }
  }
}
