extension DocumentSchema {
  static let preview = document(
    "preview", "ilink.preview/1", "What the prompt says, by language, as 'ilink preview --json' prints it.",
    [
      .exitStatus,
      .init("style", .words(PreviewStyle.allCases.map(\.rawValue)), "How much the prompt leaves to the user."),
      .init(
        "app",
        .object([
          .init("name", .text, "The name in the texts."),
          .init("installed", .orNull(.text), "The version that the user has, if known."),
          .init("version", .text, "The store's version."),
        ]), "The app that the texts speak of."),
      .init("languages", .list(.object(language)), "The languages, in the order asked for."),
    ])

  private static let language: [Shape.Field] = [
    .init("tag", .text, "Its name in BCP 47."), .init("name", .text, "Its English name."),
    .init("ownName", .text, "Its own name."), .init("direction", .words(["ltr", "rtl"]), "How it runs."),
    .init("title", .text, "The title."), .init("message", .text, "The message."),
    .init(
      "buttons",
      .list(
        .object([
          .init("role", .words(["update", "remindLater", "decline"]), "What it does."),
          .init("text", .text, "Its label."),
        ])), "In the prompt's order."),
    .init("notification", .text, "What the notice says."),
    .init(
      "problems",
      .list(
        .object([
          .init("key", .orNull(.text), "The text's key; null for the file."),
          .init("rule", .words(TextFault.Rule.allCases.map(\.rawValue)), "The rule."),
          .init("detail", .text, "What is there, and what is wanted."),
        ])), "What is wrong."),
  ]
}
