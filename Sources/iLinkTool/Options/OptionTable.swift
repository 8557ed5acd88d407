/// The option table. Parser, help and tests read it; nothing else knows an option's form.
enum OptionTable {
  /// The options of every command.
  static let common: [OptionSpec] = [
    OptionSpec(
      option: .country, short: "c", value: "CC", help: "storefront, two letters (ISO 3166)",
      fallback: "from the URL, else us", environment: "ILINK_COUNTRY"),
    OptionSpec(
      option: .platform, short: "p", value: "P", help: "ios, macos, tvos or visionos",
      fallback: "from the path, else ios", environment: "ILINK_PLATFORM"),
    OptionSpec(option: .bundle, help: "take the app for a bundle ID, whatever it looks like"),
    OptionSpec(option: .json, help: "one JSON document on standard output"),
    OptionSpec(option: .plain, help: "tab-separated, no header, one record a line"),
    OptionSpec(option: .format, value: "F", help: "table, json, plain, csv or md", fallback: "table"),
    OptionSpec(
      option: .timeout, value: "D", help: "limit for the whole command: 30s, 5m, 2h; 0: one try",
      fallback: "45s", environment: "ILINK_TIMEOUT"),
    OptionSpec(option: .requestTimeout, value: "D", help: "limit for one request", fallback: "10s"),
    OptionSpec(option: .retries, value: "N", help: "further tries after a failed one", fallback: "3"),
    OptionSpec(option: .fresh, help: "ask past caches, at most once a minute"),
    OptionSpec(
      option: .store, value: "URL", help: "another lookup service: https, or http on this machine",
      fallback: "https://itunes.apple.com", environment: "ILINK_STORE_URL"),
    OptionSpec(
      option: .now, value: "TIME", help: "pretend it is this time (RFC 3339), for tests", fallback: "the clock"),
    OptionSpec(option: .quiet, short: "q", help: "nothing but data and errors"),
    OptionSpec(option: .verbose, short: "v", help: "add requests, timings and cache age"),
    OptionSpec(option: .color, value: "W", help: "auto, always or never", fallback: "auto", environment: "NO_COLOR"),
    OptionSpec(option: .noProgress, help: "no sign of waiting on a terminal"),
    OptionSpec(
      option: .config, value: "FILE", help: "this config file and no other; see 'ilink help config'",
      fallback: ".ilink.json, and the user's", environment: "ILINK_CONFIG"),
    OptionSpec(option: .noConfig, help: "no config file at all"),
    OptionSpec(option: .help, short: "h", help: "print help and end"),
    OptionSpec(option: .version, help: "print the version and end"),
  ]

