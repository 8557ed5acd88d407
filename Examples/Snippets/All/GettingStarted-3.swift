import iLinkKit

@MainActor func checkForUpdates() async -> String {
  switch await iLink.shared.status() {
  case .available(let listing): "Version \(listing.versionText) is there."
  case .upToDate: "This is the newest version."
  case .cannotTell(let reason): "It cannot be told: \(reason)"
  }
}
