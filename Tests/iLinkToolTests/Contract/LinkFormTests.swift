import Foundation
import Testing

@testable import iLinkTool

@Suite struct `links prints snippets` {
  @Test(arguments: [
    ("links 7 --banner", "<meta name=\"apple-itunes-app\" content=\"app-id=7\">\n"),
    (
      "links 7 8 --badge md",
      "[Download on the App Store](https://apps.apple.com/app/id7)\n[Download on the App Store](https://apps.apple.com/app/id8)\n"
    ),
    (
      "links 7 --badge html --provider 1 --campaign a&b",
      "<a href=\"https://apps.apple.com/app/id7?pt=1&amp;ct=a%26b\">Download on the App Store</a>\n"
    ),
    ("links 7 --badge md -p macos -c de", "[Download on the Mac App Store](https://apps.apple.com/de/app/id7)\n"),
  ])
  func `a banner tag and a badge, escaped for where they go`(line: String, expected: String) async {
    #expect(await ilink(line) == Outcome(expected))
  }

  @Test func `a name from the store is text and nothing else`() async {
    let name = #"<b>\"A\" & [B]('x')"#
    let html = await ilink("links com.example.app --badge html", in: world([record(name: name)])).output
    #expect(html.contains(">&lt;b&gt;&quot;A&quot; &amp; [B](&#39;x&#39;) on the App Store</a>"))
    let md = await ilink("links com.example.app --badge md", in: world([record(name: name)])).output
    #expect(md.hasPrefix(#"[\<b\>"A" & \[B\]('x') on the App Store]("#))
    let page = await ilink("links com.example.app --redirect", in: world([record(name: "</script>")])).output
    #expect(!page.contains("</script> on"))
  }

  @Test(arguments: [
    (
      "ios",
      "apple ? \"https://apps.apple.com/app/id7\" : mac ? \"https://apps.apple.com/app/id7\" : \"itms-apps://apps.apple.com/app/id7\""
    ),
    (
      "macos",
      "apple ? \"https://apps.apple.com/app/id7\" : mac ? \"macappstore://apps.apple.com/app/id7\" : \"https://apps.apple.com/app/id7\""
    ),
    ("tvos", "mac ? \"https://apps.apple.com/app/id7\" : \"https://apps.apple.com/app/id7\""),
  ])
  func `a page that sends each device to its own link, and works without a script`(platform: String, script: String)
    async
  {
    let page = await ilink("links 7 --redirect -p \(platform)").output
    #expect(page.contains(script), "\(page)")
    #expect(page.contains(#"content="0; url=https://apps.apple.com/app/id7""#) && page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("apple-itunes-app") == (platform == "ios"))
  }

  @Test(arguments: [
    ("links 7 --banner --qr", "two things to print"), ("links 7 --qr --json", "has a form of its own"),
    ("links 7 --banner --only page", "about the app's page alone"),
    ("links 7 8 --redirect", "is about one app; there are 2"),
    ("links 7 8 --qr-svg x.svg", "is about one app; there are 2"), ("links 7 --badge htm", "Did you mean 'html'?"),
  ])
  func `C18: what does not go together is refused`(line: String, part: String) async {
    let outcome = await ilink(line)
    #expect(outcome.status == .usage && outcome.messages.contains(part), "\(outcome.messages)")
  }
}

@Suite struct `QR codes can be read` {
  /// The standard's own numbers: total codewords and bytes of text at level M.
  @Test(arguments: [
    (1, 26, 14), (2, 44, 26), (5, 134, 84), (6, 172, 106), (7, 196, 122), (9, 292, 180), (10, 346, 213), (13, 532, 331),
    (14, 581, 362), (15, 655, 412),
  ])
  func `sizes and capacities are the standard's`(number: Int, codewords: Int, capacity: Int) {
    let version = QRVersion.all[number - 1]
    #expect(version.number == number && version.codewords == codewords && version.capacity == capacity)
  }

  @Test(arguments: [(1, []), (2, [6, 18]), (7, [6, 22, 38]), (14, [6, 26, 46, 66]), (15, [6, 26, 48, 70])])
  func `alignment patterns stand where the standard says`(number: Int, places: [Int]) {
    #expect(QRVersion.all[number - 1].alignments == places)
  }

  @Test func `the longest text fits, and a longer one is refused`() {
    #expect(QRCode(String(repeating: "x", count: 412))?.size == 77)
    #expect(QRCode(String(repeating: "x", count: 413)) == nil)
    #expect(QRCode("")?.size == 21)
  }

  @Test func `a terminal gets half blocks, a file a drawing`() async throws {
    let outcome = await ilink("links 7 --qr")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.last == "https://apps.apple.com/app/id7")
    #expect(lines.dropLast().allSatisfy { $0.count == 37 && $0.allSatisfy { "█▀▄ ".contains($0) } })
    let files = KeptFiles()
    var world = world()
    world.writeFile = { files[$0] = String(decoding: $1, as: UTF8.self) }
    let drawn = await ilink("links 7 --only page --qr-svg code.svg", in: world)
    #expect(drawn.output == "https://apps.apple.com/app/id7\n")
    let svg = try #require(files["code.svg"])
    #expect(svg.hasPrefix("<svg xmlns=") && svg.contains("<title>https://apps.apple.com/app/id7</title>"))
    #expect(await ilink("links 7 --qr-svg /no/such.svg").status == .failure)
  }
}

/// Files that were written.
final class KeptFiles: @unchecked Sendable {  // the texts are only touched under the lock
  private let lock = NSLock()
  private var stored: [String: String] = [:]
  subscript(path: String) -> String? {
    get { lock.withLock { stored[path] } }
    set { lock.withLock { stored[path] = newValue } }
  }
}
