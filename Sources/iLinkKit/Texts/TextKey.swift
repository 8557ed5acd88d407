/// The keys of our texts, as in `Localization/<language>.strings` and in an app's own `Localizable.strings`.
package enum TextKey: String, CaseIterable, Sendable {
  // Those of iLink 1.x.
  case title = "iLinkMessageTitle"
  case message = "iLinkAppMessage"
  case forcedMessage = "iLinkAppMessageAggressive"
  case updateButton = "iLinkUpdateButton"
  case remindButton = "iLinkRemindButton"
  case declineButton = "iLinkCancelButton"
  // Ours.
  case versionMessage = "iLinkAppMessageVersion"
  case notification = "iLinkNotificationBody"
  case whatsNewTitle = "iLinkWhatsNewTitle"
  case storeUnavailable = "iLinkUpdateUnavailable"
}
