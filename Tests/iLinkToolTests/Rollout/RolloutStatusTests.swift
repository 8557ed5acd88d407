import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

@Suite struct `rollout ends with a status that a script can use` {
  private static let silent = LookupReply(status: 503, body: Data())

  @Test func `C5: one storefront of 175 that cannot be read: 8, and 174 rows are there`() async {
    let stage = RolloutStage { country, seconds in country == "cn" ? Self.silent : try rolloutExample(country, seconds)
    }
    let outcome = await stage.run("--plain")
    #expect(outcome.status == .incomplete)
    #expect(outcome.output.split(separator: "\n").count == 175)
    #expect(outcome.output.contains("cn\tChina mainland\tunknown\t?\t?\t?\thttp_503\n"))
    #expect(outcome.messages == "ilink: 1 of 175 storefronts could not be read: cn (HTTP 503).\n")
  }

  @Test(
    arguments: [
      (
        nothing, 3,
        "ilink: com.example.app is in none of 175 storefronts. If App Store Connect says \"Ready for Sale\", check that countries are selected under Pricing and Availability.\n"
      ),
      (silent, 5, "ilink: itunes.apple.com answered HTTP 503 four times. This is the store's side; try later.\n"),
      (
        refusal, 6,
        "ilink: the store refuses requests from this address for now (HTTP 403, too many). Try again in a few minutes.\n"
      ),
      (
        LookupReply(body: Data("<html>Sign in".utf8)), 5,
        "ilink: the answer is not a lookup result; it begins with '<html>Sign in'. A proxy or sign-in page may have answered.\n"
      ),
    ] as [(LookupReply, Int32, String)])
  func `nothing could be read, for one reason`(reply: LookupReply, status: Int32, message: String) async throws {
    let outcome = await RolloutStage { _, _ in reply }.run("--json --timeout 20s")
    #expect(outcome.status.rawValue == status && outcome.messages == message)
    let document = try json(outcome)
    #expect(document["exitStatus"] as? Int == Int(status))
    #expect((document["storefronts"] as? [Any])?.count == 175)
  }

