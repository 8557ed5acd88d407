import Foundation
import Testing
import iLinkClient
import iLinkCore

@Suite("Which record is the answer")
struct RecordChoiceTests {
  @Test(arguments: [
    (StorePlatform.iOS, ["software"]), (.visionOS, ["software"]), (.tvOS, ["tvSoftware"]),
    (.macOS, ["desktopSoftware", nil]),
  ])
  func `each platform asks with its own entities, in order (B11, B14)`(
    platform: StorePlatform, entities: [String?]
  ) async {
    let stub = StubTransport([:])
    let error = await lookupError { _ = try await stub.client().lookUp(.example(platform)) }
    #expect(stub.journal.map(\.entity) == entities)
    #expect(error == .notFound(.bundle(.example), in: [.us], platform: platform))
  }

  @Test func `a Mac asks for the Mac's record of a shared number, and never takes the iPhone's (B10)`() async throws {
    let stub = StubTransport { request in
      let row =
        request.entity == "desktopSoftware"
        ? Record.row(version: "15.3.1", kind: "mac-software") : Record.row(version: "15.3")
      return LookupReply(body: Data(Record.answer(row).utf8))
    }
    let answer = try await stub.client().lookUp(.example(.macOS))
    #expect(answer.listing.versionText == "15.3.1")
    #expect(answer.listing.platform == .macOS)
    #expect(stub.journal.map(\.entity) == ["desktopSoftware"])
  }

  @Test func `an iPad app that runs on the Mac is the second step's answer`() async throws {
    let stub = StubTransport { request in
      let row = Record.row(devices: ["iPadPro", "MacDesktop-MacDesktop"])
      return LookupReply(body: Data((request.entity == nil ? Record.answer(row) : Record.empty).utf8))
    }
    let answer = try await stub.client().lookUp(.example(.macOS))
    #expect(answer.listing.runsOnMac)
    #expect(answer.listing.platform == .iOS)
    #expect(stub.journal.map(\.entity) == ["desktopSoftware", nil])
  }

  @Test func `an iPhone's record that does not run on the Mac is "other platform", in every storefront`() async throws {
    let stub = StubTransport { request in
      let row = Record.row(devices: ["iPhone5s-iPhone5s"])
      let isThere = request.entity == nil && request.storefront == .de
      return LookupReply(body: Data((isThere ? Record.answer(row) : Record.empty).utf8))
    }
    let error = await lookupError {
      _ = try await stub.client().lookUp(.example(.macOS, in: StorefrontCandidates(storeKit: .de)))
    }
    guard case .otherPlatform(let listing, asked: .macOS)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(listing.platform == .iOS)
    #expect(listing.storefront == .de)
    #expect(
      stub.journal.map { "\($0.storefront) \($0.entity ?? "-")" } == [
        "de desktopSoftware", "de -", "us desktopSoftware", "us -",
      ])
  }

  @Test(arguments: [StorePlatform.iOS, .macOS])
  func `the record is chosen by name and platform, never by its place (C14)`(platform: StorePlatform) async throws {
    let rows = [
      Record.row(id: 1, bundleID: "com.example.other", version: "9.9"),
      Record.row(version: "15.3"), Record.row(version: "15.3.1", kind: "mac-software"),
      Record.row(id: 2, bundleID: "com.example.another", version: "8.8", kind: "mac-software"),
    ]
    for rows in [rows, rows.reversed()] {
      let answer = "{\"results\":[\(rows.joined(separator: ","))]}"
      let stub = StubTransport(["us": answer])
      let listing = try await stub.client().lookUp(.example(platform)).listing
      #expect(listing.versionText == (platform == .iOS ? "15.3" : "15.3.1"))
    }
  }

  @Test func `a bundle identifier in other letters is the same app, and keeps the store's letters (B134, C14)`()
    async throws
  {
    let stub = StubTransport(["us": Record.answer(Record.row(bundleID: "com.Example.APP"))])
    let listing = try await stub.client().lookUp(.example()).listing
    #expect(listing.bundleID.text == "com.Example.APP")
  }

  @Test func `another app under the asked number is a mismatch, and ends the lookup`() async throws {
    let stub = StubTransport(["de": Record.answer(Record.row(bundleID: "com.example.other"))])
    let query = LookupQuery(
      .id(.example, expecting: .example), platform: .iOS, storefronts: StorefrontCandidates(storeKit: .de))
    let error = await lookupError { _ = try await stub.client().lookUp(query) }
    guard case .bundleMismatch(asked: .example, let found)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.bundleID.text == "com.example.other")
    #expect(stub.countries == ["de"])
  }
}
