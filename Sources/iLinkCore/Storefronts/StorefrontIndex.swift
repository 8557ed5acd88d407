/// The two tables, read once, when first asked for.
struct StorefrontIndex: Sendable {
  struct Row: Sendable {
    let alpha3: String
    let name: String
  }

  let all: [Storefront]
  let byCode: [String: Row]
  let byAlpha3: [String: Storefront]
  let neighbours: [String: Storefront.Neighbour]

  static let shared = StorefrontIndex()

  private init() {
    var all: [Storefront] = []
    var byCode: [String: Row] = [:]
    var byAlpha3: [String: Storefront] = [:]
    for line in StorefrontTable.rows.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = Self.fields(line.split(separator: UInt8(ascii: " "), maxSplits: 2))
      guard fields.count == 3 else { continue }
      let storefront = Storefront(known: fields[0])
      all.append(storefront)
      byCode[storefront.code] = Row(alpha3: fields[1], name: fields[2])
      byAlpha3[fields[1]] = storefront
    }
    var neighbours: [String: Storefront.Neighbour] = [:]
    for line in NeighbourTable.rows.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = Self.fields(line.split(separator: UInt8(ascii: "\t")))
      guard fields.count == 4 else { continue }
      neighbours[fields[0]] = Storefront.Neighbour(
        region: fields[0], name: fields[2], storefront: byCode[fields[1]].map { _ in Storefront(known: fields[1]) },
        reason: fields[3])
    }
    self.all = all
    self.byCode = byCode
    self.byAlpha3 = byAlpha3
    self.neighbours = neighbours
  }

  /// By bytes, since this is on the way of every start that names a storefront: by characters it takes three times as long.
  private static func fields(_ parts: [Substring.UTF8View]) -> [String] {
    parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
