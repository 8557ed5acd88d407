import iLinkCore
import iLinkKit

/// How much a prompt leaves to the user.
enum PreviewStyle: String, CaseIterable, Sendable {
  /// Update or not now, for an app that sets `remindButtonLabel` to "".
  case optional
  /// Also "remind me later": what iLink shows unless it is told otherwise.
  case skippable
  /// The update button alone.
  case forced

  /// What the prompt says for a reader.
  func texts(from finder: TextFinder, version: String) -> PromptTexts {
    var settings = TextSettings()
    if self == .optional { settings.remindButtonLabel = "" }
    return PromptTexts(finder, settings: settings, looksForced: self == .forced, storeVersion: version)
  }
}

extension PromptTexts {
  /// The buttons in the order of the prompt.
  var buttons: [(role: UpdateChoice, text: String)] {
    UpdateChoice.allCases.compactMap { role in label(of: role).map { (role, $0) } }
  }
}
