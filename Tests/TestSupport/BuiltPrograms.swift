public import Foundation

/// The programs that were built together with the tests.
public enum BuiltPrograms {
  /// A program's place: beside the test bundle.
  public static func url(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let own = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return own.deletingLastPathComponent().appendingPathComponent(name)
  }
}
