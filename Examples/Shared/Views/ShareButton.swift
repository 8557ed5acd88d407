import SwiftUI

/// Sends a link to others, where the system has a button for that; elsewhere it shows the link.
struct ShareButton: View {
  let title: String
  let url: URL

  var body: some View {
    if #available(iOS 16, macOS 13, *) {
      ShareLink(title, item: url)
    } else {
      Text(url.absoluteString).textSelection(.enabled)
    }
  }
}
