import Testing
import iLinkCore

@Suite struct `Versions have a total order` {
  @Test(arguments: [
    ("1.0", "1"), ("1.0", "1.0.0.0"), ("1.03", "1.3"), ("10.02", "10.2"), ("7.14.05601", "7.14.5601"),
    ("v1.231.10002", "1.231.10002"), ("V2.3", "2.3"), (" 2.3 ", "2.3"), ("2.3\n", "2.3"), ("1.3.0 (93)", "1.3"),
    ("1.2.3+45", "1.2.3"), ("1.2.3+45.a-1", "1.2.3"), ("v2.0.2 200", "2.0.2"), ("40 (1.0.7)", "40"),
    ("1.0 (Gold)", "1.0"),
    ("２.３", "2.3"), ("٢.٣", "2.3"), ("0", "0.0.0"), ("2.0RC1", "2.0rc1"), ("2.0b3 (18)", "2.0b3"),
    ("1.0.0-beta.2+45", "1.0.0-beta.2"), ("1.0-beta-2", "1.0beta2"), ("2.1", "2.1.0"), ("16", "16.0"),
    ("1.2.3", "01.02.03"), ("2.0b03", "2.0b3"),
  ])
  func `B41, B44: both texts name the same release`(one: String, other: String) throws {
    let (one, other) = (try #require(AppVersion(one)), try #require(AppVersion(other)))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(!(one < other) && !(other < one))
    #expect(one.level(to: other) == nil)
  }

  @Test(arguments: [
    ["1.9", "1.10"], ["2.0b3", "2.0b10", "2.0rc1", "2.0"], ["1.0.0-beta.2", "1.0.0"], ["2.6GM", "2.6"],
    ["2.3 beta 4", "2.3"], ["12.0.1", "1201"], ["2024.12", "2025.1"], ["4.0.9", "4.0.9.1"], ["2.0.9", "2.1.0"],
    ["1.8", "1.70"], ["1.2.3.4", "1.2.3.4.5", "1.2.3.5", "1.2.3.5.6"], ["2.00.29", "2.0028", "3.00.00"],
    ["1.0-alpha", "1.0-alpha.1", "1.0-alpha.beta", "1.0-beta", "1.0-beta.2", "1.0-beta.11", "1.0-rc.1", "1.0"],
    ["1.0-1", "1.0-a"], ["0.9", "1"], ["2", "2.0.1"], ["9.9.9", "10"], ["1.2.9", "202409151230"],
    ["9", "1" + String(repeating: "0", count: 40)], ["1.0.9", "1.0.10"],
  ])
  func `B46, B47: a later text in the row is a newer version`(row: [String]) throws {
    let versions = try row.map { try #require(AppVersion($0), "\($0)") }
    for (index, one) in versions.enumerated() {
      for (otherIndex, other) in versions.enumerated() {
        #expect((one < other) == (index < otherIndex), "\(one) < \(other)")
        #expect((one == other) == (index == otherIndex), "\(one) == \(other)")
      }
    }
  }

  @Test(arguments: [
    "GX5", "-3.6", "2.x", "1..2", "1.", ".5", "1,2", "", "abc", " ", "v", "v.1", "vv1", "1.2.", "1 2 3", "1.0(3)",
    "1.0 ()",
    "1.0+", "1.0 +4", "1.0-", "1.0 -beta", "½", "Ⅷ", "1.0 😀", "1.0b😀", "1.0 (a) (b)", "1.0b(3", "1\u{0}2", "1.2\u{7}",
    "Varies with device", "1_0", "1e5,", "+1", "1.0 (Gold) beta",
  ])
  func `B43: what is not a version is nil`(text: String) {
    #expect(AppVersion(text) == nil)
  }

  @Test(arguments: [
    ("1.2.3", "2", AppVersion.Level.major), ("1.2", "1.3", .minor), ("1.2", "1.2.1", .patch), ("2", "2.0.1", .patch),
    ("4.0.9", "4.0.9.1", .revision), ("2.0b3", "2.0", .revision), ("2.3", "2.2.9", .minor),
    ("1.2.3.4.5", "1.2.3.4.6", .revision),
    ("1.0b1", "2.0", .major), ("0.0.1", "0", .patch),
  ])
  func `B50: the level is the first part that differs`(one: String, other: String, level: AppVersion.Level) throws {
    let (one, other) = (try #require(AppVersion(one)), try #require(AppVersion(other)))
    #expect(one.level(to: other) == level)
    #expect(other.level(to: one) == level)
  }

  @Test func `levels are ordered by weight`() {
    #expect(AppVersion.Level.allCases == [.revision, .patch, .minor, .major])
    #expect(AppVersion.Level.allCases.sorted() == AppVersion.Level.allCases)
  }

  @Test func `any number of parts of any size is read`() throws {
    let digits = String(repeating: "9", count: 100_000)
    let long = try #require(AppVersion(digits + "." + digits))
    #expect(long < (try #require(AppVersion("1" + digits))))
    let many = Array(repeating: "1", count: 50_000).joined(separator: ".")
    #expect(try #require(AppVersion(many)) < (try #require(AppVersion(many + ".1"))))
  }

  @Test func `the text stays as it was given`() throws {
    #expect(try #require(AppVersion("  v1.03 (7) ")).description == "v1.03 (7)")
    #expect(try #require(AppVersion("2.0b3")).isPrerelease)
    #expect(try #require(AppVersion("2.0 (3)")).isPrerelease == false)
  }

  /// The order is total: for any three drawn texts, exactly one of <, ==, > holds and the order is transitive.
  @Test func `drawn versions never contradict each other`() throws {
    var draw = Draw(seed: 7)
    let alphabet = ["0", "1", "9", "10", ".", "b", "rc", "-", " ", "(1)", "+2", "v", "2.0", "1.0"]
    var versions: [AppVersion] = []
    while versions.count < 120 {
      let text = (0..<Int.random(in: 1...6, using: &draw)).map { _ in alphabet.randomElement(using: &draw) ?? "1" }
        .joined()
      if let version = AppVersion(text) { versions.append(version) }
    }
    for a in versions {
      for b in versions {
        #expect([a < b, a == b, b < a].count { $0 } == 1, "\(a) and \(b)")
        for c in versions where a < b && b < c { #expect(a < c, "\(a) < \(b) < \(c)") }
      }
    }
  }
}

/// Numbers drawn from a seed, the same on every machine.
struct Draw: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
