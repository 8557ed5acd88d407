public import Foundation

/// The translators' files under `Localization`.
public enum Localization {
  /// The folder.
  public static let folder = Fixtures.repository.appendingPathComponent("Localization")

  /// The languages that there is a file for, sorted.
  public static let languages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".strings") }.map { String($0.dropLast(".strings".count)) }.sorted()
  }()

  /// A language's file.
  public static func contents(_ language: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(language + ".strings")), as: UTF8.self)
  }
}
