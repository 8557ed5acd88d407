import Foundation
import iLinkKit

/// What iLink remembers and has found out, as lines to show.
@MainActor struct Remembered: Identifiable {
  let name: String
  let value: String

  nonisolated var id: String { name }

  static func lines(of link: iLink) -> [Remembered] {
    [
      Remembered(name: "applicationStoreVersion", value: link.applicationStoreVersion ?? "unknown"),
      Remembered(name: "appStoreGenreID", value: String(link.appStoreGenreID)),
      Remembered(name: "firstUsed", value: text(link.firstUsed)),
      Remembered(name: "lastReminded", value: text(link.lastReminded)),
      Remembered(name: "usesCount", value: String(link.usesCount)),
      Remembered(name: "eventCount", value: String(link.eventCount)),
      Remembered(name: "usesPerWeek", value: String(link.usesPerWeek)),
      Remembered(name: "declinedThisVersion", value: link.declinedThisVersion ? "yes" : "no"),
      Remembered(name: "declinedAnyVersion", value: link.declinedAnyVersion ? "yes" : "no"),
    ]
  }

  private static func text(_ date: Date?) -> String {
    date.map { DateFormatter.localizedString(from: $0, dateStyle: .medium, timeStyle: .short) } ?? "never"
  }
}
