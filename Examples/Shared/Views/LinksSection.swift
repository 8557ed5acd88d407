import SwiftUI
import iLinkKit

/// The app's links: to open, and to send to others.
struct LinksSection: View {
  @ObservedObject var model: DemoModel

  var body: some View {
    Section("Links") {
      ForEach(DemoAction.links) { action in
        Button(action.title) { action.run(model.link) }
      }
      Button("Write a review, and say whether it opened") {
        Task { await model.open(.review) }
      }
      ForEach(DemoLink.all) { link in
        if let url = link.url(model.link) {
          ShareButton(title: link.title, url: url)
        } else {
          Text("\(link.title): not found yet").foregroundStyle(.secondary)
        }
      }
    }
  }
}
