import Foundation
import iLinkCore

extension Command {
  static let lookup = Command(
    name: "lookup", summary: "Print what the store has on record for an app",
    usage: ["lookup <app> [--raw] [--from FILE|-]"],
    details: """
      The record as 'key: value', or as JSON with every key present; --raw prints the
      answer's body as it came, whatever it is. The first step of a bug report.
      --plain: key, value.
      """,
    examples: [
      "ilink lookup com.example.app --country de", "ilink lookup id284910350 --raw > answer.json",
      "ilink lookup 284910350 --from answer.json --json",
    ],
    options: [.raw, .from],
    statuses: [.ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled],
    prepare: { call in
      let plan = try LookupPlan(call)
      return .working { try await plan.run() }
    })
}

/// A call of `lookup` with all its words understood.
struct LookupPlan: Sendable {
  let call: Call
  let question: StoreAsker.Question
  let country: Storefront?
  let saved: Data?

  init(_ call: Call) throws {
    var problems = UsageProblems()
    let app = try AppList.one(call, problems: &problems)
    if call.parsed.has(.raw), call.settings.format != .table {
      problems.add("'--raw' is the answer itself and has no other format", hint: "Leave the format out.")
    }
    guard problems.isEmpty, let app else { throw problems }
    self.call = call
    country = call.settings.country ?? app.country
    question = StoreAsker.Question(
      app: app.app, platform: call.settings.platform ?? app.platform ?? .iOS, country: country ?? .us)
    saved = try SavedAnswer.read(call)
  }

  func run() async throws -> Outcome {
    let asker = StoreAsker(call, saved: saved)
    guard !call.parsed.has(.raw) else {
      let body = try await asker.body(for: question)
      return Outcome(String(decoding: body, as: UTF8.self), messages: asker.log)
    }
    let answer = try await asker.answer(to: question)
    return Outcome(output(answer), messages: asker.log)
  }

  private func output(_ answer: LookupAnswer) -> String {
    let facts = facts(answer.listing)
    let table = Table(columns: ["KEY", "VALUE"], rows: facts.map { [$0.key, $0.text] })
    switch call.settings.format {
    case .json: return json(answer).document
    case .plain: return table.plain
    case .csv: return table.csv
    case .md: return table.markdown
    case .table:
      return facts.map { call.style.bold($0.key + ":") + " " + indented($0.text) + "\n" }.joined()
    }
  }

  /// Lines after the first are moved in, so that a key always stands at the start of a line.
  private func indented(_ text: String) -> String {
    guard !text.isEmpty else { return "-" }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { Harmless.line(String($0)) }.joined(separator: "\n  ")
  }

  private typealias Fact = (key: String, text: String, json: JSON)

  private func facts(_ listing: StoreListing) -> [Fact] {
    func text(_ key: String, _ text: String?) -> Fact { (key, text ?? "", .string(text)) }
    func number(_ key: String, _ number: (some BinaryInteger)?) -> Fact {
      (key, number.map { "\($0)" } ?? "", .integer(number))
    }
    let link = StoreLink.app(listing.id, in: country).url(for: .sharing).absoluteString
    return [
      number("id", listing.id.number), text("bundleId", listing.bundleID.text), text("name", listing.name),
      text("version", listing.versionText), text("releasedAt", listing.releasedAt.map(Moments.text)),
      text("firstReleasedAt", listing.firstReleasedAt.map(Moments.text)),
      text("minimumOS", listing.minimumSystem?.description), text("platform", listing.platform.rawValue),
      ("runsOnMac", listing.serves(.macOS) ? "yes" : "no", .bool(listing.serves(.macOS))),
      text("country", listing.storefront.code), number("developerId", listing.developerID?.number),
      text("developer", listing.developerName), number("genreId", listing.genreID), text("genre", listing.genreName),
      text("price", listing.formattedPrice), number("fileSize", listing.fileSize), text("link", link),
      text("releaseNotes", listing.releaseNotes),
    ]
  }

  private func json(_ answer: LookupAnswer) -> JSON {
    .object([
      "schema": .string("ilink.lookup/1"), "exitStatus": .integer(ExitStatus.ok.rawValue),
      "app": AppJSON.of(answer.listing, platform: question.platform, country: question.country),
      "record": .object(facts(answer.listing).map { JSON.Member(key: $0.key, value: $0.json) }),
      "source": AppJSON.of(answer.source),
    ])
  }
}
