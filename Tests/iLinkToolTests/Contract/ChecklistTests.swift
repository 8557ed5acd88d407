import Foundation
import TestSupport
import Testing

/// Every promise of `Documentation/Contract.md` is held by a test that is named for it.
@Suite struct `The checklist` {
  /// Promises that no test of this package can hold, and what stands in for one. At most three.
  private static let excused = [
    47: "Scripts/stages/startup compares whole processes of a release build; what a debug build takes says nothing"
  ]

  /// The numbers in the page, in its order.
  private static func promised() throws -> [Int] {
    let page = try String(
      contentsOf: Fixtures.repository.appendingPathComponent("Documentation/Contract.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      line.hasPrefix("| C") ? Int(line.dropFirst(3).prefix { $0 != " " }) : nil
    }
  }

  /// The numbers in the names of the command's tests: `` `C4, C14: …` ``, among others such as `` `J2: …` ``.
  ///
  /// Tests of the library have numbers as well, which are those of reports.
  private static func named() throws -> Set<Int> {
    var numbers: Set<Int> = []
    for folder in ["Tests/iLinkToolTests", "Tests/EndToEndTests"] {
      let files = FileManager.default.enumerator(
        at: Fixtures.repository.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "func `").dropFirst() {
          numbers.formUnion(Self.numbers(ofTest: line.prefix { $0 != "`" }))
        }
      }
    }
    return numbers
  }

  private static func numbers(ofTest name: Substring) -> [Int] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    let marks = name[..<colon].components(separatedBy: ", ")
    let areMarks = marks.allSatisfy { mark in
      mark.count > 1 && mark.first.map { $0.isUppercase } == true && mark.dropFirst().allSatisfy(\.isNumber)
    }
    return areMarks ? marks.compactMap { $0.first == "C" ? Int($0.dropFirst()) : nil } : []
  }

  @Test func `the page has every number once, in order`() throws {
    #expect(try Self.promised() == Array(1...60))
  }

  @Test func `every promise has a test that is named for it, and no test is named for a promise that is not there`()
    throws
  {
    let named = try Self.named()
    let promised = Set(try Self.promised())
    let missing = promised.subtracting(named).subtracting(Self.excused.keys)
    #expect(missing.isEmpty, "no test is named for \(missing.sorted().map { "C\($0)" })")
    #expect(named.isSubset(of: promised), "\(named.subtracting(promised).sorted())")
  }

  @Test func `who is excused has a reason, and something that stands in`() throws {
    #expect(Self.excused.count <= 3)
    for (number, reason) in Self.excused {
      #expect(try Self.promised().contains(number))
      let path = reason.split(separator: " ").first.map(String.init) ?? ""
      #expect(
        FileManager.default.isExecutableFile(atPath: Fixtures.repository.appendingPathComponent(path).path), "\(reason)"
      )
    }
  }

  @Test(arguments: [
    ("C7: a closed pipe is quiet", [7]), ("C4, C14: help is data", [4, 14]), ("J4, C2: odd versions", [2]),
    ("C2 of the errors: no mark", []), ("a sentence: without a mark", []), ("no colon", []), ("C: no number", []),
  ])
  func `marks are read from the beginning of a name`(name: String, numbers: [Int]) {
    #expect(Self.numbers(ofTest: name[...]) == numbers)
  }
}
