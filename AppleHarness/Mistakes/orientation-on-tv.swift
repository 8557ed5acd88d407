// lane: compile
// on: tvos
// says: 'supportedInterfaceOrientations' is unavailable in tvOS
import UIKit

final class Root: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(supportedInterfaceOrientations)  // mistake
  }
}
