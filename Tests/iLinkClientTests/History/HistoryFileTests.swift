import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("The history in a file", .timeLimit(.minutes(3)))
struct HistoryFileTests {
  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func mode(_ url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  @Test func `its folder is created, and both are for this user alone`() throws {
    try Folder.temporary { folder in
      let url = folder.appendingPathComponent("a/b/history.json")
      let store = HistoryStore.file(at: url)
      #expect(try store.read() == StoredHistory())
      #expect(try Self.names(in: folder) == [], "reading creates nothing")
      _ = try store.update { $0[.useCount] = .integer(1) }
      #expect(try Self.names(in: url.deletingLastPathComponent()) == ["history.json", "history.json.lock"])
      #expect(try Self.mode(url) == 0o600)
      #expect(try Self.mode(url.deletingLastPathComponent()) == 0o700)
    }
  }

  @Test func `it is readable by a person`() throws {
    try Folder.temporary { folder in
      let url = folder.appendingPathComponent("history.json")
      _ = try HistoryStore.file(at: url).update { history in
        history[.appID] = .integer(284_910_350)
        history[.declinedVersion] = .text("2.3")
        history[.lastReminded] = .date(Date(timeIntervalSinceReferenceDate: 811_234_567.25))
      }
      #expect(
        try String(contentsOf: url, encoding: .utf8) == """
          {
            "format" : 1,
            "values" : {
              "iLinkAppStoreID" : {
                "integer" : 284910350
              },
              "iLinkDeclinedVersion" : {
                "text" : "2.3"
              },
              "iLinkLastReminded" : {
                "date" : 811234567.25
              }
            }
          }

          """)
    }
  }

