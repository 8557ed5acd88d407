public import iLinkCore

/// The program that opens links on this system, and what it can open.
public struct OpeningProgram: Sendable, Hashable {
  /// Its path, or its name to be looked for in `PATH`.
  public var program: String
  /// The platform whose store app is here and opens links of its own; `nil` where there is a browser only.
  public var store: StorePlatform?

  /// Describes an opener.
  public init(program: String, store: StorePlatform? = nil) {
    self.program = program
    self.store = store
  }
}
