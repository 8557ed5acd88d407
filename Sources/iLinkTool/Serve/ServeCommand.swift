import Foundation

extension Command {
  static let serve = Command(
    name: "serve", summary: "Run a simulated App Store on this machine",
    usage: ["serve [options]", "serve [options] -- COMMAND [ARGUMENT…]"],
    details: """
      A lookup server that behaves like Apple's, on 127.0.0.1, for tests: the same
      bodies, headers, refusals and empty answers. It is not the store: the apps are
      made up, and nothing is asked elsewhere.

      Point iLink at it with --store or ILINK_STORE_URL. With '-- COMMAND' the command
      runs with ILINK_STORE_URL set; then the server stops, and its status is ours.

      Faults: http_500 http_503 http_403 empty garbage truncated html huge slow
      reset wrong_platform missing_fields. RATE is a share: http_503:10%@cn,kz.

      Control, with curl: GET /_ilink/requests (what was asked), GET /_ilink/health,
      POST /_ilink/set {"country":"de","version":"2.3.0"}, POST /_ilink/reset.
      A set also takes countries, app, absent (true), releasedAt, fault, latency and
      throttle; it holds from then on.

      A scenario file has the options by name, and a timeline of such sets:
        {"previous": "2.2.0", "stage": "2h", "throttle": "20/min",
         "timeline": [{"at": "30m", "countries": ["cn"], "version": "2.3.1"}]}
      Options given here win over the file's. In a file there is also the key curve:
      s-curve, uniform or long-tail, for how a version spreads in the time of --stage.
      """,
    examples: [
      "ilink serve --port 0 --ready-file address.txt",
      "ilink serve --previous 2.2.0 --stage 2h --speed 60 --absent af,ru",
      "ilink serve --fault http_503:10% --latency 20ms..200ms --seed 7",
      "ilink serve --version 2.3.0 --throttle 20/min -- swift test",
    ],
    options: [
      .port, .host, .app, .previous, .scenario, .stage, .absent, .latency, .fault, .throttle, .throttleStatus, .stale,
      .flap, .speed, .seed, .readyFile,
    ],
    statuses: [.ok, .failure, .usage], asksTheStore: false, operands: .program, formats: [.table, .json],
    prepare: { call in
      let plan = try ServePlan(call)
      return .working { try await plan.run() }
    })
}
