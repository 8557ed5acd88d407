/// Presentations that UIKit refuses for reasons that an app cannot see beforehand: a line in the log, no completion.
@_spi(Stage) @MainActor public enum Refusals {
  /// How many of the next presentations are refused.
  public static var next = 0

  static func takeOne() -> Bool {
    guard next > 0 else { return false }
    next -= 1
    return true
  }
}
