import Foundation
import FoundationNetworking
import iLinkCore

// Never run: its list of libraries is what the stage must object to.
if let app = AppID("id284910350") {
  print(URLRequest(url: StoreLink.app(app).url(for: .sharing)))
}
