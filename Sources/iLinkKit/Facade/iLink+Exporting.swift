import Foundation
import iLinkCore

extension iLink {
  /// What iLink knows and remembers on this device, as JSON text: for a bug report, and for
  /// `ilink explain --state FILE`. Holds versions, moments, settings and the store's listings; nothing about the user.
  public func exportState() -> String {
    ExportedState(app: flow.app, launch: flow.launch, settings: settings, history: flow.history).text
  }

  /// Waits until everything remembered so far is written. For command-line programs, before they end.
  public func flush() async { await keeper.flush() }
}
