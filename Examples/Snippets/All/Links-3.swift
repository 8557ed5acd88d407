import iLinkKit

iLink.shared.appStoreID = 284910350
let page = iLink.shared.appURL(for: .sharing)  // https://apps.apple.com/app/id284910350
