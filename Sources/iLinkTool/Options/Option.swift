/// Every option by its long name; the same name means the same in every command.
enum Option: String, Sendable, CaseIterable, Hashable {
  case country, platform, json, plain, format, timeout, requestTimeout = "request-timeout", retries, fresh, store, now
  case bundle, quiet, verbose, color, noProgress = "no-progress", help, version
  case only, campaign, provider, productPage = "product-page", lookup, offline
  case installed, os, minLevel = "min-level", minAge = "min-age", exitZero = "exit-zero", from, raw
  case settings, state, declined, remindedAt = "reminded-at", updateTappedAt = "update-tapped-at"
  case releaseDelay = "release-delay", remindPeriod = "remind-period", minimumVersion = "minimum-version"
  case forced, preview, prompting, asked, probe, exitCode = "exit-code"
  case lang, style, appName = "name", strings, check, html
  case countries, all, waitFor = "wait-for", exact, quorum, confirm, interval, jobs, rate, events
  case speed, noPause = "no-pause", record
  case port, host, app, previous, scenario, stage, absent, latency, fault, throttle, throttleStatus = "throttle-status"
  case stale, flap, seed, readyFile = "ready-file"
  case config, noConfig = "no-config"
  case page, place = "in", print
  case banner, badge, redirect, qr, qrSVG = "qr-svg"

  /// The name as it is typed.
  var name: String { "--" + rawValue }
}

/// One row of the option table, from which the parser and the help are made.
struct OptionSpec: Sendable {
  let option: Option
  /// The short form, without the dash.
  var short: Character?
  /// The value's name in the help; `nil` for a switch.
  var value: String?
  /// What it does.
  let help: String
  /// What holds without it.
  var fallback: String?
  /// The environment variable that stands in for it.
  var environment: String?
}
