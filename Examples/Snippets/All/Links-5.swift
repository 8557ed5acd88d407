import iLinkKit

let review = StoreLink.review(AppID(284910350)!)
let url = review.url(for: .sharing)  // https://apps.apple.com/app/id284910350?action=write-review
