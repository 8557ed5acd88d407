import iLinkKit

iLink.shared.minimumSupportedVersion = AppVersion("2.3")
