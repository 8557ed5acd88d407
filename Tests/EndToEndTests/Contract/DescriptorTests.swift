import Foundation
import TestSupport
import Testing

/// Streams that are closed, full, or not read.
@Suite(.serialized, .timeLimit(.minutes(3))) struct `Whatever is behind its streams` {
  private static let closed = "ilink: cannot write to stdout: Bad file descriptor. Check where the output goes.\n"

  @Test(arguments: [
    ("check com.example.app --installed 2.2.0", 10), ("lookup com.example.app", 0), ("links 123456789", 0),
    ("explain com.example.app --installed 2.2.0", 0), ("rollout com.example.app --countries us,de,fr,jp --jobs 1", 0),
    ("demo links", 0), ("version", 0),
  ])
  func `a stream that is closed from the start costs nothing but itself`(words: String, status: Int32) async throws {
    let shop = try await SimulatedShop("--latency 5ms")
    let open = try await shop.run(words)
    let asked = try shop.journal().map(\.target)
    for (closing, expected) in [("<&-", status), ("2>&-", status), (">&-", 1), ("<&- >&- 2>&-", 1)] {
      let run = try await shop.shell("\"$ilink\" \(words) \(closing)")
      #expect(run.status == expected, "\(closing): \(run.errors)")
      if expected == 1 {
        #expect(run.output.isEmpty)
        if closing == ">&-" { #expect(run.errors.hasSuffix(Self.closed), "\(run.errors)") }
      } else if !words.contains("rollout") {
        // What a rollout tells of itself has times in it.
        #expect(run.output == open.output, "\(closing)")
      }
    }
    // Nothing that was meant for a stream went into a connection: each run has asked the same, in whatever order.
    let all = try shop.journal()
    #expect(all.map(\.target).sorted() == Array(repeating: asked, count: 5).flatMap(\.self).sorted())
    #expect(all.allSatisfy { $0.status == 200 })
    await shop.close()
  }

  @Test func `C7: events that nobody reads any more end the wait`() async throws {
    let shop = try await SimulatedShop()
    // Whether a broken pipe ends a process by itself depends on who has started it; it ends in both cases.
    for start in ["", "trap '' PIPE; "] {
      let run = try await shop.shell(
        start
          + #""$ilink" rollout com.example.app --wait-for 9 --interval 200ms --rate 60000/min --timeout 60s --events | head -1; echo "${PIPESTATUS[0]}""#
      )
      #expect(run.seconds < 30 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.lines.count == 2 && run.lines.last == "141", "\(run.output)")
    }
    await shop.close()
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "links 123456789", "lookup com.example.app", "check com.example.app --installed 2.3.0 --json", "help",
      "demo links",
      "rollout com.example.app --countries us", "explain com.example.app --installed 2.2.0",
    ])
  func `C8: a full disk is an error of every command`(words: String) async throws {
    let shop = try await SimulatedShop()
    let run = try await shop.shell("\"$ilink\" \(words) >/dev/full")
    #expect(run.status == 1)
    #expect(run.errors == "ilink: cannot write to stdout: No space left on device. Check where the output goes.\n")
    await shop.close()
  }

  @Test func `C59: no file is written that was not asked for`() async throws {
    let shop = try await SimulatedShop()
    let run = try await shop.shell(
      #"""
      here=$(mktemp -d)
      mkdir "$here/home" "$here/work"
      export HOME="$here/home" XDG_CONFIG_HOME="$here/home" XDG_CACHE_HOME="$here/home" TMPDIR="$here/work"
      cd "$here/work" || exit
      for words in "check com.example.app --installed 1" "lookup com.example.app" "links com.example.app" help version \
        "explain com.example.app --installed 1" "rollout com.example.app --countries us --events" "demo --no-pause" \
        "serve --port 0 -- true" "check com.no.such --installed 1" "check --zzz"; do
        "$ilink" $words >/dev/null 2>&1
      done
      find "$here" ! -type d
      rm -r "$here"
      """#)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    await shop.close()
  }
}
