import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

/// Five on the old version, two where it is not sold, as in the contract's example.
private let example: RolloutStage.Answering = { country, _ in
  if ["af", "ru"].contains(country) { return nothing }
  return record(version: ["cn", "kz", "ly", "mm", "ye"].contains(country) ? "2.2.0" : "2.3.0")
}

private let now = "--now 2026-11-30T12:00:00Z"

@Suite struct `rollout says what each storefront serves` {
  @Test func `the table`() async {
    let outcome = await RolloutStage(example).run("--wait-for 2.3.0 --timeout 0")
    #expect(
      outcome.output == """
        Example: 2.3.0 is live in 168 of 173 storefronts (97 %). Not yet: cn kz mm ye ly.

        VERSION   STOREFRONTS  COUNTRIES
        2.3.0             168  ae ag ai al am ao ar at au az … (158 more, --all lists them)
        2.2.0               5  cn kz ly mm ye
        not sold            2  af ru
        unknown             0  -

        """)
    #expect(outcome.status == .notYet)
    #expect(
      outcome.messages == "ilink: 2.3.0 is not live everywhere yet: 168 of 173. Missing: cn kz mm ye ly.\n")
  }

  @Test(arguments: [
    ("--countries us,de", "Example: 2.3.0 in all 2 storefronts."),
    ("--countries us,de,ru", "Example: 2.3.0 in all 2 storefronts that sell it."),
    ("--countries us,de,cn,ye", "Example: 2.3.0 in 2 of 4 storefronts (50 %), older in 2."),
    ("--countries us", "Example: 2.3.0 in all 1 storefront."),
    ("--country us", "Example: 2.3.0 in all 1 storefront."),
    ("--countries us,de --wait-for 2.3 --timeout 0", "Example: 2.3 is live in all 2 storefronts."),
    (
      "--countries us,ru --wait-for 2.3 --timeout 0",
      "Example: 2.3 is live in 1 of 2 storefronts (50 %). Not yet: ru."
    ),
    ("--countries major", "Example: 2.3.0 in all 30 storefronts."),
    ("--countries major,cn", "Example: 2.3.0 in 30 of 31 storefronts (96 %), older in 1."),
    ("", "Example: 2.3.0 in 168 of 173 storefronts (97 %), older in 5."),
  ])
  func `one sentence says it all`(options: String, sentence: String) async {
    let outcome = await RolloutStage(example).run(options)
    #expect(outcome.output.split(separator: "\n").first.map(String.init) == sentence)
  }

  @Test func `plain, csv and md`() async {
    let line = "--countries us,ru,ly --wait-for 2.3.0 --timeout 0 \(now) "
    let stage = RolloutStage(example)
    #expect(
      await stage.run(line + "--plain").output == """
        ly\tLibya\tbehind\t2.2.0\t2026-11-30T03:00:00Z\t2026-11-30T12:00:00Z\t-
        ru\tRussia\tabsent\t-\t-\t2026-11-30T12:00:00Z\t-
        us\tUnited States\tlive\t2.3.0\t2026-11-30T03:00:00Z\t2026-11-30T12:00:00Z\t-

        """)
    #expect(
      await stage.run(line + "--format csv").output == """
        country,name,status,version,releasedat,checkedat,reason\r
        ly,Libya,behind,2.2.0,2026-11-30T03:00:00Z,2026-11-30T12:00:00Z,\r
        ru,Russia,absent,,,2026-11-30T12:00:00Z,\r
        us,United States,live,2.3.0,2026-11-30T03:00:00Z,2026-11-30T12:00:00Z,\r

        """)
    #expect(
      await stage.run(line + "--format md").output == """
        Example: 2.3.0 is live in 1 of 3 storefronts (33 %). Not yet: ru ly.

        | VERSION | STOREFRONTS | COUNTRIES |
        | --- | --- | --- |
        | 2.3.0 | 1 | us |
        | 2.2.0 | 1 | ly |
        | not sold | 1 | ru |
        | unknown | 0 | - |

        """)
    #expect(
      await stage.run(line + "--all").output == """
        Example: 2.3.0 is live in 1 of 3 storefronts (33 %). Not yet: ru ly.

        COUNTRY  NAME           STATUS  VERSION  RELEASEDAT            CHECKEDAT             REASON
        ly       Libya          behind  2.2.0    2026-11-30T03:00:00Z  2026-11-30T12:00:00Z  -
        ru       Russia         absent  -        -                     2026-11-30T12:00:00Z  -
        us       United States  live    2.3.0    2026-11-30T03:00:00Z  2026-11-30T12:00:00Z  -

        """)
  }

  @Test func `the document`() async {
    let stage = RolloutStage { country, seconds in
      if country == "kz" { return LookupReply(status: 404, body: Data()) }
      return try example(country, seconds)
    }
    let outcome = await stage.run("--countries us,ru,ly,kz --wait-for 2.3.0 --timeout 0 --jobs 1 --json \(now)")
    #expect(
      outcome.output == """
        {
          "schema": "ilink.rollout/1",
          "exitStatus": 9,
          "app": {
            "id": 123456789,
            "bundleId": "com.example.app",
            "name": "Example",
            "platform": "ios"
          },
          "target": "2.3.0",
          "complete": false,
          "counts": {
            "total": 4,
            "live": 1,
            "behind": 1,
            "absent": 1,
            "unknown": 1
          },
          "versions": [
            {
              "version": "2.3.0",
              "storefronts": 1
            },
            {
              "version": "2.2.0",
              "storefronts": 1
            }
          ],
          "storefronts": [
            {
              "country": "kz",
              "name": "Kazakhstan",
              "status": "unknown",
              "version": null,
              "releasedAt": null,
              "checkedAt": null,
              "attempts": 1,
              "reason": "http_404"
            },
            {
              "country": "ly",
              "name": "Libya",
              "status": "behind",
              "version": "2.2.0",
              "releasedAt": "2026-11-30T03:00:00Z",
              "checkedAt": "2026-11-30T12:00:00Z",
              "attempts": 1,
              "reason": null
            },
            {
              "country": "ru",
              "name": "Russia",
              "status": "absent",
              "version": null,
              "releasedAt": null,
              "checkedAt": "2026-11-30T12:00:00Z",
              "attempts": 1,
              "reason": null
            },
            {
              "country": "us",
              "name": "United States",
              "status": "live",
              "version": "2.3.0",
              "releasedAt": "2026-11-30T03:00:00Z",
              "checkedAt": "2026-11-30T12:00:00Z",
              "attempts": 1,
              "reason": null
            }
          ],
          "startedAt": "2026-11-30T12:00:00Z",
          "finishedAt": "2026-11-30T12:00:00Z",
          "requests": 4,
          "throttledResponses": 0
        }

        """)
    #expect(outcome.messages.contains("1 of 4 storefronts could not be read: kz (HTTP 404)."))
  }

  @Test func `C28: every format tells the same facts`() async throws {
    let stage = RolloutStage { country, seconds in
      country == "kz" ? LookupReply(status: 404, body: Data()) : try example(country, seconds)
    }
    let document = try json(await stage.run("--json \(now)"))
    let rows = try #require(document["storefronts"] as? [[String: Any]])
    let plain = await stage.run("--plain \(now)").output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.count == 175 && plain.count == 175)
    for (row, columns) in zip(rows, plain) {
      #expect(row["country"] as? String == String(columns[0]) && row["status"] as? String == String(columns[2]))
      let isUnknown = row["status"] as? String == "unknown"
      #expect(row["version"] as? String ?? (isUnknown ? "?" : "-") == String(columns[3]))
      #expect(row["reason"] as? String ?? "-" == String(columns[6]))
    }
    #expect(rows.compactMap { $0["country"] as? String } == Storefront.all.map(\.code))
  }

  @Test(arguments: [40, 60, 80, 200])
  func `C33: on a terminal nothing is wider than it`(width: Int) async {
    let stage = RolloutStage(example)
    stage.terminal = World.Terminal(isTerminal: true, width: width)
    for line in ["", "--all"] {
      let output = await stage.run(line + " --color never").output
      // The sentence may be broken by the terminal; a table may not.
      for row in output.split(separator: "\n").dropFirst() { #expect(DisplayWidth.of(row) <= width, "\(row)") }
    }
    let table = await stage.run("--color never").output
    #expect(table.contains(width < 80 ? "more, --all" : "ae ag ai al am ao") || width == 40)
  }

  @Test func `after the first answer the store ID is asked for, always with the country`() async {
    let stage = RolloutStage(example)
    _ = await stage.run("--jobs 1 --countries us,de,fr")
    #expect(
      stage.requests.map { $0.query ?? "" } == [
        "bundleId=com.example.app&country=us&entity=software", "id=123456789&country=de&entity=software",
        "id=123456789&country=fr&entity=software",
      ])
  }
}