  @Test func `no connection`() async {
    let outcome = await RolloutStage { _, _ in
      throw LookupError.unreachable(host: "itunes.apple.com", reason: "connection refused")
    }.run("")
    #expect(outcome.status == .network)
    #expect(
      outcome.messages
        == "ilink: could not reach itunes.apple.com (connection refused, 4 tries). Check the connection or proxy.\n")
  }

  @Test func `a Mac app where an iPhone's was asked for`() async {
    let mac = LookupReply(
      body: Data(
        #"{"results":[{"kind":"mac-software","trackId":7,"bundleId":"com.example.app","version":"1"}]}"#.utf8))
    let outcome = await RolloutStage { _, _ in mac }.run("--countries us,de")
    #expect(outcome.status == .badAnswer)
    #expect(outcome.messages == "ilink: com.example.app is a Mac app; you asked for ios. Use --platform macos.\n")
  }

  @Test func `E14: of many that could not be read, as many are named as fit on a line`() async {
    let stage = RolloutStage { country, seconds in
      country > "m" ? LookupReply(status: 404, body: Data()) : try rolloutExample(country, seconds)
    }
    let message = await stage.run("").messages
    #expect(
      message.hasPrefix("ilink: 81 of 175 storefronts could not be read: us (HTTP 404), mx (HTTP 404), "), "\(message)")
    #expect(message.hasSuffix(" more.\n") && (180...200).contains(message.count), "\(message.count)")
  }

  @Test func `E14: what is refused is said, and what to do`() async {
    let stage = RolloutStage { country, seconds in
      guard let storefront = Storefront(country), MarketOrder.place(of: storefront) < 100 else { return refusal }
      return try rolloutExample(country, seconds)
    }
    let outcome = await stage.run("--timeout 5s")
    #expect(outcome.status == .incomplete)
    #expect(
      outcome.messages.hasSuffix(
        "ilink: 75 of 175 storefronts could not be read: the store refuses more requests (HTTP 403). Raise --timeout to wait it out, or use --countries major.\n"
      ))
  }

  @Test func `E13: the time ran out`() async {
    let outcome = await RolloutStage(rolloutExample).run("--wait-for 2.3.0 --timeout 15m")
    #expect(outcome.status == .gaveUp)
    #expect(
      outcome.messages
        == "ilink: 2.3.0 was not live everywhere after 15 min: 168 of 173. Missing: cn kz mm ye ly.\n")
    let quorum = await RolloutStage(rolloutExample).run("--wait-for 2.3.0 --timeout 0 --quorum 99%")
    #expect(
      quorum.messages
        == "ilink: 2.3.0 is not live in enough storefronts yet: 168 of 173, 172 needed. Missing: cn kz mm ye ly.\n")
    #expect(await RolloutStage(rolloutExample).run("--wait-for 2.3.0 --timeout 0 --quorum 97%").status == .ok)
  }

  @Test func `it waits until the last storefront has it, twice`() async throws {
    let stage = RolloutStage { country, seconds in
      record(version: country == "ly" && seconds < 1000 ? "2.2.0" : "2.3.0")
    }
    let outcome = await stage.run("--wait-for 2.3.0 --countries us,de,ly --json")
    #expect(outcome.status == .ok && outcome.messages.isEmpty)
    #expect(stage.clock.now > .noon + 1120 && stage.clock.now < .noon + 1300)
    #expect(try json(outcome)["complete"] as? Bool == true)
    #expect(stage.requests.count < 18)
  }

  @Test func `E19: a first release keeps the gate closed until it is told where`() async {
    let first = #","releaseDate":"2026-11-30T03:00:00Z""#
    let store: RolloutStage.Answering = { country, _ in
      guard ["us", "de"].contains(country) else { return nothing }
      let reply = record(more: "")
      let text = String(decoding: reply.body, as: UTF8.self)
      return LookupReply(
        body: Data(text.replacing(#","releaseDate":"2020-01-01T08:00:00Z""#, with: first).utf8))
    }
    let warning =
      "ilink: 2.3.0 is the first release, so \"not sold here\" may mean \"not yet\". Name the storefronts with --countries, or give --quorum 170."
    let stage = RolloutStage(store)
    let all = await stage.run("--wait-for 2.3.0 --timeout 3m")
    #expect(all.status == .gaveUp && all.messages == warning + "\n")
    #expect(stage.written(.error).filter { $0 == warning + " Waiting.\n" }.count == 1)
    #expect(await RolloutStage(store).run("--wait-for 2.3.0 --timeout 3m --countries us,de").status == .ok)
    #expect(await RolloutStage(store).run("--wait-for 2.3.0 --timeout 3m --quorum 2").status == .ok)
  }

  @Test func `E8: absent everywhere is said once, and waited out`() async {
    let stage = RolloutStage { country, seconds in seconds < 3000 ? nothing : record() }
    let outcome = await stage.run("--wait-for 2.3.0 --countries us,de")
    #expect(outcome.status == .ok)
    #expect(stage.written(.error).filter { $0.contains("is in none of 2 storefronts") }.count == 1)
  }

  @Test func `E18, C54: a signal ends it, and what is known is printed`() async throws {
    let stage = RolloutStage(rolloutExample)
    stage.signalAfter = 60
    let outcome = await stage.run("--json")
    #expect(outcome.status.rawValue == 130)
    let document = try json(outcome)
    #expect(document["complete"] as? Bool == false && document["exitStatus"] as? Int == 130)
    let rows = try #require(document["storefronts"] as? [[String: Any]])
    let read = rows.filter { $0["status"] as? String != "unknown" }.count
    #expect(read > 40 && read < 175)
    #expect(
      outcome.messages
        == "ilink: stopped. \(read) of 175 storefronts read so far; add --state FILE to continue next time.\n")
  }
}
