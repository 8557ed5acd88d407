import Foundation
import iLinkCore

/// The answer of `rollout` in each format, all from the same values.
struct RolloutReport: Sendable {
  let result: RolloutResult

  /// What goes to standard output. With `--events` everything has been said already.
  var output: String {
    guard !result.plan.tellsEvents else { return "" }
    let call = result.plan.call
    switch call.settings.format {
    case .json: return json.document
    case .plain: return storefronts.plain
    case .csv: return storefronts.csv
    case .md: return heading + "\n" + (result.plan.showsAll ? storefronts : versions(width: nil)).markdown
    case .table:
      let table = result.plan.showsAll ? storefronts : versions(width: call.width)
      return call.style.bold(sentence) + "\n\n" + table.text(width: call.width, style: .plain)
    }
  }

  // MARK: The sentence

  /// One line and a newline.
  private var heading: String { sentence + "\n" }

  private var sentence: String {
    let (title, total) = (result.title, result.records.count)
    let absent = result.records(.absent).count
    let sold = total - absent
    guard sold > 0 else {
      return total == 1
        ? "\(title) is not sold in \(result.records[0].storefront)."
        : "\(title) is sold in none of \(Self.storefronts(total))."
    }
    guard let target = result.target else { return "\(title): \(versionsInWords(sold: sold, absent: absent))" }
    let required = result.plan.terms.gate?.isNamed == true ? total : sold
    let live = result.records(.live)
    guard live.count < required else { return "\(title): \(target.version) is live in \(Self.all(live))." }
    let missing = result.records.filter { record in
      let status = record.status
      return status != .live && (status != .absent || required == total)
    }
    let share = "\(live.count) of \(Self.storefronts(required)) (\(live.count * 100 / required) %)"
    return
      "\(title): \(target.version) is live in \(share). Not yet: \(RolloutMessages.list(missing.map(\.storefront)))."
  }

  private func versionsInWords(sold: Int, absent: Int) -> String {
    let groups = result.versions
    let unknown = result.records(.unknown).count
    guard let newest = groups.first else { return "nothing could be read." }
    let version = Harmless.line(newest.version)
    if newest.storefronts.count == sold, unknown == 0 {
      let seller = sold == 1 ? ", the only one that sells it" : " that sell it"
      return "\(version) in \(Self.all(result.records.filter { $0.status != .absent }))\(absent > 0 ? seller : "")."
    }
    let share = newest.storefronts.count * 100 / sold
    let older = sold - unknown - newest.storefronts.count
    let rest = [older > 0 ? "older in \(older)" : nil, unknown > 0 ? "unknown in \(unknown)" : nil].compactMap { $0 }
    return "\(version) in \(newest.storefronts.count) of \(Self.storefronts(sold)) (\(share) %), "
      + rest.joined(separator: ", ") + "."
  }

  /// `all 174 storefronts`, or the only one by its code.
  private static func all(_ records: [StorefrontRecord]) -> String {
    records.count == 1 ? records[0].storefront.code : "all \(storefronts(records.count))"
  }

  private static func storefronts(_ count: Int) -> String { "\(count) storefront\(count == 1 ? "" : "s")" }

  // MARK: Tables

  /// A row for each version, with as many countries as the width allows; all of them where there is none.
  private func versions(width: Int?) -> Table {
    var groups = result.versions.map { (name: $0.version, storefronts: $0.storefronts) }
    groups.append((name: "not sold", storefronts: result.records(.absent).map(\.storefront)))
    let unread = result.records.filter { $0.reading == nil }.map(\.storefront)
    groups.append((name: "unknown", storefronts: unread))
    let isText = result.plan.call.settings.format == .table
    let nameWidth = groups.map { DisplayWidth.of(Harmless.line($0.name)) }.max() ?? 0
    let room = width.map { $0 - max(nameWidth, 7) - Self.countWidth - 4 }
    return Table(
      columns: ["VERSION", "STOREFRONTS", "COUNTRIES"],
      rows: groups.map { name, storefronts in
        let codes = storefronts.map(\.code).sorted()
        let count = String(codes.count)
        let padded = String(repeating: " ", count: max(Self.countWidth - count.count, 0)) + count
        return [name, isText ? padded : count, isText ? Self.cut(codes, to: room) : codes.joined(separator: " ")]
      })
  }

  private static let countWidth = "STOREFRONTS".count
  private static let mostCodes = 10

  /// As many codes as fit, and how many there are besides.
  static func cut(_ codes: [String], to room: Int?) -> String {
    guard codes.count > mostCodes else { return codes.joined(separator: " ") }
    for shown in (1...mostCodes).reversed() {
      let text = codes.prefix(shown).joined(separator: " ") + " … (\(codes.count - shown) more, --all lists them)"
      if room.map({ DisplayWidth.of(text) <= $0 }) ?? true { return text }
    }
    return "\(codes.count) (--all lists them)"
  }

  /// A row for each storefront, by code.
  private var storefronts: Table {
    Table(
      columns: ["COUNTRY", "NAME", "STATUS", "VERSION", "RELEASEDAT", "CHECKEDAT", "REASON"],
      rows: facts.map { fact in
        let isUnread = fact.status == .unknown && fact.version == nil
        return [
          fact.country.code, fact.country.name ?? "", fact.status.rawValue, fact.version ?? (isUnread ? "?" : ""),
          fact.releasedAt ?? (fact.version == nil && !isUnread ? "" : "?"), fact.checkedAt ?? "?",
          fact.reason?.code ?? "",
        ]
      })
  }
}
