// lane: compile
// on: ios
// says: value of type 'EnvironmentValues' has no member 'requestReview'
import SwiftUI

@available(iOS 16, *)
struct Asks: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.requestReview) private var requestReview  // mistake: StoreKit is not imported
  var body: some View { EmptyView() }
}
