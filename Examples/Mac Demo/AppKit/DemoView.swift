import AppKit
import iLinkKit

/// All that iLink does for an app, as buttons.
final class DemoView: RowsView {
  private let model: DemoModel

  init(model: DemoModel) {
    self.model = model
    super.init()
    show()
  }

  func show() {
    removeAll()
    if let version = model.newVersion { addText("Version \(version) is there.") }
    addLinks()
    addUpdates()
    addTitle("Last decision")
    addText(model.decision)
    addTitle("Events")
    for line in model.events { addText(line.text) }
    addRemembered()
  }

  private func add(_ actions: [DemoAction]) {
    for action in actions {
      addButton(action.title) { [model] in action.run(model.link) }
    }
  }

  private func addLinks() {
    addTitle("Links")
    add(DemoAction.links)
    addButton("Write a review, and say whether it opened") { [model] in
      Task { await model.open(.review) }
    }
    for link in DemoLink.all {
      addButton(link.title) { [weak self, model] in self?.share(link.url(model.link)) }
    }
  }

  private func addUpdates() {
    addTitle("Updates")
    addButton("Check for Updates\u{2026}") { [model] in
      Task { await model.checkForUpdates() }
    }
    addText(model.status)
    add(DemoAction.prompts)
  }

  private func addRemembered() {
    addTitle("Remembered")
    for line in Remembered.lines(of: model.link) { addText("\(line.name): \(line.value)") }
    add(DemoAction.history)
    addButton("Export the state") { [weak self, model] in self?.share(model.link.exportState()) }
  }

  private func share(_ item: Any?) {
    guard let item else { return }
    NSSharingServicePicker(items: [item]).show(relativeTo: .zero, of: self, preferredEdge: .minY)
  }
}
