#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
import SwiftUI
import iLinkCore

/// The alert, and the values for the views inside.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
struct UpdatePromptModifier: ViewModifier {
  private let given: iLink?
  @State private var prompter = ViewPrompter()
  @State private var facts = ViewPrompter.Facts()

  init(_ link: iLink?) { given = link }

  /// Whether the alert is up; a view that takes it down without a button has not answered.
  private var isPresented: Binding<Bool> {
    Binding(get: { facts.question != nil }, set: { if !$0 { prompter.alertHasGone() } })
  }

  func body(content: Content) -> some View {
    content
      .environment(\.availableUpdate, facts.availableUpdate)
      .environment(\.storeLinks, facts.links)
      .alert(facts.question?.texts.title ?? "", isPresented: isPresented, presenting: facts.question) { question in
        Button(question.texts.updateButton) { prompter.answer(.update) }
        if let label = question.remindButton { Button(label) { prompter.answer(.remindLater) } }
        if let label = question.declineButton { Button(label, role: .cancel) { prompter.answer(.decline) } }
      } message: { question in
        Text(question.texts.message)
      }
      .onAppear { prompter.attach(to: given ?? iLink.shared) { facts = $0 } }
      .onDisappear { prompter.detach() }
  }
}
#endif
