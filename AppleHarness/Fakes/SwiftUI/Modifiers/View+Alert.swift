@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
extension View {
  // With a value that the alert is about: nothing shows while it is nil.

  nonisolated public func alert<Actions: View, Message: View, Value>(
    _ title: Text, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    Effect(self) { node, drawing in
      guard isPresented.wrappedValue, let value else { return node.drop("alert") }
      drawing.addAlert(node, title, isPresented, actions(value), message(value))
    }
  }

  nonisolated public func alert<Actions: View, Message: View, Value>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: value, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<Words: StringProtocol, Actions: View, Message: View, Value>(
    _ title: Words, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: value, actions: actions, message: message)
  }

  // Without one.

  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: (), actions: actions, message: message)
  }

  nonisolated public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: (), actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<Words: StringProtocol, Actions: View, Message: View>(
    _ title: Words, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: (), actions: actions, message: message)
  }
}
