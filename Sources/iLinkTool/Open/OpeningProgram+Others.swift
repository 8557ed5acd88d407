#if !os(macOS)
extension OpeningProgram {
  /// What desktops other than Apple's agree on.
  static let ofThisSystem = OpeningProgram(program: "xdg-open")
}
#endif
