@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Effect(self) { node, _ in node.onAppear { action?() } }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Effect(self) { node, _ in node.onDisappear { action?() } }
  }

  /// Begins with the view and is cancelled with it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let once = Once(action)
    return Effect(self) { node, _ in node.run(once, id: AnyHashable(0)) }
  }

  /// Begins anew when the value changes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  nonisolated public func task<Value: Hashable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let once = Once(action)
    return Effect(self) { node, _ in node.run(once, id: AnyHashable(value)) }
  }

  @available(iOS, introduced: 14.0, deprecated: 17.0)
  @available(macOS, introduced: 11.0, deprecated: 14.0)
  @available(tvOS, introduced: 14.0, deprecated: 17.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    Effect(self) { node, _ in node.onChange(of: value) { _, new in action(new) } }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    Effect(self) { node, _ in node.onChange(of: value, initial: initial, action) }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Effect(self) { node, _ in node.onChange(of: value, initial: initial) { _, _ in action() } }
  }

  nonisolated public func background<Background: View>(@ViewBuilder content: () -> Background) -> some View {
    let background = content()
    return Effect(self) { node, drawing in node.child("background").draw(background, onto: drawing) }
  }

  nonisolated public func overlay<Overlay: View>(@ViewBuilder content: () -> Overlay) -> some View {
    let overlay = content()
    return Effect(self) { node, drawing in node.child("overlay").draw(overlay, onto: drawing) }
  }
}
