import iLinkKit

/// The settings of iLink, all of them: a test compares the names with the library's.
@MainActor struct SettingSection: Identifiable {
  let title: String
  let rows: [SettingRow]

  nonisolated var id: String { title }

  static let all = [whether, how, whom, texts, identity, links]

  static let whether = SettingSection(
    title: "Whether to ask",
    rows: [
      .toggle("previewMode", .flag(\.previewMode), "Asks at each launch, to proof-read"),
      .toggle("globalPromptForUpdate", .flag(\.globalPromptForUpdate), "Looks and asks by itself"),
      .toggle("promptAtLaunch", .flag(\.promptAtLaunch), "Asks at launch and on return"),
      .toggle("promptOutsideAppStore", .flag(\.promptOutsideAppStore), "Asks copies from TestFlight too"),
      .toggle("localNotificationWhenUpdate", .flag(\.localNotificationWhenUpdate), "A notice after a background check"),
      .toggle(
        "onlyPromptIfMainWindowIsAvailable", .flag(\.onlyPromptIfMainWindowIsAvailable),
        "Mac: a sheet on the main window; off: a window of its own"),
      .toggle("onlyPromptIfLatestVersion", .flag(\.onlyPromptIfLatestVersion), "Without effect, as in iLink 1.x"),
      .toggle("verboseLogging", .flag(\.verboseLogging), "Logs each decision with its reasons"),
    ])

  static let how = SettingSection(
    title: "How to ask",
    rows: [
      .toggle("aggressiveUpdatePrompt", .flag(\.aggressiveUpdatePrompt), "No use of the app without updating"),
      .text("minimumSupportedVersion", .minimumVersion, "Versions below this one must update"),
      .number("remindPeriod", .days(\.remindPeriod), "Days after \u{201C}remind me later\u{201D}; 0: next launch"),
      .number("releaseDelay", .days(\.releaseDelay), "Days that a release rests; 0: asks at once"),
    ])

  static let whom = SettingSection(
    title: "Whom to ask",
    rows: [
      .number("usesUntilPrompt", .count(\.usesUntilPrompt), "Uses of this version; 0: not set"),
      .number("eventsUntilPrompt", .count(\.eventsUntilPrompt), "Logged events; 0: not set"),
      .number("daysUntilPrompt", .days(\.daysUntilPrompt), "Days of this version; 0: not set"),
      .number("usesPerWeekForPrompt", .days(\.usesPerWeekForPrompt), "Uses a week; 0: not set"),
    ])

  static let texts = SettingSection(
    title: "Texts",
    rows: [
      .text("applicationName", .words(\.applicationName), "The app's name in the prompt"),
      .text("messageTitle", .words(\.messageTitle), "%@ is the app's name"),
      .text("message", .words(\.message), "%@ is the app's name, %2$@ the version"),
      .text("updateButtonLabel", .words(\.updateButtonLabel), "The update button"),
      .text("remindButtonLabel", .words(\.remindButtonLabel), "A blank hides the button"),
      .text("cancelButtonLabel", .words(\.cancelButtonLabel), "A blank hides the button"),
      .toggle("useAllAvailableLanguages", .flag(\.useAllAvailableLanguages), "Off: only those that the app has"),
      .text("language", .words(\.textSettings.language), "Such as de or pt-BR; nothing: the user's own"),
    ])

  static let identity = SettingSection(
    title: "Who is asked about",
    rows: [
      .text("applicationBundleID", .words(\.applicationBundleID), "Looked up in the App Store"),
      .text("applicationVersion", .words(\.applicationVersion), "Another installed version"),
      .text("appStoreID", .identifier(\.appStoreID), "The app's Apple ID; nothing: found out"),
      .text("artistID", .identifier(\.artistID), "The developer's ID; nothing: found out"),
      .text("appStoreCountry", .words(\.appStoreCountry), "The storefront to ask; two letters"),
      .text("storefrontFallbacks", .fallbacks, "Storefronts to try next, such as de fr"),
    ])

  static let links = SettingSection(
    title: "Links",
    rows: [
      .text("linkParams", .words(\.linkParams), "Put into every link: at=\u{2026}&ct=\u{2026}"),
      .text("ratingsURL", .url(\.ratingsURL), "The app's own review page"),
      .text("appLocalURL", .url(\.appLocalURL), "The app's own page, to open here"),
      .text("appShareURL", .url(\.appShareURL), "The app's own page, to send to others"),
      .text("artistURL", .url(\.artistURL), "The developer's own page"),
    ])
}
