#if os(macOS)
extension OpeningProgram {
  /// By its path, since any program in `PATH` may be called `open`.
  static let ofThisSystem = OpeningProgram(program: "/usr/bin/open", store: .macOS)
}
#endif
