import iLinkCore

/// The order in which a rollout asks the storefronts: the largest markets first, so that an early stop still tells most.
///
/// Where the order comes from: it is our choice, no published figures stand behind it. The first 32 go by what is
/// generally known of spending in the App Store, the others roughly by the size of the economy. Nothing depends on a
/// single place in it, only on "large ones early".
enum MarketOrder {
  /// Two-letter codes, all 175, in the order of asking.
  static let rows: String = """
    us cn jp gb de fr kr ca au it br mx nl es ch ru in tw se tr hk sg sa ae pl be at dk no id
    th my ie il fi nz za ph cz pt vn ro gr hu ua cl co pe eg kz qa kw ar pk ng ec sk hr bg lu
    do cr pa uy ve gt lt si lv ee cy rs by ma dz ke lk om jo bh lb iq tn gh ge az uz kh mm np bo
    py sv hn ni tt jm bs bb mt is mo bn ba al mk md am me xk ci cm tz ug sn zm zw ao bw na mz
    mg rw ml bf bj ne td mr mu la mn kg tj tm af ye ly cd cg ga sl lr gm gw cv st sc sz mw mv
    bt fj pg sb vu to fm pw nr gy sr bz bm ky vg tc ai ms ag dm gd kn lc vc
    """

  /// All storefronts, the largest markets first.
  static let all: [Storefront] = rows.split { $0 == " " || $0 == "\n" }.compactMap { Storefront($0) }

  /// What `--countries major` names: the 30 largest markets in which an app is normally sold.
  ///
  /// Two large ones are left out on purpose, because for a named storefront "not sold here" keeps the gate closed: `cn`
  /// asks for a licence that many apps do not have, and `ru` many developers have left. Whoever sells there writes
  /// `--countries major,cn`.
  static let major: [Storefront] = Array(all.filter { !["cn", "ru"].contains($0.code) }.prefix(30))

  /// The place of a storefront in the order; one that is not listed comes last.
  static func place(of storefront: Storefront) -> Int { places[storefront] ?? all.count }

  private static let places: [Storefront: Int] = Dictionary(
    uniqueKeysWithValues: zip(all, all.indices))
}
