import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

/// Five on the old version, two where it is not sold, as in the contract's example.
let rolloutExample: RolloutStage.Answering = { country, _ in
  if ["af", "ru"].contains(country) { return nothing }
  return record(version: ["cn", "kz", "ly", "mm", "ye"].contains(country) ? "2.2.0" : "2.3.0")
}

private let now = "--now 2026-11-30T12:00:00Z"

@Suite struct `rollout says what each storefront serves` {
  @Test func `the table`() async {
    let outcome = await RolloutStage(rolloutExample).run("--wait-for 2.3.0 --timeout 0")
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
    ("--countries us", "Example: 2.3.0 in us."), ("--country us", "Example: 2.3.0 in us."),
    ("--countries us,ru", "Example: 2.3.0 in us, the only one that sells it."),
    ("--countries us --wait-for 2.3 --timeout 0", "Example: 2.3 is live in us."),
    ("--countries ru", "com.example.app is not sold in ru."),
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
    let outcome = await RolloutStage(rolloutExample).run(options)
    #expect(outcome.output.split(separator: "\n").first.map(String.init) == sentence)
  }

  @Test func `plain, csv and md`() async {
    let line = "--countries us,ru,ly --wait-for 2.3.0 --timeout 0 \(now) "
    let stage = RolloutStage(rolloutExample)
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
      return try rolloutExample(country, seconds)
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
      country == "kz" ? LookupReply(status: 404, body: Data()) : try rolloutExample(country, seconds)
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
    let stage = RolloutStage(rolloutExample)
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
    let stage = RolloutStage(rolloutExample)
    _ = await stage.run("--jobs 1 --countries us,de,fr")
    #expect(
      stage.requests.map { $0.query ?? "" } == [
        "bundleId=com.example.app&country=us&entity=software", "id=123456789&country=de&entity=software",
        "id=123456789&country=fr&entity=software",
      ])
  }
}
