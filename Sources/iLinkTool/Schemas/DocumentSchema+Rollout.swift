extension DocumentSchema {
  private static let statuses = Shape.words(StorefrontStatus.allCases.map(\.rawValue))
  private static let reason = Shape.Field(
    "reason", .orNull(.text), "Why it is unknown: throttled, timeout, network, http_NNN or bad_answer; else null.")

  static let rollout = document(
    "rollout", "ilink.rollout/1", "The version that each storefront serves, as 'ilink rollout --json' prints it.",
    [
      .exitStatus,
      .init(
        "app", .object([Shape.Field.id.orNull, Shape.Field.bundleID.orNull, .name, .platform]),
        "The app; what no storefront told is null."),
      .init("target", .orNull(.text), "The version that was waited for."),
      .init("complete", .flag, "Whether every storefront was read, or the gate is open."),
      .init(
        "counts",
        .object(
          [.init("total", .integer, "The storefronts that were asked.")]
            + StorefrontStatus.allCases.map { .init($0.rawValue, .integer, "Those with this status.") }),
        "How many storefronts have which status."),
      .init(
        "versions",
        .list(
          .object([
            .init("version", .text, "The version."), .init("storefronts", .integer, "How many storefronts serve it."),
          ])), "The versions that are served, the newest first."),
      .init(
        "storefronts",
        .list(
          .object([
            .country, .init("name", .orNull(.text), "The country's name."), .init("status", statuses, "Its status."),
            .init("version", .orNull(.text), "The version that it serves."),
            .init("releasedAt", .orNull(.time), "When that version was released."),
            .init("checkedAt", .orNull(.time), "When it was last read."),
            .init("attempts", .integer, "How many requests it took."), reason,
          ])), "Every storefront, by code."),
      .init("startedAt", .time, "When the run began."), .init("finishedAt", .time, "When it ended."),
      .init("requests", .integer, "The requests that were sent."),
      .init("throttledResponses", .integer, "How many of them the store refused."),
    ])

  static let rolloutEvent = DocumentSchema(
    name: "rollout-event", title: "ilink.rollout-event/1", summary: "A line of 'ilink rollout --events'.",
    shape: .either([
      event(
        "storefront",
        [
          .country, .init("from", .orNull(.text), "The version before."),
          .init("to", .orNull(.text), "The version now."),
          .init("status", statuses, "Its status now."), reason,
        ]),
      event(
        "progress",
        [.init("total", .integer, "The storefronts that are asked.")]
          + StorefrontStatus.allCases.map { .init($0.rawValue, .integer, "Those with this status.") } + [
            .init("confirmed", .orNull(.integer), "How many count for the gate; null without one."),
            .init("required", .orNull(.integer), "How many are needed; null without a gate."),
            .init("requests", .integer, "The requests so far."),
          ]),
      event(
        "throttled",
        [
          .init("until", .time, "When the next request is sent."), .init("reason", .text, "What the store did."),
          .init("httpStatus", .orNull(.integer), "Its status, if there was a reply."),
        ]),
      event(
        "done", [.exitStatus, .init("complete", .flag, "Whether every storefront was read, or the gate is open.")]),
    ]))

  private static func event(_ name: String, _ fields: [Shape.Field]) -> Shape {
    .object(
      [.init("event", .constant(name), "What happened.")] + fields + [.init("at", .time, "When it was seen.")])
  }

  /// The one document with keys that may be missing: nobody but the command reads it.
  static let rolloutState = DocumentSchema(
    name: "rollout-state", title: RolloutState.schema,
    summary: "What 'ilink rollout --state FILE' keeps. It is the command's own; times are seconds since 2001.",
    shape: .object([
      .init("schema", .constant(RolloutState.schema), "The file's name and number."),
      .init("asked", .text, "The app as it was named."),
      .init(
        "app",
        .object([
          .init("id", .integer, "The store ID.", isRequired: false),
          .init("bundleID", .text, "The bundle ID.", isRequired: false),
          .init("name", .text, "The app's name.", isRequired: false),
          .init("nameFrom", .text, "The storefront that the name is from.", isRequired: false),
        ]), "What is known of it."),
      .platform, .init("store", .url, "The lookup service."),
      .init("target", .text, "The version that is waited for.", isRequired: false),
      .init("isExact", .flag, "Whether a newer version does not count."),
      .init("isFinished", .flag, "Whether the pass was finished."),
      .init("pausedUntil", .number, "Until when nothing is asked.", isRequired: false),
      .init("pauses", .integer, "How many pauses there were in a row."),
      .init(
        "storefronts",
        .list(
          .object([
            .country,
            .init(
              "reading",
              .object([
                .init("version", .text, "The version; without one, the app is not sold there.", isRequired: false),
                .init("releasedAt", .number, "When it was released.", isRequired: false),
                .init("firstReleasedAt", .number, "When the first version was.", isRequired: false),
                .init("otherPlatform", .text, "The platform that the record is for instead.", isRequired: false),
              ]), "The last valid answer.", isRequired: false),
            .init("readAt", .number, "When that was.", isRequired: false),
            .init("countedAt", .number, "When it last counted.", isRequired: false),
            .init("askedAt", .number, "When it was last asked.", isRequired: false),
            .init("confirmations", .integer, "How many readings in a row count."),
            .init("attempts", .integer, "How many requests there were."),
          ])), "What was seen of each."),
    ]))
}
