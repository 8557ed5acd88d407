import Foundation
import Testing
import iLinkCore

@testable import iLinkTool

/// The sixteen odd pairs of the contract's J4: installed, store, the order of the two.
private let oddPairs: [(String, String, String)] = [
  ("1.0", "1.0.0", "="), ("1.2", "1.10", "<"), ("1.9.9", "1.10", "<"), ("2.3", "2.3.0.0", "="), ("1.01", "1.1", "="),
  ("1.0.9", "1.0.10", "<"), ("23.2", "23.200", "<"), ("7.14.0", "7.15", "<"), ("2024.12", "2025.1", "<"),
  ("10", "9.9.9", ">"),
  ("1.0.0", "1.0.0.1", "<"), ("1.30", "1.30.0", "="), ("8.7.0", "8.7", "="), ("v1.2", "1.2", "="),
  ("1.2.3 (45)", "1.2.3", "="),
  ("12345678901234567890", "12345678901234567891", "<"),
]

@Suite struct `check tells whether there is an update` {
  @Test(arguments: oddPairs, ["--from answer.json", "--from -", ""])
  func `J4, B49: odd versions compare by number, and older is never an update`(
    pair: (String, String, String), source: String
  ) async throws {
    let (installed, store, order) = pair
    let answer = record(version: store)
    let words =
      ["check", "com.example.app", "--installed", installed, "--json"] + source.split(separator: " ").map(String.init)
    let outcome = await CLI.run(
      words,
      in: source.isEmpty
        ? world([answer])
        : world(input: String(decoding: answer.body, as: UTF8.self), files: ["answer.json": answer.body]))
    let document = try json(outcome)
    let expected = ["=": ("up_to_date", 0), "<": ("update_available", 10), ">": ("store_behind", 0)][order]
    #expect(document["status"] as? String == expected?.0, "\(installed) \(order) \(store)")
    #expect(Int(outcome.status.rawValue) == expected?.1)
    #expect(document["exitStatus"] as? Int == expected?.1)
  }

  @Test(arguments: [
    ("--installed 2.3.0", 0, "Example 2.3.0 is the current version in us."),
    ("--installed 2.4.0", 0, "You have 2.4.0; the us store still serves 2.3.0. Nothing to update."),
    ("--installed 2.2.0", 10, "Update available: Example 2.2.0 → 2.3.0 (minor), released 9 hours ago in us."),
    (
      "--installed 2.2.9 --min-level minor", 10,
      "Update available: Example 2.2.9 → 2.3.0 (minor), released 9 hours ago in us."
    ),
    (
      "--installed 2.2.0 --min-level major", 0,
      "Update available: Example 2.2.0 → 2.3.0 (minor), below --min-level major."
    ),
    (
      "--installed 2.2.0 --min-age 1d", 0,
      "Update available: Example 2.2.0 → 2.3.0 (minor), released 9 hours ago, younger than --min-age 1 d."
    ),
    (
      "--installed 2.2.0 --min-age 9h", 10,
      "Update available: Example 2.2.0 → 2.3.0 (minor), released 9 hours ago in us."
    ),
    ("--installed 2.2.0 --os 16.4", 0, "2.3.0 needs iOS 17.0; you said 16.4. No update for this device."),
    ("--installed 2.2.0 --os 17", 10, "Update available: Example 2.2.0 → 2.3.0 (minor), released 9 hours ago in us."),
    ("--installed 2.3.0 --os 16.4", 0, "Example 2.3.0 is the current version in us."),
    (
      "--installed 2.2.0 --exit-zero", 0, "Update available: Example 2.2.0 → 2.3.0 (minor), released 9 hours ago in us."
    ),
  ])
  func `B08, B53: each case has its sentence and its status`(options: String, status: Int32, sentence: String) async {
    let outcome = await ilink("check com.example.app \(options)", in: world([record()]))
    #expect(outcome.output == sentence + "\nhttps://apps.apple.com/app/id123456789\n")
    #expect(outcome.messages.isEmpty)
    #expect(outcome.status.rawValue == status)
  }

