import Foundation
import TestSupport
import Testing

@testable import iLinkCore

@Suite struct StorefrontTableTests {
  // The 175, as the contract of the command-line tool lists them.
  static let contract = """
    ae af ag ai al am ao ar at au az ba bb be bf bg bh bj bm bn bo br bs bt bw by bz ca cd cg ch ci cl cm cn co cr cv cy
    cz de dk dm do dz ec ee eg es fi fj fm fr ga gb gd ge gh gm gr gt gw gy hk hn hr hu id ie il in iq is it jm jo jp ke
    kg kh kn kr kw ky kz la lb lc lk lr lt lu lv ly ma md me mg mk ml mm mn mo mr ms mt mu mv mw mx my mz na ne ng ni nl
    no np nr nz om pa pe pg ph pk pl pt pw py qa ro rs ru rw sa sb sc se sg si sk sl sn sr st sv sz tc td th tj tm tn to
    tr tt tw tz ua ug us uy uz vc ve vg vn vu xk ye za zm zw
    """

  /// The table's lines, each cut into code, alpha-3 and name.
  static let rows = StorefrontTable.rows.split(separator: "\n").map { line in
    line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `there are 175 storefronts, and every row is read`() {
    #expect(Self.rows.count == 175)
    #expect(Storefront.all.count == 175)
    #expect(Storefront.all.map(\.code) == Self.rows.map(\.[0]))
    #expect(Storefront.all.map(\.alpha3) == Self.rows.map(\.[1]))
    #expect(Storefront.all.map(\.name) == Self.rows.map(\.[2]))
  }

  @Test func `a row is two lower-case letters, three upper-case letters and a name`() {
    for row in Self.rows {
      #expect(row.count == 3)
      #expect(row[0].utf8.count == 2 && row[0].allSatisfy { "a"..."z" ~= $0 }, "\(row)")
      #expect(row[1].utf8.count == 3 && row[1].allSatisfy { "A"..."Z" ~= $0 }, "\(row)")
      #expect(!row[2].isEmpty && row[2] == row[2].trimmingCharacters(in: .whitespaces))
    }
  }

  @Test func `codes are sorted and unique`() {
    let codes = Self.rows.map(\.[0])
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
  }

  @Test func `alpha-3 codes and names are unique`() {
    #expect(Set(Self.rows.map(\.[1])).count == Self.rows.count)
    #expect(Set(Self.rows.map(\.[2])).count == Self.rows.count)
  }

  @Test func `the table says what the recorded one says, row for row`() throws {
    let recorded = try Fixtures.text("storefronts.tsv").split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(columns.count == 4)
      return [columns[0].lowercased(), columns[1], columns[3]]
    }
    #expect(Self.rows == recorded)
  }

  @Test func `every storefront has its languages on record, and no other country has`() throws {
    let recorded = try Fixtures.text("storefront-languages.tsv").split(separator: "\n").dropFirst().map { line in
      line.prefix { $0 != "\t" }.lowercased()
    }
    #expect(recorded == Storefront.all.map(\.code))
  }

  @Test func `the list is the contract's, no more and no less`() {
    #expect(Storefront.all.map(\.code) == words(Self.contract))
  }

  @Test func `B20: every storefront is found by either of its codes, in any letter case`() {
    for storefront in Storefront.all {
      #expect(Storefront(storefront.code.uppercased()) == storefront)
      #expect(storefront.alpha3.flatMap { Storefront(alpha3: $0) } == storefront)
      #expect(storefront.alpha3.flatMap { Storefront(alpha3: $0.lowercased()) } == storefront)
    }
  }

  @Test(arguments: [
    ("us", "USA", "United States"), ("gb", "GBR", "United Kingdom"), ("de", "DEU", "Germany"),
    ("ch", "CHE", "Switzerland"), ("cn", "CHN", "China mainland"), ("ci", "CIV", "Côte d'Ivoire"),
    ("cd", "COD", "Congo, Democratic Republic of the"), ("xk", "XKS", "Kosovo"),
  ])
  func `a storefront has StoreKit's code and a name`(code: String, alpha3: String, name: String) throws {
    let storefront = try #require(Storefront(code))
    #expect(storefront.alpha3 == alpha3)
    #expect(storefront.name == name)
  }

  @Test(arguments: ["XKS", "XKX", "XKK"])
  func `Kosovo is known by every alpha-3 code in use`(alpha3: String) {
    #expect(Storefront(alpha3: alpha3)?.code == "xk")
  }
}

@Suite struct NeighbourTableTests {
  // ISO 3166-1, all 249 codes.
  static let iso = """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
    CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
    GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH
    KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
    MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
    SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY
    UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """

  // What Foundation and CLDR know beside those: parts of countries, groups of countries, regions of the world.
  static let beyondISO = """
    001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 155
    202 419 AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ
    """

