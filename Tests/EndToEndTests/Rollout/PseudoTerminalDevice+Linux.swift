#if os(Linux)
import Foundation

/// Makes a pseudo-terminal: our end, and the path of the other one.
enum PseudoTerminalDevice {
  // The C library's functions for this are not visible to Swift here; these are the requests that they make.
  private static let unlock: UInt = 0x4004_5431
  private static let number: UInt = 0x8004_5430

  static func open() -> (own: Int32, other: String)? {
    let own = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (isLocked, index) = (Int32(0), Int32(0))
    guard own >= 0, ioctl(own, unlock, &isLocked) == 0, ioctl(own, number, &index) == 0 else { return nil }
    return (own, "/dev/pts/\(index)")
  }
}
#endif