  @Test func `the document has every key in its order`() async throws {
    let outcome = await ilink("check com.example.app --installed 2.2.0 --os 17.1 --json", in: world([record()]))
    #expect(
      outcome.output == """
        {
          "schema": "ilink.check/1",
          "exitStatus": 10,
          "app": {
            "id": 123456789,
            "bundleId": "com.example.app",
            "name": "Example",
            "platform": "ios",
            "country": "us"
          },
          "status": "update_available",
          "actionable": true,
          "installed": "2.2.0",
          "store": "2.3.0",
          "level": "minor",
          "releasedAt": "2026-11-30T03:00:00Z",
          "minimumOS": "17.0",
          "osSupported": true,
          "releaseNotes": "Fixes.",
          "link": "https://apps.apple.com/app/id123456789",
          "source": {
            "url": "https://itunes.apple.com/lookup?bundleId=com.example.app&country=us&entity=software",
            "fetchedAt": "2026-11-30T12:00:00Z",
            "httpStatus": 200,
            "cacheAge": null,
            "attempts": 1
          }
        }

        """)
  }

  @Test func `plain is one line of seven columns`() async {
    let outcome = await ilink("check com.example.app --installed 2.2.0 --plain -c de", in: world([record()]))
    #expect(
      outcome.output
        == "update_available\t2.2.0\t2.3.0\tminor\tde\t2026-11-30T03:00:00Z\thttps://apps.apple.com/de/app/id123456789\n"
    )
  }

  @Test(
    arguments: [
      (
        [nothing], 3,
        "ilink: com.example.app is not in the us store (ios). It may be sold elsewhere: try --country, or 'ilink rollout com.example.app'.\n"
      ),
      (
        [record(version: "beta")], 5,
        "ilink: the us store lists version 'beta', which cannot be compared. Ask again when the developer has mended it.\n"
      ),
      (
        [LookupReply(status: 403, body: Data())], 6,
        "ilink: the store refuses requests from this address for now (HTTP 403, too many). Try again in a few minutes.\n"
      ),
      (
        [LookupReply(status: 502, body: Data())], 5,
        "ilink: itunes.apple.com answered HTTP 502 four times. This is the store's side; try later.\n"
      ),
      (
        [LookupReply(body: Data("<html>".utf8))], 5,
        "ilink: the answer is not a lookup result; it begins with '<html>'. A proxy or sign-in page may have answered.\n"
      ),
      ([record(more: #","kind":"x""#)], 10, ""),
      (
        [record(bundleID: "com.example.other")], 3,
        "ilink: com.example.app is not in the us store (ios). It may be sold elsewhere: try --country, or 'ilink rollout com.example.app'.\n"
      ),
    ] as [([LookupReply], Int32, String)])
  func `each failure has its sentence and its status, in text and in JSON`(
    replies: [LookupReply], status: Int32, message: String
  ) async throws {
    guard !message.isEmpty else { return }
    let outcome = await ilink("check com.example.app --installed 1.0", in: world(replies))
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == message)
    #expect(outcome.status.rawValue == status)
    let document = try json(await ilink("check com.example.app --installed 1.0 --json", in: world(replies)))
    #expect(document["schema"] as? String == "ilink.error/1")
    #expect(document["exitStatus"] as? Int32 == status)
    #expect(document.keys.sorted() == ["code", "country", "exitStatus", "hint", "httpStatus", "message", "schema"])
    #expect("ilink: \(document["message"] ?? ""). \(document["hint"] ?? "")\n" == message)
  }

  @Test func `a Mac's record is no answer for an iPhone, and the message says what to do`() async {
    let mac = world([
      LookupReply(
        body: Data(
          String(decoding: record().body, as: UTF8.self).replacing(
            #""kind":"software""#, with: #""kind":"mac-software""#
          ).utf8))
    ])
    let outcome = await ilink("check id123456789 --installed 1.0", in: mac)
    #expect(outcome.messages == "ilink: id123456789 is a Mac app; you asked for ios. Use --platform macos.\n")
    #expect(outcome.status == .badAnswer)
    #expect(await ilink("check id123456789 --installed 1.0 -p macos", in: mac).status == .updateAvailable)
  }

  @Test func `one request is sent, with country and entity`() async {
    let log = Requests()
    _ = await ilink("check com.example.app --installed 1.0 -c DE -p tvos", in: world([record()], log: log))
    #expect(log.urls == ["https://itunes.apple.com/lookup?bundleId=com.example.app&country=de&entity=tvSoftware"])
  }

  @Test func `fresh adds one value that changes once a minute`() async {
    let log = Requests()
    _ = await ilink("check com.example.app --installed 1.0 --fresh", in: world([record()], log: log))
    #expect(
      log.urls == ["https://itunes.apple.com/lookup?bundleId=com.example.app&country=us&entity=software&fresh=29934000"]
    )
  }

  @Test func `verbose adds the request, quiet nothing`() async {
    let outcome = await ilink("check com.example.app --installed 1.0 -v", in: world([record()]))
    #expect(
      outcome.messages.hasPrefix(
        "  GET https://itunes.apple.com/lookup?bundleId=com.example.app&country=us&entity=software: HTTP 200, "))
    #expect(await ilink("check com.example.app --installed 1.0 -q", in: world([record()])).messages.isEmpty)
  }

  @Test func `an app on disk tells its own version and platform`() async throws {
    let log = Requests()
    let plist = Data(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.app</string>
      <key>CFBundleShortVersionString</key><string>2.2.0</string><key>LSMinimumSystemVersion</key><string>12.0</string></dict></plist>
      """.utf8)
    for path in ["My.app", "build/My.app", "My.app/", "My.app/Contents/Info.plist"] {
      let files = ["My.app/Contents/Info.plist": plist, "build/My.app/Contents/Info.plist": plist]
      let outcome = await ilink(
        "check \(path)",
        in: world([record(more: #","supportedDevices":["MacDesktop-MacDesktop"]"#)], files: files, log: log))
      #expect(outcome.status == .updateAvailable, "\(path): \(outcome.messages)")
    }
    #expect(log.urls.first?.contains("entity=desktopSoftware") == true)
  }

  @Test func `an archive is read too`() async {
    let plist = Data(
      """
      <plist version="1.0"><dict><key>ApplicationProperties</key><dict><key>CFBundleIdentifier</key><string>com.example.app</string>
      <key>CFBundleShortVersionString</key><string>2.3</string></dict></dict></plist>
      """.utf8)
    #expect(
      await ilink("check A.xcarchive", in: world([record()], files: ["A.xcarchive/Info.plist": plist])).output
        .hasPrefix("Example 2.3.0 is the current"))
  }

  @Test(arguments: [
    (
      "check com.example.app",
      "ilink: 'check' needs your version. Add --installed 2.2.0, or give the path of the app.\n"
    ),
    (
      "check com.example.app --installed 2.x",
      "ilink: '2.x' is not a version that can be compared. Use digits and dots, like 2.3.0.\n"
    ),
    (
      "check com.example.app --installed 1 --os x",
      "ilink: 'x' is not a version that can be compared. Use digits and dots, like 2.3.0.\n"
    ),
    (
      "check com.example.app --installed 1 --contry de",
      "ilink: '--contry' is not an option of 'check'. Did you mean '--country'?\n"
    ),
    (
      "check com.example.app --installed 1 --campaign x",
      "ilink: '--campaign' is not an option of 'check'. See 'ilink help check'.\n"
    ),
    ("check --installed 1", "ilink: 'check' needs an app. Give a store ID, a bundle ID, a store URL or a path.\n"),
    ("check a.b c.d --installed 1", "ilink: 'check' takes one app; there are 2. Leave out 'c.d' and what follows.\n"),
    ("check a.b --installed 1 --country ic", "ilink: there is no App Store for 'ic'. The Canary Islands use 'es'.\n"),
    (
      "check a.b --installed 1 --country deu",
      "ilink: 'deu' is not a storefront; those have two letters. Did you mean 'de'?\n"
    ),
    (
      "check a.b --installed 1 --store http://example.com",
      "ilink: --store must be https, or http on this machine (127.0.0.1, ::1, localhost). User names and passwords are refused; given was 'http://example.com'.\n"
    ),
    (
      "check a.b --installed 1 --min-level revision",
      "ilink: 'revision' is no value of --min-level. Use major, minor or patch.\n"
    ),
    (
      "check a.b --installed 1 --timeout soon",
      "ilink: 'soon' is no length of time for --timeout. Use a number and a unit: 30s, 5m, 2h, 1d.\n"
    ),
    (
      "check a.b --installed 1 --json --plain",
      "ilink: two output formats were asked for. Choose one of --json, --plain and --format.\n"
    ),
    (
      "check a.b --installed 1 --now yesterday",
      "ilink: 'yesterday' is no time for --now. Write it like 2026-11-30T17:00:00Z.\n"
    ),
    ("check No.app", "ilink: 'check' needs your version. Add --installed 2.2.0, or give the path of the app.\n"),
    (
      "check ./No.app",
      "ilink: there is no file './No.app'. Give the path of an .app, an .xcarchive or an Info.plist.\n"
    ),
    ("che", "ilink: 'che' is not a command. Did you mean 'check'?\n"),
    ("zzz", "ilink: 'zzz' is not a command. See 'ilink help'.\n"),
  ])
  func `bad words are refused before anything is asked`(line: String, message: String) async {
    let outcome = await ilink(line)
    #expect(outcome.messages == message)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
  }

  @Test func `C18: all that is wrong is named in one go`() async {
    let outcome = await ilink("check a.b --installed 2.x --country xx --retries -1 --min-age never --contry de")
    #expect(outcome.messages.split(separator: "\n").count == 5)
    for word in ["'2.x'", "'xx'", "'-1'", "'never'", "'--contry'"] { #expect(outcome.messages.contains(word)) }
    #expect(outcome.status == .usage)
  }
}
