import Foundation
import iLinkCore

extension Command {
  static let explain = Command(
    name: "explain", summary: "Show why the update prompt would or would not appear",
    usage: ["explain <app> --installed VERSION [options]", "explain --state FILE [options]"],
    details: """
      Runs the library's own decision on the given facts and prints every rule in
      order. The store is asked, unless --from gives a saved answer. --state reads
      what the app exported, --settings a JSON object whose keys are the names of the
      settings; single options win over both.
      The rules: \(HelpCommand.wrapped(UpdateRule.allCases.map(\.rawValue).joined(separator: ", ") + ".", to: 68)
        .joined(separator: "\n"))
      The reasons: \(HelpCommand.wrapped(UpdateReason.Name.allCases.map(\.rawValue).joined(separator: ", ") + ".", to: 66)
        .joined(separator: "\n"))
      --plain: rule, result, because.
      """,
    examples: [
      "ilink explain com.example.app --installed 2.2.0", "ilink explain --state state.json --asked",
      "ilink explain com.example.app --installed 2.2.0 --forced --from answer.json",
    ],
    options: [
      .installed, .os, .settings, .state, .declined, .remindedAt, .updateTappedAt, .releaseDelay, .remindPeriod,
      .minimumVersion, .forced, .preview, .prompting, .asked, .from, .probe, .exitCode,
    ],
    statuses: [.ok, .failure, .usage, .noPrompt],
    prepare: { call in
      let plan = try ExplainPlan(call)
      return .working { try await plan.run() }
    })
}
