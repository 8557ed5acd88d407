/// What an app has set about the texts. `nil` is iLink's own text; in each text `%@` is the app's name and `%2$@` the
/// store's version.
public struct TextSettings: Hashable, Sendable {
  /// The prompt's title; `""` shows none.
  public var messageTitle: String?
  /// The prompt's message, in place of the polite and of the aggressive one; `""` shows none.
  public var message: String?
  /// The update button. A prompt always has it: `""` means iLink's own text.
  public var updateButtonLabel: String?
  /// "Remind me later"; `""` hides the button.
  public var remindButtonLabel: String?
  /// "Not now"; `""` hides the button.
  public var cancelButtonLabel: String?
  /// The app's name; `nil` or empty means the one that ``TextSources/appName`` gives.
  public var applicationName: String?
  /// Whether all of our languages may be used; `false`: only those that the app itself has.
  public var useAllAvailableLanguages: Bool
  /// A language to use whatever the user prefers, as a BCP 47 tag; one that we do not have is as good as `nil`.
  public var language: String?

  /// Creates settings; without arguments, those of an app that has set nothing.
  public init(
    messageTitle: String? = nil, message: String? = nil, updateButtonLabel: String? = nil,
    remindButtonLabel: String? = nil, cancelButtonLabel: String? = nil, applicationName: String? = nil,
    useAllAvailableLanguages: Bool = true, language: String? = nil
  ) {
    self.messageTitle = messageTitle
    self.message = message
    self.updateButtonLabel = updateButtonLabel
    self.remindButtonLabel = remindButtonLabel
    self.cancelButtonLabel = cancelButtonLabel
    self.applicationName = applicationName
    self.useAllAvailableLanguages = useAllAvailableLanguages
    self.language = language
  }
}
