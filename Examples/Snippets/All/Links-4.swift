import iLinkKit

iLink.shared.linkParams = "pt=123456&ct=newsletter"
