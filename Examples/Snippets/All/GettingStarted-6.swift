import iLinkKit

for await news in iLink.shared.events {
  if case .openedPage(let page, _) = news { print("opened", page) }
}
