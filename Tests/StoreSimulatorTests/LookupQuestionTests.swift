import Testing
import iLinkCore

@testable import StoreSimulator

@Suite struct `What the service makes of an address` {
  /// What an address gives: the kinds of its records and their countries, or what else.
  private func shown(_ target: String, _ apps: [String]) -> String {
    var store = store { $0.apps = apps.compactMap { SimulatedApp($0) } }
    let answer = store.answer(to: target, at: 0)
    guard answer.status == 200 else { return "\(answer.status)" }
    let rows = (answer.rows ?? []).map { row in
      let number = row["trackId"] ?? row["artistId"] ?? 0
      let country = (row["trackViewUrl"] ?? row["artistLinkUrl"]) as? String
      return "\(number) \(row["kind"] ?? row["wrapperType"] ?? "-") \(country?.split(separator: "/")[2] ?? "-")"
    }
    return rows.joined(separator: ", ")
  }

  private static let universal = ["a.b:7"]
  private static let mobileOnly = ["a.b:7:ios"]
  private static let macOnly = ["a.b:7:macos"]

  @Test(
    arguments: [
      // Identifiers.
      ("/lookup?id=7", universal, "7 software us"), ("/lookup?bundleId=a.b", universal, "7 software us"),
      ("/lookup?bundleId=A.B", universal, "7 software us"), ("/lookup?bundleId=a.c", universal, ""),
      ("/lookup?id=8", universal, ""), ("/lookup?id=", universal, ""), ("/lookup?id=0", universal, ""),
      ("/lookup", universal, ""), ("/lookup?", universal, ""), ("/lookup?ID=7", universal, ""),
      ("/lookup?id=x", universal, "400"), ("/lookup?id=7,x", universal, "400"), ("/lookup?id=-7", universal, "400"),
      ("/lookup?id=7&bundleId=a.b", universal, "7 software us"), ("/lookup?id=8&id=7", universal, "7 software us"),
      ("/lookup?bundleId=a.b,a.c", universal, ""), ("/lookup?bundleId=a%2Eb", universal, "7 software us"),
      ("/lookup?%69d=7", universal, "7 software us"), ("/lookup?id=7%2C8", universal, "7 software us"),
      ("/lookup?id=7&&=&x=%zz%", universal, "7 software us"), ("/lookup?bundleId=a+b", universal, ""),
      // Countries.
      ("/lookup?id=7&country=de", universal, "7 software de"), ("/lookup?id=7&country=DE", universal, "7 software de"),
      ("/lookup?id=7&country=", universal, "7 software us"), ("/lookup?id=7&country=xk", universal, "7 software xk"),
      ("/lookup?id=7&country=xx", universal, "400"), ("/lookup?id=7&country=eu", universal, "400"),
      ("/lookup?id=7&country=uk", universal, "400"), ("/lookup?id=7&country=IC", universal, "400"),
      ("/lookup?id=7&country=deu", universal, "400"), ("/de/lookup?id=7", universal, "7 software de"),
      ("/DE/lookup?id=7", universal, "7 software de"), ("/us//lookup?id=7", universal, "7 software us"),
      ("/fr/lookup?id=7&country=de", universal, "7 software de"), ("/xx/lookup?id=7", universal, "400"),
      // Paths.
      ("/lookup/bundleId=a.b", universal, ""), ("/", universal, "404"), ("/search?term=a", universal, "404"),
      ("/lookups?id=7", universal, "404"), ("/deu/lookup?id=7", universal, "404"), ("", universal, "404"),
      // Entities: with an app for all platforms …
      ("/lookup?id=7&entity=software", universal, "7 software us"),
      ("/lookup?id=7&entity=iPadSoftware", universal, "7 software us"),
      ("/lookup?id=7&entity=macSoftware", universal, "7 software us"),
      ("/lookup?id=7&entity=desktopSoftware", universal, "7 mac-software us"),
      ("/lookup?id=7&entity=tvSoftware", universal, "7 software us"),
      ("/lookup?id=7&entity=software,iPadSoftware", universal, "7 software us"),
      ("/lookup?id=7&entity=software,desktopSoftware", universal, "7 software us, 7 mac-software us"),
      ("/lookup?id=7&entity=", universal, "7 software us"), ("/lookup?id=7&entity=album", universal, ""),
      ("/lookup?id=7&entity=album,software", universal, "7 software us"),
      ("/lookup?id=7&entity=hardware", universal, "400"), ("/lookup?id=7&entity=Software", universal, "400"),
      // … for the iPhone …
      ("/lookup?id=7", mobileOnly, "7 software us"), ("/lookup?id=7&entity=desktopSoftware", mobileOnly, ""),
      ("/lookup?id=7&entity=tvSoftware", mobileOnly, ""),
      // … for the Mac, the Apple TV, the Vision Pro.
      ("/lookup?id=7", macOnly, "7 mac-software us"), ("/lookup?id=7&entity=software", macOnly, "7 mac-software us"),
      ("/lookup?id=7&entity=desktopSoftware", macOnly, "7 mac-software us"),
      ("/lookup?id=7&entity=tvSoftware", ["a.b:7:tvos"], "7 software us"),
      ("/lookup?id=7", ["a.b:7:tvos"], "7 software us"), ("/lookup?id=7", ["a.b:7:visionos"], "7 software us"),
      // Lists: by number, not in the order of asking; each once.
      ("/lookup?id=9,7,8,9", ["c.d:9", "a.b:7"], "7 software us, 9 software us"),
      // Developers.
      ("/lookup?id=987654321", universal, "987654321 artist us"),
      (
        "/lookup?id=987654321&entity=software", ["c.d:9", "a.b:7"], "987654321 artist us, 7 software us, 9 software us"
      ),
      ("/lookup?id=987654321&entity=software&limit=1", ["c.d:9", "a.b:7"], "987654321 artist us, 9 software us"),
      ("/lookup?id=987654321&entity=desktopSoftware", ["a.b:7:ios"], "987654321 artist us"),
    ] as [(String, [String], String)])
  func `identifiers, countries, paths, entities, lists, developers`(target: String, apps: [String], expected: String) {
    #expect(shown(target, apps) == expected)
  }

  @Test func `200 IDs are answered, 201 are too many`() {
    let apps = (1...200).map { "a.b\($0):\($0)" }
    let list = (1...200).map { "\($0)" }.joined(separator: ",")
    var store = store { $0.apps = apps.compactMap { SimulatedApp($0) } }
    let answer = store.answer(to: "/lookup?id=\(list)", at: 0)
    #expect(answer.rows?.count == 200 && answer.body.count > 1_000_000)
    let refusal = store.answer(to: "/lookup?id=\(list),201", at: 0)
    #expect(refusal.status == 502 && refusal.header("Content-Type") == "text/html")
  }

  @Test func `no address stops the store`() {
    var store = store()
    for turn in 0..<3000 {
      let bytes = Draw(seed: 11, about: "address", turn: turn).bytes(turn % 60)
      let text = String(decoding: bytes, as: UTF8.self)
      for target in [text, "/lookup?" + text, "/lookup?id=" + text, "/lookup?country=\(text)&id=123456789"] {
        #expect([200, 400, 404].contains(store.answer(to: target, at: 0).status))
      }
    }
  }
}
