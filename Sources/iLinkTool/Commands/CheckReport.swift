import Foundation
import iLinkCore

/// The answer of `check` in each format, all from the same values.
struct CheckReport: Sendable {
  let plan: CheckPlan
  let answer: LookupAnswer
  let judgement: CheckJudgement

  private var listing: StoreListing { answer.listing }
  private var style: Style { plan.call.style }
  private var country: Storefront { plan.question.country }
  private var name: String { listing.name.map { Harmless.line($0) } ?? listing.bundleID.text }
  private var store: String { Harmless.line(listing.versionText) }

  func outcome(messages: String) -> Outcome { Outcome(output, messages: messages, status: status) }

  var status: ExitStatus {
    judgement.isActionable && !plan.call.parsed.has(.exitZero) ? .updateAvailable : .ok
  }

  private var output: String {
    switch plan.call.settings.format {
    case .json: json.document
    case .plain: table.plain
    case .csv: table.csv
    case .md: table.markdown
    case .table: "\(sentence)\n\(style.faint(link))\n"
    }
  }

  /// The app's page; with a country only when one was given.
  private var link: String {
    StoreLink.app(listing.id, in: plan.country).url(for: .sharing).absoluteString
  }

  private var sentence: String {
    switch judgement.status {
    case .upToDate:
      return style.green("\(name) \(store) is the current version in \(country).")
    case .storeBehind:
      return "You have \(plan.installed); the \(country) store still serves \(store). Nothing to update."
    case .incompatible:
      let minimum = listing.minimumSystem.map { "\($0)" } ?? "a newer one"
      let system = plan.terms.system.map { "\($0)" } ?? ""
      return "\(store) needs \(listing.platform.name) \(minimum); you said \(system). No update for this device."
    case .updateAvailable:
      let step = "Update available: \(name) \(plan.installed) → \(store) (\(judgement.level?.rawValue ?? "revision"))"
      switch judgement.held {
      case .belowLevel(let level): return "\(step), below --min-level \(level.rawValue)."
      case .tooYoung(let age): return "\(step), \(released), younger than --min-age \(TimeSpan.short(age))."
      case nil: return style.yellow("\(step), \(released) in \(country).")
      }
    }
  }

  private var released: String {
    listing.releasedAt.map { "released \(Moments.relative($0, to: plan.call.now))" } ?? "release date unknown"
  }

  private var table: Table { Table(columns: Self.columns, rows: [row]) }

  static let columns = ["STATUS", "INSTALLED", "STORE", "LEVEL", "COUNTRY", "RELEASEDAT", "URL"]

  var row: [String] {
    [
      judgement.status.rawValue, plan.installed.description, listing.versionText, judgement.level?.rawValue ?? "",
      country.code, listing.releasedAt.map(Moments.text) ?? "?", link,
    ]
  }

  var json: JSON {
    .object([
      "schema": .string("ilink.check/1"), "exitStatus": .integer(status.rawValue),
      "app": AppJSON.of(listing, platform: plan.question.platform, country: country),
      "status": .string(judgement.status.rawValue), "actionable": .bool(judgement.isActionable),
      "installed": .string(plan.installed.description), "store": .string(listing.versionText),
      "level": .string(judgement.level?.rawValue), "releasedAt": .string(listing.releasedAt.map(Moments.text)),
      "minimumOS": .string(listing.minimumSystem?.description), "osSupported": .bool(judgement.isSystemSupported),
      "releaseNotes": .string(listing.releaseNotes), "link": .string(link), "source": AppJSON.of(answer.source),
    ])
  }
}

/// The parts of documents that several commands share.
enum AppJSON {
  static func of(_ listing: StoreListing, platform: StorePlatform, country: Storefront) -> JSON {
    .object([
      "id": .integer(listing.id.number), "bundleId": .string(listing.bundleID.text), "name": .string(listing.name),
      "platform": .string(platform.rawValue), "country": .string(country.code),
    ])
  }

  static func of(_ source: LookupSource) -> JSON {
    .object([
      "url": .string(source.url?.absoluteString), "fetchedAt": .string(Moments.text(source.fetchedAt)),
      "httpStatus": .integer(source.httpStatus), "cacheAge": .number(source.cacheAge),
      "attempts": .integer(source.attempts),
    ])
  }
}
