extension Command {
  static let preview = Command(
    name: "preview", summary: "Show the prompt's text in every language",
    usage: ["preview [<app>] [--lang TAG,…|all] [options]", "preview --check [--strings DIR]", "preview --html FILE"],
    details: """
      Prints the title, message and buttons, as the library finds them for a reader
      of the language. Without an app it speaks of an example. A store ID, a bundle ID
      or a URL costs one lookup of name and version, unless --name and --version say
      both; the path of an app gives its own name, version and texts.
      --strings takes the folder of an app's .lproj folders or string catalog, one
      .lproj, or a folder of <language>.strings: its own words win, key by key.
      --check reports what is wrong, status 12: a text that is missing, unreadable,
      there twice or under a key that does not exist; other placeholders than in
      English; English left in; a letter of another language; a name that no isolate
      keeps apart from a text that runs from right to left; blanks at an end; more
      than twice the English length, or 20 characters on a button.
      --html writes one page that needs no network: iPhone, Mac, Apple TV and notice,
      each style, light and dark, at any text size. It marks what a button would cut.
      The table and --plain leave invisible marks of direction out; JSON and CSV keep
      them. --plain: lang, dir, title, message, buttons; with --check: lang, key,
      rule, detail.
      """,
    examples: [
      "ilink preview --lang de,ja,ar", "ilink preview --html prompts.html --name Diary",
      "ilink preview --check --strings MyApp/Resources", "ilink preview 284910350 --style forced --lang all",
    ],
    options: [.lang, .style, .appName, .installed, .strings, .check, .html],
    statuses: [.ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled, .textProblems],
    prepare: { call in
      let plan = try PreviewPlan(call)
      // Most calls wait for nothing.
      guard plan.question != nil || plan.page != nil else { return .ended(plan.report(on: plan.app).outcome) }
      return .working { try await plan.run() }
    })
}