  // Codes that were withdrawn, or were never given out: a device that was set up long ago may still say them.
  static let withdrawn = "AN BU CS CT DD DY FQ FX HV JT MI NH NQ NT PC PU PZ QU RH SU TP UK VD WK YD YU ZR"

  /// The table's lines, each cut into region, storefront, name and reason.
  static let rows = NeighbourTable.rows.split(separator: "\n").map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a row is a region, a storefront or a dash, a name and a reason`() {
    for row in Self.rows {
      #expect(row.count == 4)
      #expect(row[0].count == (row[0].allSatisfy(\.isNumber) ? 3 : 2), "\(row[0])")
      #expect(row[0].allSatisfy { "A"..."Z" ~= $0 || "0"..."9" ~= $0 }, "\(row[0])")
      for text in row[2...] {
        #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(row[0])")
      }
    }
  }

  @Test func `rows are sorted by region, and no region has two`() {
    let regions = Self.rows.map(\.[0])
    #expect(regions == regions.sorted())
    #expect(Set(regions).count == regions.count)
  }

  @Test func `every row is read`() throws {
    for row in Self.rows {
      let neighbour = try #require(Storefront.neighbour(of: row[0]))
      #expect(neighbour.region == row[0])
      #expect(neighbour.storefront?.code ?? "-" == row[1])
      #expect(neighbour.name == row[2])
      #expect(neighbour.reason == row[3])
    }
  }

  @Test func `every storefront that a row names is one of the 175`() {
    for row in Self.rows where row[1] != "-" {
      #expect(Storefront(row[1])?.code == row[1], "\(row[0])")
    }
  }

  @Test func `no region with a store of its own has a row`() {
    for storefront in Storefront.all {
      #expect(Storefront.neighbour(of: storefront.code.uppercased()) == nil, "\(storefront.code)")
      #expect(Storefront(region: storefront.code.uppercased()) == storefront)
    }
  }

  @Test func `every region of ISO 3166-1 has a store or a row`() {
    let regions = words(Self.iso)
    #expect(regions.count == 249)
    for region in regions {
      #expect((Storefront(region) == nil) == (Storefront.neighbour(of: region) != nil), "\(region)")
    }
    #expect(regions.count { Storefront(region: $0) == nil } == 8, "AQ BV CU ER IR KP SD SY")
  }

  @Test func `every other region that a device may report has a store or a row`() {
    for region in words(Self.beyondISO) + words(Self.withdrawn) {
      #expect((Storefront(region) == nil) == (Storefront.neighbour(of: region) != nil), "\(region)")
    }
  }

  @Test(arguments: [
    ("IC", "es"), ("EA", "es"), ("AD", "es"), ("LI", "ch"), ("MC", "fr"), ("SM", "it"), ("VA", "it"), ("PR", "us"),
    ("GU", "us"), ("UM", "us"), ("GG", "gb"), ("IM", "gb"), ("JE", "gb"), ("GI", "gb"), ("AC", "gb"), ("DG", "gb"),
    ("TA", "gb"), ("GL", "dk"), ("FO", "dk"), ("AX", "fi"), ("SJ", "no"), ("GP", "fr"), ("RE", "fr"), ("NC", "fr"),
    ("CP", "fr"), ("BQ", "nl"), ("CW", "nl"), ("AW", "nl"), ("CX", "au"), ("CK", "nz"), ("BD", "in"), ("PS", "jo"),
  ])
  func `a region without a store uses another's`(region: String, code: String) {
    #expect(Storefront.neighbour(of: region)?.storefront?.code == code)
    #expect(Storefront(region: region)?.code == code)
    #expect(Storefront(region) == nil)
  }

  @Test(arguments: [
    ("UK", "gb"), ("FX", "fr"), ("DD", "de"), ("BU", "mm"), ("ZR", "cd"), ("AN", "nl"), ("CS", "rs"), ("YU", "rs"),
    ("SU", "ru"), ("TP", "id"),
  ])
  func `a code that was withdrawn uses its successor's store`(region: String, code: String) {
    #expect(Storefront(region: region)?.code == code)
  }

  @Test(arguments: ["001", "150", "419", "202", "AQ", "BV", "CU", "IR", "KP", "SD", "SY", "EU", "UN", "XA", "ZZ"])
  func `a region without a sensible neighbour says why it has none`(region: String) throws {
    let neighbour = try #require(Storefront.neighbour(of: region))
    #expect(neighbour.storefront == nil)
    #expect(!neighbour.reason.isEmpty)
    #expect(Storefront(region: region) == nil)
  }

  @Test(arguments: ["", "-", "X", "ABC", "DEU", "999", "de_DE", "IC\t"])
  func `a text that is no region has neither a store nor a neighbour`(text: String) {
    #expect(Storefront(region: text) == nil)
    #expect(Storefront.neighbour(of: text) == nil)
  }
}

private func words(_ text: String) -> [String] {
  text.split { $0.isWhitespace }.map(String.init)
}
