public import Foundation

/// The recorded answers and tables under `Tests/Fixtures`, found from this file's own place.
public enum Fixtures {
  /// The folder.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The repository's top folder.
  public static let repository = folder.deletingLastPathComponent().deletingLastPathComponent()

  /// A file's place: `url("lookup/mac-lookup-slack-2018.json")`.
  public static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// A file's bytes.
  public static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// A file's text.
  public static func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

  /// The names of all recorded and made-up answers, sorted.
  public static func answers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url("lookup").path).filter { $0 != "SOURCES.md" }.sorted()
  }
}