@Suite struct `rollout ends with a status that a script can use` {
  private static let silent = LookupReply(status: 503, body: Data())

  @Test func `C5: one storefront of 175 that cannot be read: 8, and 174 rows are there`() async {
    let stage = RolloutStage { country, seconds in country == "cn" ? Self.silent : try example(country, seconds) }
    let outcome = await stage.run("--plain")
    #expect(outcome.status == .incomplete)
    #expect(outcome.output.split(separator: "\n").count == 175)
    #expect(outcome.output.contains("cn\tChina mainland\tunknown\t?\t?\t?\thttp_503\n"))
    #expect(outcome.messages == "ilink: 1 of 175 storefronts could not be read: cn (HTTP 503).\n")
  }

  @Test(
    arguments: [
      (
        nothing, 3,
        "ilink: com.example.app is in none of 175 storefronts. If App Store Connect says \"Ready for Sale\", check that countries are selected under Pricing and Availability.\n"
      ),
      (silent, 5, "ilink: itunes.apple.com answered HTTP 503 four times. This is the store's side; try later.\n"),
      (
        refusal, 6,
        "ilink: the store refuses requests from this address for now (HTTP 403, too many). Try again in a few minutes.\n"
      ),
      (
        LookupReply(body: Data("<html>Sign in".utf8)), 5,
        "ilink: the answer is not a lookup result; it begins with '<html>Sign in'. A proxy or sign-in page may have answered.\n"
      ),
    ] as [(LookupReply, Int32, String)])
  func `nothing could be read, for one reason`(reply: LookupReply, status: Int32, message: String) async throws {
    let outcome = await RolloutStage { _, _ in reply }.run("--json --timeout 20s")
    #expect(outcome.status.rawValue == status && outcome.messages == message)
    let document = try json(outcome)
    #expect(document["exitStatus"] as? Int == Int(status))
    #expect((document["storefronts"] as? [Any])?.count == 175)
  }

