/// Where there is no Objective-C there are no selectors. Nobody sends one here: who plays a person calls the target.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  private let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}
