import iLinkCore

// Does a piece of the core's work, so that nothing of it can be left out when linking.
if let app = AppID("id284910350") {
  print(StoreLink.app(app).url(for: .sharing))
}
