import Foundation
import Testing
import iLinkCore

@testable import iLinkTool

@Suite struct `links prints every correct link` {
  /// The table of the design, by platform: page, page-local, review, review-local, developer, developer-local.
  @Test(arguments: [
    (
      "ios",
      [
        "https://apps.apple.com/app/id7", "itms-apps://apps.apple.com/app/id7",
        "https://apps.apple.com/app/id7?action=write-review", "itms-apps://apps.apple.com/app/id7?action=write-review",
        "https://apps.apple.com/developer/id5", "itms-apps://apps.apple.com/developer/id5",
      ]
    ),
    (
      "macos",
      [
        "https://apps.apple.com/app/id7", "macappstore://apps.apple.com/app/id7",
        "https://apps.apple.com/app/id7?action=write-review",
        "macappstore://apps.apple.com/app/id7?action=write-review", "https://apps.apple.com/developer/id5",
        "macappstore://apps.apple.com/developer/id5",
      ]
    ),
    (
      "tvos",
      [
        "https://apps.apple.com/app/id7", "com.apple.TVAppStore://itunes.apple.com/app/id7",
        "https://apps.apple.com/app/id7?action=write-review", "com.apple.TVAppStore://itunes.apple.com/app/id7",
        "https://apps.apple.com/developer/id5", "https://apps.apple.com/developer/id5",
      ]
    ),
    (
      "visionos",
      [
        "https://apps.apple.com/app/id7", "https://apps.apple.com/app/id7",
        "https://apps.apple.com/app/id7?action=write-review", "https://apps.apple.com/app/id7?action=write-review",
        "https://apps.apple.com/developer/id5", "https://apps.apple.com/developer/id5",
      ]
    ),
  ])
  func `each platform has its own`(platform: String, urls: [String]) async throws {
    let mac = platform == "macos" ? #","kind":"mac-software""# : ""
    var answer = record(id: 7)
    if !mac.isEmpty {
      answer.body = Data(
        String(decoding: answer.body, as: UTF8.self).replacing(#""kind":"software""#, with: #""kind":"mac-software""#)
          .utf8)
    }
    let document = try json(await ilink("links com.example.app --platform \(platform) --json", in: world([answer])))
    let apps = try #require(document["apps"] as? [[String: Any]])
    let links = try #require(apps.first?["links"] as? [[String: String]])
    #expect(links.dropLast().map { $0["url"] } == urls)
    #expect(links.map { $0["kind"] } == LinkKind.allCases.map(\.rawValue))
    #expect(links.last?["url"]?.hasPrefix("https://itunes.apple.com/lookup?id=7&country=us") == true)
  }

  @Test func `a store ID is enough and nothing is asked`() async throws {
    let outcome = await ilink("links 284910350")
    #expect(
      outcome.output == """
        id284910350 (iOS)
        KIND          LINK                                                                     USE
        page          https://apps.apple.com/app/id284910350                                   share, web
        page-local    itms-apps://apps.apple.com/app/id284910350                               inside an app
        review        https://apps.apple.com/app/id284910350?action=write-review               ask for a review
        review-local  itms-apps://apps.apple.com/app/id284910350?action=write-review           inside an app
        lookup        https://itunes.apple.com/lookup?id=284910350&country=us&entity=software  the store's record

        """)
    #expect(outcome.status == .ok && outcome.messages.isEmpty)
  }

  @Test(arguments: [
    ("links id7 --only page", "https://apps.apple.com/app/id7\n"),
    ("links 7 --only review --country DE", "https://apps.apple.com/de/app/id7?action=write-review\n"),
    ("links https://apps.apple.com/fr/app/x/id7?uo=4 --only page", "https://apps.apple.com/fr/app/id7\n"),
    ("links https://apps.apple.com/fr/app/x/id7 --only page -c de", "https://apps.apple.com/de/app/id7\n"),
    ("links 7 8 --only page", "https://apps.apple.com/app/id7\nhttps://apps.apple.com/app/id8\n"),
    (
      "links 7 --plain --only page,review",
      "7\tpage\thttps://apps.apple.com/app/id7\n7\treview\thttps://apps.apple.com/app/id7?action=write-review\n"
    ),
    (
      "links 7 --only review,page --format csv",
      "id,kind,link,use\r\n7,page,https://apps.apple.com/app/id7,\"share, web\"\r\n7,review,https://apps.apple.com/app/id7?action=write-review,ask for a review\r\n"
    ),
    (
      "links 7 --only page --format md",
      "| ID | KIND | LINK | USE |\n| --- | --- | --- | --- |\n| 7 | page | https://apps.apple.com/app/id7 | share, web |\n"
    ),
    (
      "links 7 --only page --campaign spring+50%&x=1 --provider 12",
      "https://apps.apple.com/app/id7?pt=12&ct=spring%2B50%25%26x%3D1\n"
    ),
    (
      "links 7 --only page --product-page 45812c9b-c296-43d3-c6a0-c5a02f74bf6e",
      "https://apps.apple.com/app/id7?ppid=45812C9B-C296-43D3-C6A0-C5A02F74BF6E\n"
    ),
    (
      "links 7 --only lookup -p macos -c de", "https://itunes.apple.com/lookup?id=7&country=de&entity=desktopSoftware\n"
    ),
    ("links 6742821288 --only page", "https://apps.apple.com/app/id6742821288\n"),
    ("links 7 --offline --only page", "https://apps.apple.com/app/id7\n"),
  ])
  func `links without a lookup`(line: String, output: String) async {
    let outcome = await ilink(line)
    #expect(outcome.output == output)
    #expect(outcome.status == .ok)
  }

