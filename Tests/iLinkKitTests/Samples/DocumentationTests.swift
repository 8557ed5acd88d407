import Foundation
import TestSupport
import Testing

/// The articles never show what does not compile: each block of Swift is a file of its own in `Examples/Snippets`, which
/// `Scripts/apple-check --samples` compiles.
@Suite struct DocumentationTests {
  private static let articles = Fixtures.repository.appendingPathComponent("Sources/iLinkKit/iLinkKit.docc")
  private static let snippets = Fixtures.repository.appendingPathComponent("Examples/Snippets")

  private static func texts(in folder: URL, ending: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(ending) {
      let file = folder.appendingPathComponent(path)
      texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }

  /// The blocks of an article, named `Links-1` and so on.
  private static func blocks() throws -> [String: String] {
    var blocks: [String: String] = [:]
    for (name, text) in try texts(in: articles, ending: ".md") {
      let parts = text.components(separatedBy: "```swift\n").dropFirst()
      for (index, part) in parts.enumerated() {
        blocks["\(name)-\(index + 1)"] = part.components(separatedBy: "```")[0]
      }
    }
    return blocks
  }

  @Test func `each block of Swift in the articles is a file that is compiled, and each file is shown`() throws {
    let blocks = try Self.blocks()
    let files = try Self.texts(in: Self.snippets, ending: ".swift")
    #expect(blocks.count > 15)
    #expect(Set(blocks.keys) == Set(files.keys))
    for (name, block) in blocks { #expect(block == files[name], "\(name)") }
  }

  @Test func `the articles lead to articles that are there`() throws {
    let articles = try Self.texts(in: Self.articles, ending: ".md")
    #expect(articles.count > 3)
    var named: Set<String> = []
    for text in articles.values {
      for part in text.components(separatedBy: "<doc:").dropFirst() {
        named.insert(part.components(separatedBy: ">")[0])
      }
    }
    #expect(named == Set(articles.keys).subtracting(["iLinkKit"]))
  }

  @Test func `the page about the samples names what is there`() throws {
    let folder = Fixtures.repository.appendingPathComponent("Examples")
    let page = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    let words = page.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let paths = words.filter { $0.contains("/") && !$0.contains("--") }
    #expect(paths.count > 10)
    for path in paths {
      let isThere = [folder, Fixtures.repository].contains {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent(path).path)
      }
      #expect(isThere, "\(path)")
    }
  }
}
