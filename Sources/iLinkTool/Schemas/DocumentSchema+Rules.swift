import iLinkCore

extension DocumentSchema {
  static let explain = document(
    "explain", "ilink.explain/1", "Why there is a prompt or none, as 'ilink explain --json' prints it.",
    [
      .exitStatus,
      .init(
        "app", .object([Shape.Field.id.orNull, Shape.Field.bundleID.orNull, .name, .platform, .country]),
        "The app; what is unknown is null."),
      .init("decision", .words(["prompt", "quiet"]), "What the library decides."),
      .init(
        "reason", .orNull(.words(UpdateReason.Name.allCases.map(\.rawValue))),
        "Why there is no prompt; null when there is."),
      .init("kind", .orNull(.words(["preview", "forced", "newer"])), "Which prompt; null when there is none."),
      .init("sentence", .text, "The decision for a person."),
      .init("nextPossibleAt", .orNull(.time), "When there can be a prompt at the earliest, if time alone decides."),
      .init(
        "rules",
        .list(
          .object([
            .init("rule", .words(UpdateRule.allCases.map(\.rawValue)), "The rule."),
            .init(
              "result", .words(UpdateDecision.StepResult.allCases.map(\.rawValue)),
              "Whether it let the prompt pass, stopped, was skipped, or was not reached."),
            .init("because", .text, "Why, for a person."),
            .init("facts", .facts, "The values that it looked at, by name."),
          ])), "Every rule, in order."),
      .init(
        "probes",
        .orNull(
          .list(
            .object([
              .init("shape", .text, "How the service was asked."), .init("url", .url, "The address."),
              .init("version", .orNull(.text), "The version that it knows."),
              .init("cacheAge", .orNull(.number), "For how many seconds a cache had kept the answer."),
              .init("problem", .orNull(.text), "Why there is no version."),
            ]))), "The answers to --probe; null without it."),
    ])

  static let serve = document(
    "serve", "ilink.serve/1", "Where the simulated store listens, as 'ilink serve --json' says when it is ready.",
    [
      .init("url", .url, "Its address."), .init("port", .integer, "Its port."),
      .init("pid", .integer, "The number of its process."),
    ])

  static let version = document(
    "version", "ilink.version/1", "The program and its surroundings, as 'ilink version --json' prints them.",
    [
      .init("version", .text, "The program's version."),
      .init("commit", .orNull(.text), "The commit of the source, where an archive of it says so."),
      .init("swift", .text, "The compiler that built it."), .init("system", .text, "The system that it runs on."),
      .init("store", .url, "The lookup service that is asked."),
      .init("configFiles", .list(.text), "The config files in use, the one that counts most first."),
      .init("storefronts", .integer, "How many storefronts it knows."),
      .init("languages", .integer, "How many languages the prompt's texts come in."),
    ])
}
