import Testing
import iLinkCore

@Suite struct `Storefronts are tried in order` {
  private static func codes(_ candidates: StorefrontCandidates) -> [String] { candidates.inOrder().map(\.code) }

  @Test func `B16, B17: explicit, else StoreKit's, else the region's, then fall-backs, then us`() {
    let de = Storefront("de")
    let my = Storefront("my")
    let fr = Storefront("fr")!
    let il = Storefront("il")!
    #expect(Self.codes(StorefrontCandidates(explicit: de, storeKit: my, region: "FR")) == ["de", "us"])
    #expect(Self.codes(StorefrontCandidates(storeKit: my, region: "US")) == ["my", "us"])
    #expect(Self.codes(StorefrontCandidates(region: "GI")) == ["gb", "us"])
    #expect(Self.codes(StorefrontCandidates(region: "150")) == ["us"])
    #expect(Self.codes(StorefrontCandidates()) == ["us"])
    #expect(Self.codes(StorefrontCandidates(region: "US", fallbacks: [fr, il, fr])) == ["us", "fr", "il"])
    #expect(Self.codes(StorefrontCandidates(only: fr)) == ["fr"])
  }

  @Test func `B22: an ordered list keeps its order`() {
    let list = ["fr", "il", "jp"].compactMap { Storefront($0) }
    #expect(
      Self.codes(StorefrontCandidates(explicit: Storefront("se"), fallbacks: list)) == ["se", "fr", "il", "jp", "us"])
  }

  @Test func `only the user's own storefront is own`() {
    let candidates = StorefrontCandidates(region: "SE", fallbacks: [Storefront("fr")!])
    #expect(candidates.isOwn(Storefront("se")!))
    #expect(!candidates.isOwn(Storefront("fr")!))
    #expect(!StorefrontCandidates().isOwn(.us))
  }

  @Test func `the one that answered comes first while the list is the same`() {
    let fr = Storefront("fr")!
    let candidates = StorefrontCandidates(region: "SE", fallbacks: [fr])
    let remembered = StorefrontCandidates.Remembered(candidates: candidates, storefront: fr)
    #expect(candidates.inOrder(remembering: remembered).map(\.code) == ["fr", "se", "us"])
    let changed = StorefrontCandidates(region: "NO", fallbacks: [fr])
    #expect(changed.inOrder(remembering: remembered).map(\.code) == ["no", "fr", "us"])
    let stranger = StorefrontCandidates.Remembered(candidates: candidates, storefront: Storefront("jp")!)
    #expect(candidates.inOrder(remembering: stranger).map(\.code) == ["se", "fr", "us"])
  }
}
