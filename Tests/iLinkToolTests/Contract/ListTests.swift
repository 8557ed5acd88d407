import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

/// A store with the apps 1 to 500, which answers whatever list of IDs it is asked for.
private func listWorld(
  _ input: String, log: Requests = Requests(), files: [String: Data] = [:], status: Int = 200,
  written: WrittenStreams = WrittenStreams()
) -> World {
  var world = world(input: input, files: files)
  world.write = { written.add($0, $1) }
  world.transport = { _, _ in
    LookupTransport { _, url in
      _ = log.add(url)
      let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      let ids = items.first { $0.name == "id" }?.value?.split(separator: ",").compactMap { Int($0) } ?? []
      let named = items.first { $0.name == "bundleId" }?.value.flatMap { Int($0.split(separator: "p").last ?? "") }
      let records = (ids + [named].compactMap { $0 }).filter { $0 <= 500 }.map { id in
        #"{"wrapperType":"software","kind":"software","trackId":\#(id),"trackName":"App \#(id)","bundleId":"com.example.app\#(id)","version":"2.\#(id)"}"#
      }
      // The store's order is its own.
      let body = #"{"resultCount":\#(records.count),"results":[\#(records.reversed().joined(separator: ","))]}"#
      return LookupReply(status: status, body: Data(status == 200 ? body.utf8 : "".utf8))
    }
  }
  return world
}

@Suite struct `Commands read lists` {
  @Test func `blank lines, comments and blanks around are no apps; a link keeps its fragment`() {
    let lines = AppListLine.all(in: "# all\n\n 7 \t\r\nid8 # mine\nhttps://apps.apple.com/app/id9#x\n#\n   \n")
    #expect(lines.map(\.text) == ["7", "id8", "https://apps.apple.com/app/id9#x"])
    #expect(lines.map(\.number) == [3, 4, 5])
  }

  @Test(
    arguments: [
      ("7 1.0", "7", "1.0"), ("7\t1.0 (45)", "7", "1.0 (45)"), ("7", "7", nil), ("com.a.b   v2.0", "com.a.b", "v2.0"),
      ("build/My App.app", "build/My App.app", nil), ("build/My Other.app\t2.0", "build/My Other.app", "2.0"),
    ] as [(String, String, String?)])
  func `the second column of a line is what follows the app`(line: String, app: String, note: String?) {
    let world = world(files: ["build/My App.app/Info.plist": Data()])
    let (text, rest) = AppListLine(number: 1, text: line).columns(in: world)
    #expect(text == app && rest == note)
  }