  @Test func `no connection`() async {
    let outcome = await RolloutStage { _, _ in
      throw LookupError.unreachable(host: "itunes.apple.com", reason: "connection refused")
    }.run("")
    #expect(outcome.status == .network)
    #expect(
      outcome.messages
        == "ilink: could not reach itunes.apple.com (connection refused, 4 tries). Check the connection or proxy.\n")
  }

  @Test func `a Mac app where an iPhone's was asked for`() async {
    let mac = LookupReply(
      body: Data(
        #"{"results":[{"kind":"mac-software","trackId":7,"bundleId":"com.example.app","version":"1"}]}"#.utf8))
    let outcome = await RolloutStage { _, _ in mac }.run("--countries us,de")
    #expect(outcome.status == .badAnswer)
    #expect(outcome.messages == "ilink: com.example.app is a Mac app; you asked for ios. Use --platform macos.\n")
  }

  @Test func `E14: what is refused is said, and what to do`() async {
    let stage = RolloutStage { country, seconds in
      guard let storefront = Storefront(country), MarketOrder.place(of: storefront) < 100 else { return refusal }
      return try example(country, seconds)
    }
    let outcome = await stage.run("--timeout 5s")
    #expect(outcome.status == .incomplete)
    #expect(
      outcome.messages.hasSuffix(
        "ilink: 75 of 175 storefronts could not be read: the store refuses more requests (HTTP 403). Raise --timeout to wait it out, or use --countries major.\n"
      ))
  }

  @Test func `E13: the time ran out`() async {
    let outcome = await RolloutStage(example).run("--wait-for 2.3.0 --timeout 15m")
    #expect(outcome.status == .gaveUp)
    #expect(
      outcome.messages
        == "ilink: 2.3.0 was not live everywhere after 15 min: 168 of 173. Missing: cn kz mm ye ly.\n")
    let quorum = await RolloutStage(example).run("--wait-for 2.3.0 --timeout 0 --quorum 99%")
    #expect(
      quorum.messages
        == "ilink: 2.3.0 is not live in enough storefronts yet: 168 of 173, 172 needed. Missing: cn kz mm ye ly.\n")
    #expect(await RolloutStage(example).run("--wait-for 2.3.0 --timeout 0 --quorum 97%").status == .ok)
  }

  @Test func `it waits until the last storefront has it, twice`() async throws {
    let stage = RolloutStage { country, seconds in
      record(version: country == "ly" && seconds < 1000 ? "2.2.0" : "2.3.0")
    }
    let outcome = await stage.run("--wait-for 2.3.0 --countries us,de,ly --json")
    #expect(outcome.status == .ok && outcome.messages.isEmpty)
    #expect(stage.clock.now > .noon + 1120 && stage.clock.now < .noon + 1300)
    #expect(try json(outcome)["complete"] as? Bool == true)
    #expect(stage.requests.count < 18)
  }

  @Test func `E19: a first release keeps the gate closed until it is told where`() async {
    let first = #","releaseDate":"2026-11-30T03:00:00Z""#
    let store: RolloutStage.Answering = { country, _ in
      guard ["us", "de"].contains(country) else { return nothing }
      let reply = record(more: "")
      let text = String(decoding: reply.body, as: UTF8.self)
      return LookupReply(
        body: Data(text.replacing(#","releaseDate":"2020-01-01T08:00:00Z""#, with: first).utf8))
    }
    let warning =
      "ilink: 2.3.0 is the first release, so \"not sold here\" may mean \"not yet\". Name the storefronts with --countries, or give --quorum 170."
    let stage = RolloutStage(store)
    let all = await stage.run("--wait-for 2.3.0 --timeout 3m")
    #expect(all.status == .gaveUp && all.messages == warning + "\n")
    #expect(stage.written(.error).filter { $0 == warning + " Waiting.\n" }.count == 1)
    #expect(await RolloutStage(store).run("--wait-for 2.3.0 --timeout 3m --countries us,de").status == .ok)
    #expect(await RolloutStage(store).run("--wait-for 2.3.0 --timeout 3m --quorum 2").status == .ok)
  }

  @Test func `E8: absent everywhere is said once, and waited out`() async {
    let stage = RolloutStage { country, seconds in seconds < 3000 ? nothing : record() }
    let outcome = await stage.run("--wait-for 2.3.0 --countries us,de")
    #expect(outcome.status == .ok)
    #expect(stage.written(.error).filter { $0.contains("is in none of 2 storefronts") }.count == 1)
  }

  @Test func `E18, C54: a signal ends it, and what is known is printed`() async throws {
    let stage = RolloutStage(example)
    stage.signalAfter = 60
    let outcome = await stage.run("--json")
    #expect(outcome.status.rawValue == 130)
    let document = try json(outcome)
    #expect(document["complete"] as? Bool == false && document["exitStatus"] as? Int == 130)
    let rows = try #require(document["storefronts"] as? [[String: Any]])
    let read = rows.filter { $0["status"] as? String != "unknown" }.count
    #expect(read > 40 && read < 175)
    #expect(
      outcome.messages
        == "ilink: stopped. \(read) of 175 storefronts read so far; add --state FILE to continue next time.\n")
  }
}
