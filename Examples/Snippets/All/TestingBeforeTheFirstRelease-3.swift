import iLinkKit

iLink.shared.applicationBundleID = "com.apple.supportapp"
iLink.shared.applicationVersion = "1.0"
iLink.shared.releaseDelay = 0
