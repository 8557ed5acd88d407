import iLinkCore

extension Command {
  static let rollout = Command(
    name: "rollout", summary: "Show the version each storefront serves; wait for a release",
    usage: [
      "rollout <app> [--countries CC,…|major|all] [--all]",
      "rollout <app> --wait-for VERSION [--exact] [--quorum N|N%] [--confirm N]",
    ],
    details: """
      Asks every storefront, the largest markets first. A storefront is live, behind,
      absent (the store says: not sold here) or unknown, with the reason: throttled,
      timeout, network, http_NNN or bad_answer. What could not be read is never left
      out. --timeout is 15m here, with --wait-for 2h; 0: every storefront once, and
      one reading decides.

      With --wait-for it goes on until every storefront has the version or a newer
      one, read --confirm times in a row; once is enough when it was released more
      than a day ago. With --countries all, those that do not sell the app are left
      out; a named storefront that does not sell it is "not yet". What is unknown
      never counts. A first release needs --countries or --quorum N: until then the
      gate stays closed.

      After the first answer the store ID is asked for. A refusal (403, 429) pauses
      all requests; afterwards there are at most --rate. --state keeps all that was
      seen, so that a job that was stopped goes on where it was.

      'major' is \(MarketOrder.major.map(\.code).prefix(15).joined(separator: " "))
      \(MarketOrder.major.map(\.code).dropFirst(15).joined(separator: " ")).

      --plain: country, name, status, version, releasedAt, checkedAt, reason.
      """,
    examples: [
      "ilink rollout com.example.app",
      "ilink rollout com.example.app --wait-for 2.3.0 --timeout 2h && ./announce.sh",
      "ilink rollout 284910350 --wait-for 2.3.0 --quorum 95% --format md --timeout 0",
      "ilink rollout com.example.app --countries us,gb,de --plain",
    ],
    options: [.countries, .all, .waitFor, .exact, .quorum, .confirm, .interval, .jobs, .rate, .state, .events],
    statuses: [
      .ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled, .gaveUp, .incomplete, .notYet, .interrupted,
      .terminated,
    ],
    prepare: { call in
      let plan = try RolloutPlan(call)
      return .working { try await plan.run() }
    })
}
