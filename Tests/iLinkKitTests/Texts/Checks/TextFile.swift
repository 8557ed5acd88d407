import Foundation
import TestSupport
import iLinkKit

/// A file of texts, as it lies in `Localization` or as a test has broken it.
struct TextFile: CustomStringConvertible, Sendable {
  var language: String
  var contents: String

  static let folder = Fixtures.repository.appendingPathComponent("Localization")

  init(language: String, contents: String) {
    self.language = language
    self.contents = contents
  }

  init(_ language: String) throws {
    self.language = language
    let url = Self.folder.appendingPathComponent(language + ".strings")
    contents = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// The names of all files, sorted.
  static let languages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".strings") }.map { String($0.dropLast(".strings".count)) }.sorted()
  }()

  var entries: [StringsFile.Entry] { StringsFile.entries(of: contents) }
  var texts: [String: String] { StringsFile.parse(contents) }
  var tag: LanguageTag? { LanguageTag(language) }
  var isRightToLeft: Bool { tag?.isRightToLeft ?? false }
  var description: String { language }
}

extension String {
  /// Without the brackets of direction, which nobody sees.
  var withoutIsolates: String { String(unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }) }
}
