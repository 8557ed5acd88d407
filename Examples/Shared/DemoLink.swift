import Foundation
import iLinkKit

/// A link to send to others. There is none while its number is unknown: never one with `id0`.
@MainActor struct DemoLink: Identifiable {
  let title: String
  let url: (iLink) -> URL?

  nonisolated var id: String { title }

  static let all = [
    DemoLink(title: "Share the app's page") { $0.appURL(for: .sharing) },
    DemoLink(title: "Share the review page") { $0.ratingURL(for: .sharing) },
    DemoLink(title: "Share the developer's page") { $0.developerURL(for: .sharing) },
  ]
}
