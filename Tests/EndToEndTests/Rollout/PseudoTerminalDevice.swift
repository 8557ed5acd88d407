#if !os(Linux)
import Foundation

/// Makes a pseudo-terminal: our end, and the path of the other one.
enum PseudoTerminalDevice {
  static func open() -> (own: Int32, other: String)? {
    let own = posix_openpt(O_RDWR | O_NOCTTY)
    guard own >= 0, grantpt(own) == 0, unlockpt(own) == 0, let name = ptsname(own) else { return nil }
    return (own, String(cString: name))
  }
}
#endif
