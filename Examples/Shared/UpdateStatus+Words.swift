import iLinkKit

extension UpdateStatus {
  /// What "Check for Updates…" says. iLink answers with a value; the words are the app's.
  var words: String {
    switch self {
    case .available(let listing): "Version \(listing.versionText) is there."
    case .upToDate(.systemTooOld): "There is a newer version, for newer systems than this one."
    case .upToDate: "This is the newest version."
    case .cannotTell(.storeVersionUnknown(let problem?)): "It cannot be told: \(problem)"
    case .cannotTell: "It cannot be told; the last decision says why."
    }
  }
}