  /// The options of single commands.
  static let others: [OptionSpec] = [
    OptionSpec(
      option: .only, value: "KIND[,KIND]",
      help: "these links only: page, page-local, review, review-local, developer, developer-local, lookup"),
    OptionSpec(option: .campaign, value: "TOKEN", help: "campaign token (ct), at most 40 bytes; with --provider"),
    OptionSpec(option: .provider, value: "ID", help: "provider number (pt) from App Store Connect; with --campaign"),
    OptionSpec(option: .productPage, value: "UUID", help: "custom product page (ppid)"),
    OptionSpec(option: .banner, help: "the Smart App Banner tag for a web page, instead of links"),
    OptionSpec(option: .badge, value: "html|md", help: "a snippet that links to the page, instead of links"),
    OptionSpec(option: .redirect, help: "a web page that sends each device to its own link, instead of links"),
    OptionSpec(option: .qr, help: "the page's link as a QR code of blocks, instead of links"),
    OptionSpec(option: .qrSVG, value: "FILE", help: "also write the page's link as a QR code to an SVG file"),
    OptionSpec(option: .lookup, help: "look the app up even if its ID is given: name and developer links"),
    OptionSpec(option: .offline, help: "refuse to look anything up"),
    OptionSpec(option: .installed, value: "VERSION", help: "the version that you have"),
    OptionSpec(option: .os, value: "VERSION", help: "the system's version on the device"),
    OptionSpec(option: .minLevel, value: "LEVEL", help: "status 10 from this step on: major, minor, patch"),
    OptionSpec(option: .minAge, value: "D", help: "status 10 only for versions released at least this long ago"),
    OptionSpec(option: .exitZero, help: "status 0 also when there is an update"),
    OptionSpec(option: .from, value: "FILE|-", help: "a saved answer of the store instead of the network"),
    OptionSpec(
      option: .page, value: "app|review|developer", help: "which page to open", fallback: "app"),
    OptionSpec(
      option: .place, value: "store|browser", help: "where to open it", fallback: "store on a Mac, else browser"),
    OptionSpec(option: .print, help: "print the link and open nothing"),
    OptionSpec(option: .raw, help: "the answer's body as it came"),
    OptionSpec(option: .settings, value: "FILE|-", help: "settings as a JSON object of their names"),
    OptionSpec(
      option: .state, value: "FILE",
      help: "what was seen: of an app, as its exportState() wrote it (- reads it); of a rollout, kept here as it goes"),
    OptionSpec(option: .declined, value: "VERSION", help: "this version was declined"),
    OptionSpec(option: .remindedAt, value: "TIME", help: "\"remind me later\" was chosen then"),
    OptionSpec(option: .updateTappedAt, value: "TIME", help: "Update was tapped then, and the store opened"),
    OptionSpec(option: .releaseDelay, value: "D", help: "how long a release rests", fallback: "1d"),
    OptionSpec(
      option: .remindPeriod, value: "D", help: "how long \"later\" lasts; 0: until the next launch", fallback: "1d"),
    OptionSpec(option: .minimumVersion, value: "VERSION", help: "versions below this one must update"),
    OptionSpec(option: .forced, help: "the forced mode (aggressiveUpdatePrompt)"),
    OptionSpec(option: .preview, help: "preview mode"),
    OptionSpec(
      option: .prompting, value: "on|off", help: "whether the app lets iLink prompt by itself", fallback: "on"),
    OptionSpec(option: .asked, help: "as if the user or the app had asked"),
    OptionSpec(option: .probe, help: "also ask the service in its four shapes, and compare version and cache age"),
    OptionSpec(option: .exitCode, help: "status 11 when there is no prompt"),
    OptionSpec(
      option: .countries, value: "CC,…", help: "these storefronts: two letters each, 'major' (30 of them) or 'all'",
      fallback: "all"),
    OptionSpec(option: .all, help: "a row for each storefront"),
    OptionSpec(option: .waitFor, value: "VERSION", help: "wait until this version, or a newer one, is there"),
    OptionSpec(option: .exact, help: "a newer version does not count"),
    OptionSpec(option: .quorum, value: "N|N%", help: "so many storefronts are enough", fallback: "all of them"),
    OptionSpec(option: .confirm, value: "N", help: "readings in a row that count, 1 to 10", fallback: "2"),
    OptionSpec(
      option: .interval, value: "D", help: "how long a storefront is left alone after it was asked", fallback: "2m"),
    OptionSpec(option: .jobs, value: "N", help: "requests at once, 1 to 64", fallback: "8"),
    OptionSpec(
      option: .rate, value: "N/min", help: "requests a minute after the first pass or a refusal", fallback: "15/min"),
    OptionSpec(option: .events, help: "what happens as it happens: a line of JSON for each event"),
    OptionSpec(
      option: .speed, value: "N", help: "N times as fast: the demo's pauses, the simulated store's time", fallback: "1"),
    OptionSpec(option: .noPause, help: "no pauses"),
    OptionSpec(option: .record, value: "FILE", help: "also write what is shown, without colours, to a file"),
    OptionSpec(option: .port, value: "N", help: "the port; 0: any that is free", fallback: "8910"),
    OptionSpec(
      option: .host, value: "ADDR", help: "listen on this address, for other machines too", fallback: "127.0.0.1"),
    OptionSpec(
      option: .app, value: "BUNDLE:ID",
      help: "an app; with :ios or :ios+macos behind it only on these platforms; again for more apps",
      fallback: "com.example.app:123456789"),
    OptionSpec(
      option: .previous, value: "V", help: "the version before; none: there was none",
      fallback: "the one below; with it, --stage is 30m"),
    OptionSpec(option: .scenario, value: "FILE|-", help: "these options and a timeline, as JSON"),
    OptionSpec(
      option: .stage, value: "D|instant", help: "how long the version takes to reach the last storefront",
      fallback: "instant"),
    OptionSpec(option: .absent, value: "CC,…", help: "storefronts that do not sell the apps"),
    OptionSpec(option: .latency, value: "D[..D]", help: "how long an answer takes: 50ms, 20ms..200ms", fallback: "0"),
    OptionSpec(
      option: .fault, value: "KIND[:RATE]",
      help: "what goes wrong, and how often; @CC,CC behind it: only there; again for more"),
    OptionSpec(option: .throttle, value: "N/min", help: "more requests than this are refused", fallback: "off"),
    OptionSpec(
      option: .throttleStatus, value: "N", help: "refuse with 403 (empty) or 429 (a page)", fallback: "403"),
    OptionSpec(
      option: .stale, value: "D", help: "answers come from a cache that keeps them this long", fallback: "0"),
    OptionSpec(option: .flap, value: "RATE", help: "share of answers that still show what was before", fallback: "0"),
    OptionSpec(option: .seed, value: "N", help: "where chance begins: the same seed, the same answers", fallback: "1"),
    OptionSpec(option: .readyFile, value: "FILE", help: "write the address there when the port is open"),
    OptionSpec(
      option: .lang, value: "TAG,…|all", help: "these languages",
      fallback: "yours; with --html and --check all, or the app's"),
    OptionSpec(
      option: .style, value: "S",
      help: "optional (update or not now), skippable (also later) or forced (update alone)", fallback: "skippable"),
    OptionSpec(option: .appName, value: "TEXT", help: "the app's name", fallback: "the app's, else Example"),
    OptionSpec(option: .strings, value: "DIR", help: "the app's own texts: .lproj folders or a string catalog"),
    OptionSpec(option: .check, help: "report what is wrong with the texts; status 12 if anything is"),
    OptionSpec(option: .html, value: "FILE|-", help: "write a page that shows every prompt as it will look"),
  ]

