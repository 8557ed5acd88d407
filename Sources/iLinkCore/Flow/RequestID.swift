/// A name that a caller gives to its own request, to find the answer: ``UpdateNews`` carries it back exactly once.
///
/// For functions that wait (`promptForUpdate() async`); whoever does not wait needs none.
public struct RequestID: Hashable, Sendable {
  /// The number.
  public let number: UInt64

  /// Takes a number that no other open request has.
  public init(_ number: UInt64) { self.number = number }
}