  @Test(arguments: [
    ("links com.example.app", 1), ("links id123456789", 0), ("links id123456789 --lookup", 1),
    ("links id123456789 --only developer", 1),
    ("links id123456789 --only page", 0), ("links https://apps.apple.com/app/id123456789", 0),
  ])
  func `only what has to be looked up is looked up`(line: String, requests: Int) async {
    let log = Requests()
    let outcome = await ilink(line, in: world([record()], log: log))
    #expect(outcome.status == .ok)
    #expect(log.urls.count == requests)
  }

  @Test func `environment and URL give the country, and the option wins`() async {
    let environment = ["ILINK_APP": "7", "ILINK_COUNTRY": "fr", "ILINK_PLATFORM": "macos"]
    #expect(
      await ilink("links --only page-local", in: world(environment: environment)).output
        == "macappstore://apps.apple.com/fr/app/id7\n")
    #expect(
      await ilink("links 8 --only page-local -p ios -c de", in: world(environment: environment)).output
        == "itms-apps://apps.apple.com/de/app/id8\n")
  }

  @Test func `standard input is a list`() async {
    let outcome = await ilink(
      "links - --only page", in: world(input: "7\n\n  id8  \r\nhttps://apps.apple.com/de/app/id9"))
    #expect(
      outcome.output
        == "https://apps.apple.com/app/id7\nhttps://apps.apple.com/app/id8\nhttps://apps.apple.com/de/app/id9\n")
  }

  @Test func `C6: many apps that are not there are "not found", not a count`() async {
    let list = (1...300).map { "\($0)" }.joined(separator: "\n")
    let log = Requests()
    let outcome = await ilink("links - --lookup", in: world([nothing], input: list, log: log))
    #expect(outcome.status == .notFound)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").count == 300)
    #expect(log.urls.count == 2)
  }

  @Test func `some found and some not is "incomplete", and the found ones are printed`() async throws {
    let outcome = await ilink("links 123456789 5 --lookup --json", in: world([record()]))
    #expect(outcome.status == .incomplete)
    let document = try json(outcome)
    #expect((document["apps"] as? [Any])?.count == 1)
    #expect((document["errors"] as? [[String: Any]])?.first?["code"] as? String == "not_found")
  }

  @Test func `E15: a campaign token has its limits`() async {
    let tooLong = await ilink("links 7 --provider 1 --campaign " + String(repeating: "x", count: 43))
    #expect(
      tooLong.messages == "ilink: the campaign token is 43 bytes long; the App Store accepts 40. Use a shorter one.\n")
    let long = await ilink("links 7 --only page --provider 1 --campaign " + String(repeating: "x", count: 35))
    #expect(long.status == .ok && long.messages.contains("35 bytes"))
    #expect(
      await ilink("links 7 -q --only page --provider 1 --campaign " + String(repeating: "x", count: 35)).messages
        .isEmpty)
  }

  @Test(arguments: [
    ("links", "'links' needs an app"), ("links 7 --campaign x", "Add --provider ID."),
    ("links 7 --provider 1", "Add --campaign TOKEN."),
    ("links 7 --product-page x", "'x' is no product page ID"), ("links 7 --only pge", "Did you mean 'page'?"),
    ("links 7 --only ,", "'' is no kind of link"),
    ("links com.example.app --offline", "'com.example.app' has to be looked up, and --offline forbids it"),
    ("links 7 --offline --only developer", "'id7' has to be looked up"), ("links 7 --offline --lookup", "contradict"),
    ("links 7 --provider x --campaign y", "'x' is no provider number"),
  ])
  func `contradictions and bad values are refused`(line: String, part: String) async {
    let outcome = await ilink(line)
    #expect(outcome.status == .usage && outcome.output.isEmpty)
    #expect(outcome.messages.contains(part), "\(outcome.messages)")
  }
}

@Suite struct `Hostile words end in one clear line` {
  @Test(
    arguments: [
      String(repeating: "a", count: 1_000_000), String(repeating: "a.", count: 500_000), "apps.apple.com.evil.example",
      "https://apps.apple.com.evil.example/app/id1",
      "https://apps.apple.com@evil.example/app/id1", "id0", "0", "id99999999999999999999", "99999999999999999999",
      "\u{1B}[31mred\u{7}", "com.example.😀",
      "com.ex&mple.app", "", " ", "\u{202E}moc.elpmaxe", "https://", "://", "javascript:alert(1)", "file:///etc/passwd",
      "com.example.app\n--json", "١٢٣", "id",
      "https://apps.apple.com/app/id1\u{0}", "../../etc/passwd", "/dev/null", "https://apps.apple.com/zz/app/id1",
      "https://apps.apple.com/us/developer/id5",
      "٣.٤", "$(rm -rf /)", "`id`", "%s%n%@",
      "https://apps.apple.com/app/" + String(repeating: "x/", count: 100_000) + "id1",
    ], ["links", "check", "lookup"])
  func `status 2, nothing on stdout, one line, quoted, cut and harmless; nobody is asked`(word: String, command: String)
    async
  {
    let words = [command] + (command == "check" ? ["--installed", "1"] : []) + ["--", word]
    let outcome = await CLI.run(words, in: world())
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.hasPrefix("ilink: ") && outcome.messages.hasSuffix("\n"))
    let line = outcome.messages.dropLast()
    #expect(line.allSatisfy { !$0.isNewline })
    #expect(line.unicodeScalars.count <= 300, "\(line)")
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
  }

  @Test func `a megabyte of junk on standard input is a handful of lines`() async {
    let junk = (0..<20_000).map { "junk \($0) \u{7}\u{1B}[2J" }.joined(separator: "\n")
    let outcome = await ilink("links -", in: world(input: junk))
    #expect(outcome.status == .usage && outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").count == 6)
  }
}
