import iLinkKit

iLink.shared.openAppPage()
iLink.shared.openRatingsPage()
iLink.shared.openDeveloperPage()
iLink.shared.openAppPage(of: AppID(284910350)!)  // the paid version, for example
