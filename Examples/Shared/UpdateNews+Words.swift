import iLinkKit

extension UpdateNews {
  /// The event as a line of the demos' log. Each is also a call of ``iLinkDelegate``.
  var words: String {
    switch self {
    case .foundListing(let listing): "Found version \(listing.versionText) in \(listing.storefront.code.uppercased())"
    case .couldNotConnect(let failure, _): "No answer: \(failure)"
    case .detectedAppUpdate(let old, let new): "Was updated from \(old.text) to \(new.text)"
    case .openedPage(let page, _): "Opened: \(page.words)"
    case .prompting(let prompt): "Asks about version \(prompt.store.text)"
    case .attemptedUpdate: "The user updates"
    case .declined: "The user declined"
    case .requestedReminder: "The user wants a reminder"
    case .decided(let decision, _): "Decided: \(decision)"
    }
  }
}

extension OpenDestination {
  fileprivate var words: String {
    switch self {
    case .appPage: "the app's page"
    case .review: "the review page"
    case .developer: "the developer's page"
    default: "a page of the App Store"
    }
  }
}
