import Foundation
import TestSupport
import Testing

/// What the machine around it may and may not change.
@Suite(.serialized, .timeLimit(.minutes(3))) struct `Surroundings` {
  @Test func `C37: locale and time zone change nothing, of any command`() async throws {
    let shop = try await SimulatedShop("--now 2026-11-30T06:00:00Z --stage 1000h --absent af")
    for words in [
      "check com.example.app --installed 2.1.0", "check com.example.app --installed 2.1.0 --json",
      "lookup com.example.app",
      "lookup com.example.app --json", "links 123456789 --json", "explain com.example.app --installed 2.1.0",
      "explain com.example.app --installed 2.1.0 --json --reminded-at 2026-11-30T09:00:00Z",
      "rollout com.example.app --plain", "rollout com.example.app --json --jobs 1", "rollout com.example.app --all",
      "rollout com.example.app --format md", "rollout com.example.app --format csv", "help", "help countries", "demo",
      "check com.no.such --installed 1",
    ] {
      let line = "\(words) --now 2026-11-30T12:00:00Z"
      let plain = try await shop.run(line, environment: ["LC_ALL": "C", "TZ": "UTC"])
      let other = try await shop.run(
        line, environment: ["LC_ALL": "ar_EG.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "ar", "TZ": "Asia/Kolkata"])
      #expect(plain.output == other.output && plain.status == other.status, "\(words)")
      #expect(plain.errors == other.errors, "\(words)")
    }
    await shop.close()
  }

  /// A proxy that answers instead of the server, for plain http; it is asked with the whole address.
  @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
  func `C53: a proxy from the environment is asked instead of the server`(variable: String) async throws {
    let proxy = try LoopbackServer { _ in
      .reply(
        #"{"resultCount":1,"results":[{"wrapperType":"software","kind":"software","trackId":5,"bundleId":"com.example.app","version":"7.7"}]}"#
      )
    }
    defer { proxy.stop() }
    let shop = try await SimulatedShop()
    let proxied = try await shop.run("check com.example.app --installed 1 --plain", environment: [variable: proxy.base])
    #expect(proxied.status == 10 && proxied.output.contains("\t7.7\t"), "\(proxied.output)\(proxied.errors)")
    #expect(proxy.journal.first?.target.hasPrefix("\(shop.address)/lookup?") == true, "\(proxy.journal)")
    #expect(try shop.journal().isEmpty)
    for exception in ["127.0.0.1", "*", "example.com,127.0.0.1"] {
      let direct = try await shop.run(
        "check com.example.app --installed 1 --plain", environment: [variable: proxy.base, "no_proxy": exception])
      #expect(direct.status == 10 && direct.output.contains("\t2.3.0\t"), "\(exception): \(direct.output)")
    }
    #expect(proxy.journal.count == 1)
    await shop.close()
  }

  @Test func `C53: https goes through a proxy as a tunnel, and one that refuses is said`() async throws {
    let proxy = try LoopbackServer { _ in .reply("no", status: 502) }
    defer { proxy.stop() }
    let run = try await ProgramRun.ilink(
      ["check", "com.example.app", "--installed", "1", "--retries", "0", "--timeout", "20s"],
      environment: ["https_proxy": proxy.base])
    #expect(run.status == 4 && run.errors.hasPrefix("ilink: could not reach itunes.apple.com ("), "\(run.errors)")
    #expect(run.errors.hasSuffix("Check the connection or proxy.\n"))
    #expect(proxy.journal.first?.method == "CONNECT" && proxy.journal.first?.target == "itunes.apple.com:443")
  }
}