  @Test func `what a newer version wrote is carried along`() throws {
    try Folder.temporary { folder in
      let url = folder.appendingPathComponent("history.json")
      let newer = """
        {"format":2,"device":[1,2.5,null,true,{"a":"ü"},18446744073709551615,-9223372036854775808],"values":{
        "iLinkUseCount":{"integer":7},"iLinkSomethingNew":{"matrix":[[1,2],[3,4]]},"iLinkOdd":{"integer":1.5},
        "iLinkTwice":{"integer":1,"text":"1"},"iLinkBare":5}}
        """
      try Data(newer.utf8).write(to: url)
      let store = HistoryStore.file(at: url)
      #expect(try store.read() == StoredHistory(["iLinkUseCount": .integer(7)]))
      _ = try store.update { $0[.useCount] = .integer(8) }
      let before = try JSONSerialization.jsonObject(
        with: Data(newer.replacingOccurrences(of: #"{"integer":7}"#, with: #"{"integer":8}"#).utf8))
      let after = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      #expect(before as? NSDictionary == after as? NSDictionary)
      #expect(try String(contentsOf: url, encoding: .utf8).contains("18446744073709551615"))
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "nonsense", #"{"values":5}"#, #"{"values":{"iLinkUseCount":{"integer":7}}"#,
    "\u{0}\u{0}\u{0}",
    String(repeating: "[", count: 100_000),
  ])
  func `a damaged file is moved aside, never deleted, and counts as empty`(content: String) throws {
    try Folder.temporary { folder in
      let url = folder.appendingPathComponent("history.json")
      let moved = Box<[String]>([])
      let store = HistoryStore.file(at: url) { aside in moved.change { $0.append(aside.lastPathComponent) } }
      try Data(content.utf8).write(to: url)
      #expect(try store.read() == StoredHistory())
      #expect(try store.read() == StoredHistory())
      try Data(content.utf8).write(to: url)
      #expect(try store.update { $0[.useCount] = .integer(1) } == StoredHistory(["iLinkUseCount": .integer(1)]))
      #expect(moved.value == ["history.json.damaged", "history.json.damaged-2"])
      for name in moved.value {
        #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data(content.utf8))
      }
    }
  }

  @Test func `a link is followed, and stays a link`() throws {
    try Folder.temporary { folder in
      let target = folder.appendingPathComponent("target.json")
      let link = folder.appendingPathComponent("link.json")
      _ = try HistoryStore.file(at: target).update { $0[.useCount] = .integer(1) }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      _ = try HistoryStore.file(at: link).update { $0[.useCount] = .integer(2) }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
      #expect(try HistoryStore.file(at: target).read()[.useCount] == .integer(2))
    }
  }

  @Test func `what is left of a killed write is no obstacle`() throws {
    try Folder.temporary { folder in
      let url = folder.appendingPathComponent("history.json")
      try Data("half a hist".utf8).write(to: folder.appendingPathComponent("history.json.tmp"))
      _ = try HistoryStore.file(at: url).update { $0[.useCount] = .integer(1) }
      #expect(try Self.names(in: folder) == ["history.json", "history.json.lock"])
    }
  }

  @Test func `a place that cannot be is a clear error`() throws {
    try Folder.temporary { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let path = file.appendingPathComponent("history.json").path
      let store = HistoryStore.file(at: URL(fileURLWithPath: path))
      #expect(throws: HistoryStoreError.cannotRead(path: path, reason: "Not a directory")) { try store.read() }
      #expect(throws: HistoryStoreError.cannotWrite(path: path, reason: "Not a directory")) {
        try store.update { $0[.useCount] = .integer(1) }
      }
      let folderAsFile = HistoryStore.file(at: folder)
      #expect(throws: HistoryStoreError.cannotRead(path: folder.path, reason: "not a file")) { try folderAsFile.read() }
    }
  }

  @Test func `a device or a pipe is left alone, and not waited for`() throws {
    let device = HistoryStore.file(at: URL(fileURLWithPath: "/dev/zero"))
    #expect(throws: HistoryStoreError.cannotRead(path: "/dev/zero", reason: "not a file")) { try device.read() }
    try Folder.temporary { folder in
      let path = folder.appendingPathComponent("history.json").path
      try #require(mkfifo(path, 0o600) == 0)
      let pipe = HistoryStore.file(at: URL(fileURLWithPath: path))
      #expect(throws: HistoryStoreError.cannotRead(path: path, reason: "not a file")) { try pipe.read() }
    }
  }

  @Test func `a file that is far too large is not read to its end`() throws {
    try Folder.temporary { folder in
      let file = folder.appendingPathComponent("history.json")
      try Data(repeating: 32, count: 16_100_000).write(to: file)
      #expect(throws: HistoryStoreError.cannotRead(path: file.path, reason: "larger than 16 MB")) {
        try HistoryStore.file(at: file).read()
      }
    }
  }

  @Test func `a folder that may not be written names the file, the reason and the next step`() async throws {
    try await Folder.temporary { folder in
      let locked = folder.appendingPathComponent("locked")
      try FileManager.default.createDirectory(
        at: locked, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
      let path = locked.appendingPathComponent("history.json").path
      let outcome = try await Program.probe(["history-denied", path])
      #expect(
        outcome.output == """
          read
          cannot write \(path) (Permission denied). Make its folder writable, or choose another place.

          """)
    }
  }

  @Test func `two processes at once lose nothing`() async throws {
    try await Folder.temporary { folder in
      let path = folder.appendingPathComponent("history.json").path
      async let first = Program.probe(["history-count", path, "200"])
      async let second = Program.probe(["history-count", path, "200"])
      let printed = try await [first, second].flatMap { $0.output.split(separator: "\n").compactMap { Int($0) } }
      #expect(printed.sorted() == Array(1...400))
      #expect(try HistoryStore.file(at: URL(fileURLWithPath: path)).read()[.useCount] == .integer(400))
    }
  }

  @Test func `killed at any moment, the file is whole and as new as what was said to be written`() async throws {
    try await Folder.temporary { folder in
      let url = folder.appendingPathComponent("history.json")
      let moved = Box(0)
      for round in 1...40 {
        let printed = try await Program.killProbe(["history-churn", url.path], afterLines: Int.random(in: 0...6))
        let store = HistoryStore.file(at: url) { _ in moved.change { $0 += 1 } }
        let values = Set(try store.read().values.values)
        #expect(values.count <= 1, "round \(round): all values are of one write")
        if printed > 0 {
          let number = try #require(values.first?.asText?.split(separator: " ").first.flatMap { Int($0) })
          #expect(number >= printed, "round \(round): nothing that was reported as written is lost")
        }
      }
      #expect(moved.value == 0)
      #expect(
        try Self.names(in: folder).allSatisfy {
          ["history.json", "history.json.lock", "history.json.tmp"].contains($0)
        })
    }
  }
}
