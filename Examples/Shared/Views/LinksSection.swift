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
      if let page = model.link.appURL(for: .sharing) {
        ShareButton(title: "Share the app's page", url: page)
      } else {
        Text("The link to share is there as soon as the app has been found.")
      }
    }
  }
}
