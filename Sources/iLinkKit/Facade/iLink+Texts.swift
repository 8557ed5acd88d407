import iLinkCore

/// The words of the prompt. Each getter gives the text as it is shown; `nil` goes back to ours, in the user's language.
extension iLink {
  /// The app's name in the prompt.
  public var applicationName: String! {
    get { textSettings.applicationName ?? environment.texts.appName }
    set { textSettings.applicationName = newValue }
  }

  /// The prompt's title; `%@` is the app's name, "" shows none.
  public var messageTitle: String! {
    get { shownTexts.title }
    set { textSettings.messageTitle = newValue }
  }

  /// The prompt's message; `%@` is the app's name, "" shows none.
  public var message: String! {
    get { shownTexts.message }
    set { textSettings.message = newValue }
  }

  /// The update button; "" means ours: a prompt always has it.
  public var updateButtonLabel: String! {
    get { shownTexts.updateButton }
    set { textSettings.updateButtonLabel = newValue }
  }

  /// The "later" button; "" hides it.
  public var remindButtonLabel: String! {
    get { buttonTexts.remindButton ?? "" }
    set { textSettings.remindButtonLabel = newValue }
  }

  /// The "no" button; "" hides it.
  public var cancelButtonLabel: String! {
    get { buttonTexts.declineButton ?? "" }
    set { textSettings.cancelButtonLabel = newValue }
  }

  /// Whether all of our languages may be used, or only those that the app itself has. Default true.
  public var useAllAvailableLanguages: Bool {
    get { textSettings.useAllAvailableLanguages }
    set { textSettings.useAllAvailableLanguages = newValue }
  }

  private var shownTexts: PromptTexts { texts(looksForced: settings.aggressiveUpdatePrompt) }

  /// A forced prompt shows neither of the two, which does not change what they say.
  private var buttonTexts: PromptTexts { texts(looksForced: false) }

  private func texts(looksForced: Bool) -> PromptTexts {
    PromptTexts(
      sources: environment.texts, settings: textSettings, looksForced: looksForced,
      storeVersion: flow.listing(at: environment.now())?.versionText)
  }
}
