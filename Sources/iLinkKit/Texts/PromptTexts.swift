public import iLinkCore

/// Everything that a prompt says, ready to be shown.
public struct PromptTexts: Hashable, Sendable {
  /// The title; `""` means that none is shown.
  public let title: String
  /// The message; `""` means that none is shown.
  public let message: String
  /// The update button: a prompt always has it.
  public let updateButton: String
  /// "Remind me later"; `nil` when there is no such button.
  public let remindButton: String?
  /// "Not now"; `nil` when there is no such button.
  public let declineButton: String?
  /// What stands above the store's release notes.
  public let whatsNewTitle: String
  /// The language of our texts, as the file's name has it: `pt-BR`. Texts of the app's own are in the app's language.
  public let language: String
  /// Whether that language is written from right to left.
  public let isRightToLeft: Bool

  /// Finds the texts.
  ///
  /// The settings' own text comes first, then the app's own `Localizable.strings`, key by key, then ours in the
  /// language that serves the user best.
  ///
  /// - Parameters:
  ///   - sources: What the surroundings know.
  ///   - settings: What the app has set.
  ///   - looksForced: Whether the prompt has the update button alone, and the aggressive message.
  ///   - storeVersion: The version to name; without one, the message names none.
  public init(
    sources: TextSources, settings: TextSettings = TextSettings(), looksForced: Bool, storeVersion: String?
  ) {
    self.init(
      TextFinder(sources: sources, settings: settings), settings: settings, looksForced: looksForced,
      storeVersion: storeVersion)
  }

  /// The same with a finder that is there already.
  package init(_ finder: TextFinder, settings: TextSettings, looksForced: Bool, storeVersion: String?) {
    let version = storeVersion.flatMap { $0.isBlank ? nil : $0 }

    /// A custom text, the app's or ours, filled in.
    func text(_ custom: String?, _ key: TextKey) -> String {
      finder.fill(custom ?? finder.ownText(key) ?? finder.ourText(key), version: version)
    }
    func optionalLabel(_ custom: String?, _ key: TextKey) -> String? {
      let label = text(custom, key)
      return looksForced || label.isBlank ? nil : label
    }

    title = text(settings.messageTitle, .title)
    if let message = settings.message {
      self.message = finder.fill(message, version: version)
    } else {
      message = Self.message(finder, looksForced: looksForced, version: version)
    }
    let updateLabel = text(settings.updateButtonLabel, .updateButton)
    updateButton = updateLabel.isBlank ? finder.fill(finder.ourText(.updateButton)) : updateLabel
    remindButton = optionalLabel(settings.remindButtonLabel, .remindButton)
    declineButton = optionalLabel(settings.cancelButtonLabel, .declineButton)
    whatsNewTitle = text(nil, .whatsNewTitle)
    language = finder.language
    isRightToLeft = finder.isRightToLeft
  }

  /// Finds the texts for a prompt of the flow's.
  public init(_ prompt: UpdatePrompt, sources: TextSources, settings: TextSettings = TextSettings()) {
    self.init(
      sources: sources, settings: settings, looksForced: prompt.looksForced, storeVersion: prompt.store.text)
  }

  /// The label of a button; `nil` when the prompt has no such button.
  public func label(of choice: UpdateChoice) -> String? {
    switch choice {
    case .update: updateButton
    case .remindLater: remindButton
    case .decline: declineButton
    case .vanished: nil
    }
  }

  /// The message of a prompt for which the app has set none.
  private static func message(_ finder: TextFinder, looksForced: Bool, version: String?) -> String {
    if looksForced {
      return finder.fill(finder.ownText(.forcedMessage) ?? finder.ourText(.forcedMessage), version: version)
    }
    if let version {
      if let text = finder.ownText(.versionMessage) {
        return finder.fill(text, version: version, namesVersion: true)
      }
      // An app that brought 1.x's message only meant that one to be shown.
      if finder.ownText(.message) == nil {
        return finder.fill(finder.ourText(.versionMessage), version: version, namesVersion: true)
      }
    }
    return finder.fill(finder.ownText(.message) ?? finder.ourText(.message), version: version)
  }
}
