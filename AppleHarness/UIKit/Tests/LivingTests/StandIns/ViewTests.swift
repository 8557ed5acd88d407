@_spi(Stage) import FoundationStandIns
@_spi(Stage) import SwiftUI
import Testing

extension Living {
  @Suite @MainActor struct ViewTests {
    init() { Living.reset() }

    @Test func `a tap changes the state, and the view is drawn anew`() async {
      let host = Host(Counter())
      #expect(host.texts == ["0"])
      #expect(host.tap("More"))
      #expect(!host.tap("Fewer"))
      await MainLoop.settle()
      #expect(host.texts == ["1"])
    }

    @Test func `state goes with its view`() async {
      let host = Host(Switch())
      host.tap("More")
      await MainLoop.settle()
      #expect(host.texts == ["1"])
      for _ in 1...2 {
        host.tap("Switch")
        await MainLoop.settle()
      }
      #expect(host.texts == ["0"])
    }

    @Test func `an alert shows while its binding says so, and is gone before its button is called`() async {
      let model = Model()
      let host = Host(Asking(model: model))
      #expect(host.alert == nil)
      model.version = "2.0"
      await MainLoop.settle()
      #expect(
        host.alert?.title == "Update" && host.alert?.message == "Version 2.0"
          && host.alert?.buttons == ["Now", "Later"])
      #expect(host.tap("Now"))
      await MainLoop.settle()
      #expect(model.taps == ["Now, presented: false"])
      #expect(host.alert == nil)
    }

    @Test func `an alert that is withdrawn or whose view goes calls nobody`() async {
      let model = Model()
      let host = Host(Asking(model: model))
      model.version = "2.0"
      await MainLoop.settle()
      model.version = nil
      await MainLoop.settle()
      #expect(host.alert == nil)
      model.version = "2.1"
      await MainLoop.settle()
      host.disappear()
      #expect(host.alert == nil && model.taps.isEmpty)
      host.appear()
      #expect(host.alert?.message == "Version 2.1")
    }

    @Test func `a task begins with its view and is cancelled with it`() async {
      let model = Model()
      let host = Host(Working(model: model))
      await MainLoop.settle()
      #expect(model.taps == ["appeared", "began"])
      host.disappear()
      await MainLoop.settle()
      #expect(model.taps == ["appeared", "began", "disappeared", "cancelled"])
    }

    @Test func `the environment reaches the views below, and the phase of the scene is in it`() {
      let host = Host(Reader().environment(\.word, "hello"))
      #expect(host.texts == ["hello", "active"])
      host.setPhase(.background)
      #expect(host.texts == ["hello", "other"])
    }

    @Test func `links open by the system's answer, or by the app's own action`() async {
      var answers: [Bool] = []
      let page = URL(string: "https://apps.apple.com/app/id1")!
      EnvironmentValues().openURL(page) { answers.append($0) }
      EnvironmentValues().openURL(URL(string: "nonsense:1")!) { answers.append($0) }
      OpenURLAction { _ in .discarded }(page) { answers.append($0) }
      await MainLoop.settle()
      #expect(answers == [true, false, false])
      #expect(ViewStage.desk.opened == [page])
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)" as String)
    Button("More") { count += 1 }
  }
}

private struct Switch: View {
  @State private var shows = true
  var body: some View {
    if shows { Counter() }
    Button("Switch") { shows.toggle() }
  }
}

@MainActor private final class Model: ObservableObject {
  // Whether Apple's publisher is sendable is not known; this is right either way.
  private struct Box: @unchecked Sendable { let publisher = ObservableObjectPublisher() }
  private let box = Box()
  nonisolated var objectWillChange: ObservableObjectPublisher { box.publisher }
  var version: String? { willSet { objectWillChange.send() } }
  var taps: [String] = []
}

private struct Asking: View {
  @ObservedObject var model: Model
  private var isPresented: Binding<Bool> {
    Binding(get: { model.version != nil }, set: { if !$0 { model.version = nil } })
  }
  var body: some View {
    EmptyView().alert("Update", isPresented: isPresented, presenting: model.version) { _ in
      Button("Now") { model.taps.append("Now, presented: \(isPresented.wrappedValue)") }
      Button("Later", role: .cancel) { model.taps.append("Later") }
    } message: { version in
      Text("Version " + version)
    }
  }
}

private struct Working: View {
  let model: Model
  var body: some View {
    EmptyView()
      .onAppear { model.taps.append("appeared") }
      .onDisappear { model.taps.append("disappeared") }
      .task {
        model.taps.append("began")
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        model.taps.append(Task.isCancelled ? "cancelled" : "ended")
      }
  }
}

private struct WordKey: EnvironmentKey { static let defaultValue = "nothing" }

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.word) private var word
  @Environment(\.scenePhase) private var phase
  var body: some View {
    Text(word)
    Text(phase == .active ? "active" : "other")
  }
}
