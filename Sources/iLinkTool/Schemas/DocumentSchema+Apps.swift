extension DocumentSchema {
  static let error = document(
    "error", "ilink.error/1", "Why a command has no answer.",
    [
      .exitStatus,
      .init("code", .words(ExitStatus.allCases.map(\.code)), "The status by name."),
      .init("message", .text, "What failed, with its value."), .init("hint", .text, "What to do next."),
      .country.orNull, .init("httpStatus", .orNull(.integer), "The HTTP status, if there was a reply."),
    ])

  static let links = document(
    "links", "ilink.links/1", "The links of one or more apps, as 'ilink links --json' prints them.",
    [
      .init(
        "apps",
        .list(
          .object([
            .init(
              "app",
              .object([
                .id, .bundleID.orNull, .name, .init("developerId", .orNull(.integer), "The developer's number."),
                .platform,
                .init("country", .orNull(.text), "The storefront in the links; null for each visitor's own."),
              ]), "The app; what was not looked up is null."),
            .init(
              "links",
              .list(
                .object([
                  .init("kind", .words(LinkKind.allCases.map(\.rawValue)), "Where it leads, and how."),
                  .init("url", .url, "The link."), .init("use", .text, "What it is for, in a few words."),
                ])), "The links, in a fixed order."),
          ])), "The apps that could be read."),
      .init("errors", .list(error.shape), "The apps that could not be read, each as ilink.error/1."),
    ])

  static let lookup = document(
    "lookup", "ilink.lookup/1", "What the store has on record for an app, as 'ilink lookup --json' prints it.",
    [.exitStatus, .app, .init("record", record, "The store's record."), .source])

  private static let record = Shape.object([
    .id, .bundleID, .name, .init("version", .text, "The store's version, as it is written there."),
    .init("releasedAt", .orNull(.time), "When this version was released."),
    .init("firstReleasedAt", .orNull(.time), "When the app's first version was released."),
    .init("minimumOS", .orNull(.text), "The system that it needs."),
    .init("platform", .words(["ios", "macos", "tvos", "visionos"]), "The platform that the record is for."),
    .init("runsOnMac", .flag, "Whether it runs on a Mac."), .country,
    .init("developerId", .orNull(.integer), "The developer's number."),
    .init("developer", .orNull(.text), "The developer's name."),
    .init("genreId", .orNull(.integer), "The main genre's number."), .init("genre", .orNull(.text), "The main genre."),
    .init("price", .orNull(.text), "The price as the store writes it."),
    .init("fileSize", .orNull(.integer), "The size of the download, in bytes."),
    .init("link", .url, "The app's page."), .init("releaseNotes", .orNull(.text), "What is new in this version."),
  ])

  static let lookupList = list(
    of: lookup, "lookup-list", "ilink.lookup-list/1",
    "The records of a list of apps, as 'ilink lookup - --json' prints it.")

  static let check = document(
    "check", "ilink.check/1", "Whether the store has a newer version, as 'ilink check --json' prints it.",
    [
      .exitStatus, .app,
      .init(
        "status", .words(CheckJudgement.Status.allCases.map(\.rawValue)), "What comparing the two versions gives."),
      .init("actionable", .flag, "Whether there is an update that meets --min-level and --min-age."),
      .init("installed", .text, "Your version."), .init("store", .text, "The store's version, as it is written there."),
      .init(
        "level", .orNull(.words(["major", "minor", "patch", "revision"])),
        "The first part in which they differ; null when they are equal."),
      .init("releasedAt", .orNull(.time), "When the store's version was released."),
      .init("minimumOS", .orNull(.text), "The system that it needs."),
      .init("osSupported", .orNull(.flag), "Whether --os is new enough; null when it was not given."),
      .init("releaseNotes", .orNull(.text), "What is new in this version."), .init("link", .url, "The app's page."),
      .source,
    ])

  static let checkList = list(
    of: check, "check-list", "ilink.check-list/1",
    "The answers for a list of apps, as 'ilink check - --json' prints it.")

  private static func list(
    of single: DocumentSchema, _ name: String, _ title: String, _ summary: String
  ) -> DocumentSchema {
    document(
      name, title, summary,
      [
        .exitStatus,
        .init(
          "results",
          .list(
            .object([
              .init("asked", .text, "The app as it was written."),
              .init(
                "answer", .either([single.shape, error.shape]),
                "What the command prints for this app alone: \(single.title) or ilink.error/1."),
            ])), "One for each line of the list, in its order."),
      ])
  }

  static let open = document(
    "open", "ilink.open/1", "What 'ilink open --json' opened.",
    [
      .exitStatus, .init("page", .words(OpenPage.allCases.map(\.rawValue)), "The page."),
      .init("in", .words(OpenPlace.allCases.map(\.rawValue)), "Where it opens."),
      .init("opened", .flag, "Whether it was handed to a program that accepted it."),
      .init("program", .text, "The program that opens links here."), .init("url", .url, "The link."),
    ])
}