  @Test func `C17: check reads a list: a row for each line in its order, the version beside or from the option`() async
  {
    let log = Requests()
    let outcome = await ilink(
      "check - --installed 2.5", in: listWorld("7 2.7\n# mine\n5\ncom.example.app3 1.0\n7 2.6\n", log: log))
    #expect(
      outcome.output == """
        APP               STATUS            INSTALLED  STORE  LEVEL  COUNTRY  RELEASEDAT  URL
        7                 up_to_date        2.7        2.7    -      us       ?           https://apps.apple.com/app/id7
        5                 up_to_date        2.5        2.5    -      us       ?           https://apps.apple.com/app/id5
        com.example.app3  update_available  1.0        2.3    major  us       ?           https://apps.apple.com/app/id3
        7                 update_available  2.6        2.7    minor  us       ?           https://apps.apple.com/app/id7

        """)
    #expect(outcome.status == .updateAvailable && outcome.messages.isEmpty)
    #expect(
      log.urls == [
        "https://itunes.apple.com/lookup?id=7,5&country=us&entity=software",
        "https://itunes.apple.com/lookup?bundleId=com.example.app3&country=us&entity=software",
      ], "each app once")
  }

  @Test(arguments: [
    (
      "check - --plain",
      "7\tup_to_date\t2.7\t2.7\t-\tus\t?\thttps://apps.apple.com/app/id7\n999\tnot_found\t1\t?\t?\tus\t?\t-\n"
    ),
    (
      "check - --format csv",
      "app,status,installed,store,level,country,releasedat,url\r\n7,up_to_date,2.7,2.7,,us,?,https://apps.apple.com/app/id7\r\n999,not_found,1,?,?,us,?,\r\n"
    ),
    (
      "check - --format md",
      "| APP | STATUS | INSTALLED | STORE | LEVEL | COUNTRY | RELEASEDAT | URL |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n| 7 | up_to_date | 2.7 | 2.7 | - | us | ? | https://apps.apple.com/app/id7 |\n| 999 | not_found | 1 | ? | ? | us | ? | - |\n"
    ),
  ])
  func `C28, C34, C35: every format has the same rows`(line: String, expected: String) async {
    let outcome = await ilink(line, in: listWorld("7 2.7\n999 1"))
    #expect(outcome.output == expected)
    #expect(outcome.status == .incomplete)
    #expect(
      outcome.messages.hasPrefix("ilink: id999 is not in the us store (ios).")
        && outcome.messages.count { $0 == "\n" } == 1)
  }

  @Test func `C5: the status is the worst, or "incomplete" where some were read`() async {
    #expect(await ilink("check - --installed 9", in: listWorld("7\n8")).status == .ok)
    #expect(await ilink("check - --installed 1", in: listWorld("7\n8")).status == .updateAvailable)
    #expect(await ilink("check - --installed 1 --exit-zero", in: listWorld("7\n8")).status == .ok)
    #expect(await ilink("check - --installed 1", in: listWorld("7\n800")).status == .incomplete)
    #expect(await ilink("check - --installed 1", in: listWorld("700\n800")).status == .notFound)
    #expect(await ilink("lookup -", in: listWorld("7\n8", status: 502)).status == .badAnswer)
  }

  @Test func `C25, C26: one document, with an answer for each line in its order`() async throws {
    let document = try json(await ilink("lookup - --json", in: listWorld("com.example.app4\n999\n7")))
    let results = try #require(document["results"] as? [[String: Any]])
    #expect(results.map { $0["asked"] as? String } == ["com.example.app4", "999", "7"])
    let answers = results.compactMap { $0["answer"] as? [String: Any] }
    #expect(answers.map { $0["schema"] as? String } == ["ilink.lookup/1", "ilink.error/1", "ilink.lookup/1"])
    #expect(
      (answers[2]["source"] as? [String: Any])?["url"] as? String
        == "https://itunes.apple.com/lookup?id=999,7&country=us&entity=software")
    #expect(document["exitStatus"] as? Int == 8)
  }

  @Test func `lookup shows a person the main facts of a list, and other formats all`() async {
    let outcome = await ilink("lookup -", in: listWorld("7\n999"))
    #expect(
      outcome.output == """
        APP  STATUS     ID  BUNDLEID          VERSION  RELEASEDAT  NAME
        7    ok         7   com.example.app7  2.7      -           App 7
        999  not_found  ?   ?                 ?        ?           ?

        """)
    let plain = await ilink("lookup - --plain", in: listWorld("7\n999")).output
    #expect(plain.split(separator: "\n").map { $0.split(separator: "\t").count } == [20, 20])
  }

  @Test func `1000 apps are five requests, whatever their order and however often they are named`() async {
    let log = Requests()
    let list = (1...1000).shuffled().map { "id\($0)" } + ["1", "2", "id3"]
    let outcome = await ilink("lookup - --plain", in: listWorld(list.joined(separator: "\n"), log: log))
    #expect(log.urls.count == 5)
    #expect(outcome.output.split(separator: "\n").count == 1003)
    #expect(outcome.status == .incomplete)
  }

  @Test func `apps of two storefronts go into two requests, in the order of the list`() async {
    let log = Requests()
    let list = "https://apps.apple.com/de/app/id7\n8\nhttps://apps.apple.com/de/app/id9"
    _ = await ilink("lookup -", in: listWorld(list, log: log))
    #expect(
      log.urls == [
        "https://itunes.apple.com/lookup?id=7,9&country=de&entity=software",
        "https://itunes.apple.com/lookup?id=8&country=us&entity=software",
      ])
  }

  @Test func `a store that refuses is not asked for the rest`() async {
    let log = Requests()
    let list = "com.example.app1\ncom.example.app2\ncom.example.app3"
    let outcome = await ilink("lookup - --retries 0", in: listWorld(list, log: log, status: 403))
    #expect(log.urls.count == 1 && outcome.status == .throttled)
    #expect(outcome.messages.count { $0 == "\n" } == 1, "said once")
  }

  @Test func `the time for the whole command holds for a whole list`() async {
    var world = world(input: (1...100).map { "com.example.app\($0)" }.joined(separator: "\n"))
    let (clock, log) = (DrawnClock(), Requests())
    world.now = { clock.now }
    world.transport = { _, _ in
      LookupTransport { _, url in
        _ = log.add(url)
        try await clock.pause(10)
        return nothing
      }
    }
    let outcome = await ilink("lookup - --timeout 45s --plain", in: world)
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.count { $0.contains("not_found") } == 5 && rows.count { $0.contains("network") } == 95)
    #expect(outcome.status == .network, "\(outcome.status)")
    #expect(log.urls.count == 5, "nothing is asked that has no time")
  }

  @Test(arguments: [
    (
      "check -", "7\n", "ilink: 'check' needs your version of '7'. Write it behind the app, or add --installed 2.2.0.\n"
    ),
    (
      "check -", "7 2.x\n",
      "ilink: '2.x' behind '7' is not a version that can be compared. Use digits and dots, like 2.3.0.\n"
    ),
    ("check - --installed 1", "\n# nothing\n", "ilink: standard input has no apps. Write one app a line.\n"),
    (
      "lookup -", "7\n\nwhat\n",
      "ilink: line 3: 'what' is not an app. Give a store ID, a bundle ID, a store URL or the path of an app.\n"
    ),
    ("lookup - --raw", "7", "ilink: '--raw' shows one answer, not those of a list. Give the app itself.\n"),
    ("lookup - --from -", "7", "ilink: standard input cannot be both the list and the answer. Give --from a file.\n"),
    ("explain - --installed 1", "7", "ilink: 'explain' takes one app, not a list. Give the app itself.\n"),
    ("check - 8 --installed 1", "7", "ilink: 'check' takes one app; there are 2. Leave out '8' and what follows.\n"),
  ])
  func `C18: mistakes in a list are named before anything is asked`(line: String, input: String, message: String) async
  {
    let log = Requests()
    let outcome = await ilink(line, in: listWorld(input, log: log))
    #expect(outcome == Outcome(messages: message, status: .usage) && log.urls.isEmpty)
  }

  @Test func `a list is answered from a saved answer, too`() async {
    let saved = Data(
      #"{"resultCount":2,"results":[{"wrapperType":"software","kind":"software","trackId":7,"bundleId":"a.b","version":"2"},{"wrapperType":"software","kind":"software","trackId":8,"bundleId":"c.d","version":"3"}]}"#
        .utf8)
    let log = Requests()
    let outcome = await ilink(
      "lookup - --from answer.json --json", in: listWorld("8\n7", log: log, files: ["answer.json": saved]))
    #expect(outcome.status == .ok && log.urls.isEmpty)
    #expect(outcome.output.contains(#""url": null"#))
  }

  @Test func `the Mac's second request is the source of what it found`() async throws {
    var world = world(input: "7\n8")
    world.transport = { _, _ in
      LookupTransport { _, url in
        let isMac = url.absoluteString.contains("desktopSoftware")
        let record =
          isMac
          ? #"{"wrapperType":"software","kind":"mac-software","trackId":7,"bundleId":"a.b","version":"2"}"#
          : #"{"wrapperType":"software","kind":"software","trackId":8,"bundleId":"c.d","version":"3","supportedDevices":["MacDesktop-MacDesktop"]}"#
        return LookupReply(body: Data(#"{"resultCount":1,"results":[\#(record)]}"#.utf8))
      }
    }
    let document = try json(await ilink("lookup - -p macos --json", in: world))
    let results = try #require(document["results"] as? [[String: Any]])
    let urls = results.map { (($0["answer"] as? [String: Any])?["source"] as? [String: Any])?["url"] as? String }
    #expect(
      urls == [
        "https://itunes.apple.com/lookup?id=7,8&country=us&entity=desktopSoftware",
        "https://itunes.apple.com/lookup?id=8&country=us",
      ])
  }
}
