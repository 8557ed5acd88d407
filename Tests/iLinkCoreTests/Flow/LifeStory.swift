import Foundation
import iLinkCore

/// Tells what a device goes through, as the page `Documentation/A-life-with-iLink.md`.
struct LifeStory {
  var device = Device()
  private(set) var page: String
  private var day = ""

  init(_ introduction: String) { page = introduction }

  /// A chapter, with what is to be learned from it.
  mutating func chapter(_ title: String, _ lesson: String, _ scenes: (inout LifeStory) -> Void) {
    page += "\n## \(title)\n\n\(lesson)\n\n```text\n"
    day = ""
    scenes(&self)
    page += "```\n"
  }

  /// Something happens, and then this is on screen, and why.
  mutating func tell(_ what: String, _ happen: (inout Device) -> Void) {
    let news = device.news.count
    let before = device.prompt
    happen(&device)
    line(stamp(), what)
    let told = device.news[news...]
    for each in told { if let words = words(for: each) { line("", "  ", words) } }
    line("", "  ", screen(before, told.compactMap(\.decision).last))
  }

  /// Time passes.
  mutating func later(_ time: TimeInterval) { device.pass(time) }

  private func screen(_ before: UpdatePrompt?, _ decision: UpdateDecision?) -> String {
    if let prompt = device.prompt {
      let buttons = prompt.buttons.map { "[\(Self.label($0))]" }.joined(separator: " ")
      let still = before?.id == prompt.id ? "still " : ""
      return "▣ \(still)on screen: \(prompt.installed) → \(prompt.store)  \(buttons)"
    }
    if !device.isInFront { return "▢ the app is not in front" }
    let why = decision.flatMap { $0.kind == nil ? $0.description : nil }
    return "▢ the app is free to use" + (why.map { ".  \($0)" } ?? "")
  }

  private func words(for news: UpdateNews) -> String? {
    switch news {
    case .foundListing(let listing): "· the store says \(listing.versionText)"
    case .couldNotConnect(.lookup(.notFound), _): "· the store says: not here"
    case .couldNotConnect(.lookup, _): "· the store cannot be reached"
    case .couldNotConnect: "· the page could not be opened"
    case .openedPage: "· the App Store opens"
    case .detectedAppUpdate(let from, let to): "· the app notices that it was updated: \(from) → \(to)"
    case .declined(let prompt): "· remembered: \(prompt.store) is declined"
    case .requestedReminder: "· remembered: \"later\", now"
    default: nil
    }
  }

  private static func label(_ choice: UpdateChoice) -> String {
    switch choice {
    case .update: "Update"
    case .remindLater: "Later"
    case .decline: "No"
    case .vanished: "?"
    }
  }

  private mutating func stamp() -> String {
    let parts = device.moment.formatted(.iso8601).split(separator: "T")
    let date = String(parts[0].dropFirst(5))
    defer { day = date }
    return (date == day ? "     " : date) + " " + parts[1].prefix(5)
  }

  private mutating func line(_ stamp: String, _ words: String...) {
    let margin = stamp + String(repeating: " ", count: 13 - stamp.count)
    page += (margin + words.joined()) + "\n"
  }
}

extension UpdateNews {
  fileprivate var decision: UpdateDecision? { if case .decided(let decision, _) = self { decision } else { nil } }
}
