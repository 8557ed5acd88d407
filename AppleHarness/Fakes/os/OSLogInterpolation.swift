/// The pieces of a message: a text that nobody marked public shows as `<private>`, as in the log of a released app.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(_ value: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto)
  {
    add(value(), isShown: privacy == .public)
  }

  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    add(value().description, isShown: privacy == .public)
  }

  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure @escaping () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    add(String(value()), isShown: privacy == .public || privacy == .auto)
  }

  public mutating func appendInterpolation(_ value: @autoclosure @escaping () -> Bool, privacy: OSLogPrivacy = .auto) {
    add(String(value()), isShown: privacy == .public || privacy == .auto)
  }

  public mutating func appendInterpolation(_ value: @autoclosure @escaping () -> Double, privacy: OSLogPrivacy = .auto)
  {
    add(String(value()), isShown: privacy == .public || privacy == .auto)
  }

  private mutating func add(_ value: String, isShown: Bool) { text += isShown ? value : "<private>" }
}
