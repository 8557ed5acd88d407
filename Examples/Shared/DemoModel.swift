import Combine
import Foundation
import iLinkKit

/// What the demos show besides the settings. It listens to iLink's events, and so is never out of date.
@MainActor final class DemoModel: ObservableObject {
  /// One event, with a number to tell it from others that say the same.
  struct Line: Identifiable {
    let id: Int
    let text: String
  }

  let link: iLink
  /// The newest first.
  @Published private(set) var events: [Line] = []
  /// The last decision, rule by rule.
  @Published private(set) var decision = "Nothing has been decided yet."
  /// What "Check for Updates…" said last.
  @Published private(set) var status = "Not asked yet."
  /// The version to show in a badge.
  @Published private(set) var newVersion: String?
  /// Told after each change: for views that do not observe.
  var onChange: () -> Void = {}

  private var listening: Task<Void, Never>?

  init(_ link: iLink) {
    self.link = link
    let events = link.events
    listening = Task { [weak self] in
      for await news in events { self?.hear(news) }
    }
  }

  deinit { listening?.cancel() }

  private func hear(_ news: UpdateNews) {
    events.insert(Line(id: events.count, text: news.words), at: 0)
    if let last = link.lastDecision { decision = last.report }
    newVersion = link.availableUpdate?.versionText
    onChange()
  }

  /// For the menu item or the button of that name. It shows nothing by itself: what to say is the app's choice.
  func checkForUpdates() async {
    status = "Looking\u{2026}"
    onChange()
    status = await link.status().words
    onChange()
  }

  /// Opens a page and says what came of it.
  func open(_ destination: OpenDestination) async {
    do {
      try await link.open(destination)
      status = "Opened."
    } catch {
      status = "\(error)"
    }
    onChange()
  }
}
