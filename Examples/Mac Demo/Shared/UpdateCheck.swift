import AppKit
import iLinkKit

/// "Check for Updates…" as the Mac knows it: somebody asked, so there is an answer in every case.
@MainActor enum UpdateCheck {
  static func run(_ model: DemoModel) {
    Task {
      let status = await model.link.status()
      let alert = NSAlert()
      alert.messageText = status.words
      alert.addButton(withTitle: "OK")
      if case .available = status { alert.addButton(withTitle: "Open the App Store") }
      if alert.runModal() == .alertSecondButtonReturn { model.link.openAppPage() }
    }
  }
}
