import Testing
import iLinkCore

@testable import iLinkTool

@Suite struct `The storefronts of a rollout` {
  @Test func `J7: all 175 are asked, each once`() {
    #expect(MarketOrder.all.count == 175 && Set(MarketOrder.all) == Set(Storefront.all))
  }

  @Test func `the large ones come first`() {
    #expect(MarketOrder.all.prefix(8).map(\.code) == ["us", "cn", "jp", "gb", "de", "fr", "kr", "ca"])
    #expect(MarketOrder.place(of: .us) == 0)
    #expect(Storefront(unlisted: "zz").map(MarketOrder.place) == 175)
  }

  @Test func `major is thirty, without those where many apps are not sold`() {
    #expect(Set(MarketOrder.major).count == 30)
    #expect(!MarketOrder.major.contains { ["cn", "ru"].contains($0.code) })
    #expect(MarketOrder.major.first == .us)
  }

  @Test func `the help lists them`() async {
    let page = await ilink("help rollout").output
    for storefront in MarketOrder.major { #expect(page.contains(" \(storefront.code)")) }
  }
}

@Suite struct `rollout names everything that is wrong with its words` {
  @Test(arguments: [
    ("--countries us,ic", "there is no App Store for 'ic'. The Canary Islands use 'es'."),
    ("--countries xx", "'xx' is not a storefront; those have two letters. See 'ilink help countries'."),
    ("--countries us,,de", "'' is not a storefront"), ("--countries deu", "Did you mean 'de'?"),
    ("--wait-for 2.x", "'2.x' is not a version that can be compared"),
    ("--quorum 95%", "'--quorum' means nothing without a version to wait for. Add --wait-for VERSION."),
    ("--exact", "'--exact' means nothing"), ("--confirm 3", "'--confirm' means nothing"),
    ("--interval 1m", "'--interval' means nothing"),
    ("--wait-for 1 --quorum 176", "'176' is no quorum for --quorum. Use a number of storefronts from 1 to 175"),
    ("--wait-for 1 --countries us --quorum 2", "from 1 to 1"),
    ("--wait-for 1 --confirm 0", "'0' is no number for --confirm"), ("--jobs 0", "'0' is no number for --jobs"),
    ("--jobs 65", "Use a whole number from 1 to 64."),
    ("--rate fast", "'fast' is no rate for --rate. Write it like 15/min."),
    ("--wait-for 1 --interval 0", "'--interval' is too short"),
    ("--events --json", "'--events' is a format of its own"),
    ("--state -", "'--state' needs a file of its own"), ("--country us --countries de", "were both given"),
    ("--zzz", "'--zzz' is not an option of 'rollout'"), ("--wait-fro 2", "Did you mean '--wait-for'?"),
    ("more", "'rollout' takes one app; there are 2"),
  ])
  func `each with what to do`(words: String, message: String) async {
    let outcome = await ilink("rollout com.example.app \(words)")
    #expect(outcome.status == .usage && outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test func `C18: all in one go`() async {
    let outcome = await ilink("rollout --countries xx --jobs 0 --rate 0 --wait-for x")
    #expect(outcome.messages.split(separator: "\n").count == 5)
  }

  @Test func `a country from the environment or the link is no choice of storefronts`() async throws {
    let stage = RolloutStage { _, _ in record(id: 284_910_350) }
    stage.environment = ["ILINK_COUNTRY": "de"]
    let outcome = await ilink("rollout https://apps.apple.com/de/app/id284910350 --plain", in: stage.world)
    #expect(outcome.output.split(separator: "\n").count == 175)
  }
}