  static let all = common + others
  private static let byOption = Dictionary(all.map { ($0.option, $0) }) { first, _ in first }

  /// What a common option means besides in one command.
  ///
  /// `--version` alone prints the program's version everywhere. A store's version is called that, too, so with a value
  /// it is that one's: `Documentation/Decisions/0010-version-option.md`.
  private static let special: [String: [OptionSpec]] = [
    "serve": [
      OptionSpec(option: .version, value: "V", help: "the version in the store; alone: ilink's", fallback: "2.3.0")
    ],
    "preview": [
      OptionSpec(
        option: .version, value: "V", help: "the version in the store; alone: ilink's",
        fallback: "the app's, else 2.3.0")
    ],
  ]

  /// What a command adds to the common options, for its help.
  static func own(of command: Command) -> [OptionSpec] {
    (special[command.name] ?? []) + command.options.compactMap(spec)
  }

  /// Whether a common option takes a value in a command.
  static func takesValue(_ option: Option, in command: String?) -> Bool {
    command.flatMap { special[$0] }?.contains { $0.option == option } ?? false
  }

  static func spec(_ option: Option) -> OptionSpec? { byOption[option] }
  static func option(named name: some StringProtocol) -> OptionSpec? { all.first { $0.option.rawValue == name } }
  static func option(short: Character) -> OptionSpec? { all.first { $0.short == short } }

  /// The common options that mean something to a command: those about asking only where the store is asked.
  static func common(for command: Command) -> [OptionSpec] {
    let aboutAsking: Set<Option> = [
      .country, .platform, .bundle, .timeout, .requestTimeout, .retries, .fresh, .store, .noProgress,
    ]
    return common.filter {
      (command.asksTheStore || !aboutAsking.contains($0.option)) && !takesValue($0.option, in: command.name)
    }
  }

  static func isCommon(_ option: Option) -> Bool { commonOptions.contains(option) }
  private static let commonOptions = Set(common.map(\.option))
}
