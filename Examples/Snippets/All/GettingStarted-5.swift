import Foundation
import iLinkKit

final class Manners: NSObject, iLinkDelegate {
  var isInTheMiddleOfAGame = false

  func iLinkShouldPromptForUpdate() -> Bool { !isInTheMiddleOfAGame }
}
