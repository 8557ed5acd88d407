import SwiftUI

/// A stack of screens, on systems before iOS 16 too.
struct Navigation<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    if #available(iOS 16, *) {
      NavigationStack { content }
    } else {
      NavigationView { content }.navigationViewStyle(.stack)
    }
  }
}
