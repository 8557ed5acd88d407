package import Foundation
import iLinkCore

/// An App Store that is not there: it turns a request and a moment into an answer, as Apple's lookup service would.
///
/// A plain value without clock, dice or network. The moment comes in as seconds of the store's own time since it opened;
/// chance comes from the scenario's seed, the address and how often that was asked, so that the same seed gives the same
/// bytes, even when many ask at once.
///
///     var store = SimulatedStore(scenario, openedAt: now)
///     let answer = store.answer(to: "/lookup?id=123456789&country=de", at: 60)
package struct SimulatedStore: Sendable {
  /// How it began.
  package let scenario: Scenario
  private let openedAt: Date
  private var shelves: Shelves
  private var memory = Memory()
  private let appsByID: [UInt64: Int]
  private let appsByBundleID: [BundleID: Int]
  private var templates: [TemplateKey: RecordTemplate] = [:]

  private struct TemplateKey: Hashable {
    let app: Int
    let kind: RecordKind
    let isIncomplete: Bool
  }

  /// More changes than anybody makes on purpose; every answer looks through them.
  static let mostChanges = 5000

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - scenario: What it sells, and how it behaves.
  ///   - openedAt: The date of its moment 0, from which the dates in its records count.
  package init(_ scenario: Scenario, openedAt: Date) {
    self.scenario = scenario
    self.openedAt = openedAt
    shelves = Shelves(scenario, openedAt: openedAt)
    // A scenario has each app once; were there two alike, the first one counts.
    appsByID = Dictionary(scenario.apps.enumerated().map { ($1.id.number, $0) }) { first, _ in first }
    appsByBundleID = Dictionary(scenario.apps.enumerated().map { ($1.bundleID, $0) }) { first, _ in first }
  }

  /// Makes something happen from now on; `false` when too much has happened already.
  ///
  /// - Parameter change: Its own moment does not count.
  @discardableResult
  package mutating func apply(_ change: Change, at moment: TimeInterval) -> Bool {
    guard shelves.changeCount < Self.mostChanges else { return false }
    var change = change
    change.at = moment
    shelves.add(change)
    return true
  }

  /// Begins anew: nothing has happened, nothing was asked. The next moment is 0 again.
  package mutating func reset() {
    shelves = Shelves(scenario, openedAt: openedAt)
    memory = Memory()
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - target: Path and query as they were sent.
  ///   - moment: The seconds since the store opened, in its own time.
  package mutating func answer(to target: String, at moment: TimeInterval) -> StoreAnswer {
    let draw = Draw(seed: scenario.seed, about: target, turn: memory.turn(of: target))
    let reading = LookupQuestion.read(target)
    guard case .question(let question) = reading else {
      let conduct = shelves.conduct(in: .us, at: moment)
      var answer = StoreAnswer.records([])
      if case .refusal(let refusal) = reading { answer = refusal.answer }
      answer.delay = conduct.latency.wait(draw)
      return answer
    }
    let conduct = shelves.conduct(in: question.storefront, at: moment)
    var answer: StoreAnswer
    if let most = conduct.throttle, !memory.allowsAnswer(at: moment, perMinute: most) {
      let wait = Int((Self.retryAfter / scenario.speed).rounded(.up))
      answer = Refusal.throttled(status: scenario.throttleStatus, retryAfter: wait).answer
      answer.background.isThrottled = true
    } else {
      answer = lookup(question, target, conduct.faults, draw, at: moment)
    }
    answer.delay = conduct.latency.wait(draw)
    answer.background.country = question.storefront.code
    return answer
  }

  /// What a refusal with status 429 asks for, in seconds (measured by others).
  private static let retryAfter: TimeInterval = 30

  private mutating func lookup(
    _ question: LookupQuestion, _ target: String, _ rules: [FaultRule], _ draw: Draw, at moment: TimeInterval
  ) -> StoreAnswer {
    let fault = rules.enumerated().first { index, rule in
      (rule.countries?.contains(question.storefront) ?? true) && draw.unit(.fault, index) < rule.rate
    }?.element.fault
    if let answer = fault?.answerInstead(draw) { return answer }
    var view = View(moment: moment, fault: fault)
    if scenario.staleness > 0 { view.moment = cachedMoment(target, at: moment) }
    view.isLagging = scenario.flapping > 0 && draw.unit(.flap) < scenario.flapping
    var answer = StoreAnswer.records(rows(for: question, seen: &view))
    answer.background.version = view.version
    answer.background.fault = fault
    if scenario.staleness > 0 {
      let age = Int(moment - view.moment)
      answer.headers.append(.init("Cache-Control", "max-age=\(max(Int(scenario.staleness) - age, 0))"))
      answer.headers.append(.init("Age", "\(age)"))
      answer.background.cacheAge = age
    } else {
      answer.headers.append(Self.freshAtOrigin)
    }
    fault?.spoil(&answer)
    return answer
  }

  private static let freshAtOrigin = StoreAnswer.Header("Cache-Control", "max-age=86400")

  /// How the edge that answers sees the store.
  private struct View {
    /// The moment that it knows.
    var moment: TimeInterval
    var fault: Fault?
    /// Whether it has not heard of the latest change.
    var isLagging = false
    /// The first version that it gave.
    var version: String?
  }

  /// When a cache fetched the answer to an address. What has an item that the service does not know, such as a
  /// cache-buster, was asked by nobody before; of the rest others may have asked.
  private mutating func cachedMoment(_ target: String, at moment: TimeInterval) -> TimeInterval {
    let known: Set = ["id", "bundleId", "country", "entity", "media", "lang", "limit", "version"]
    let isUsual = QueryItems(target.drop { $0 != "?" }.dropFirst()).names.allSatisfy(known.contains)
    let first = Draw(seed: scenario.seed, about: target).unit(.cache) * scenario.staleness
    return memory.fetch(of: target, at: moment, age: isUsual ? first : 0, keptFor: scenario.staleness)
  }

  /// The rows for a question, by app number: never in the order of asking.
  private mutating func rows(for question: LookupQuestion, seen view: inout View) -> [StoreRow] {
    let country = Array(question.storefront.code.utf8)
    var indices = question.ids.compactMap { appsByID[$0] } + question.bundleIDs.compactMap { appsByBundleID[$0] }
    var rows: [StoreRow] = []
    for (apps, template) in developers(among: question.ids) {
      rows.append(StoreRow(template: template, country: country, version: [], releasedAt: []))
      if !question.entities.isEmpty { indices += apps.prefix(max(question.limit, 0)) }
    }
    if indices.count > 1 { indices = Set(indices).sorted { scenario.apps[$0].id < scenario.apps[$1].id } }
    for index in indices {
      let content = shelves.content(ofApp: index, in: question.storefront, at: view.moment)
      guard let shelf = view.isLagging ? content.before : content.now else { continue }
      view.version = view.version ?? shelf.text
      let kinds = RecordKind.chosen(for: question.entities, among: RecordKind.all(of: scenario.apps[index]))
      for kind in kinds {
        let key = TemplateKey(
          app: index, kind: view.fault == .wrongPlatform ? kind.wrong : kind,
          isIncomplete: view.fault == .missingFields)
        rows.append(
          StoreRow(
            template: template(key), country: country, version: shelf.version, releasedAt: shelf.releasedAt))
      }
    }
    return rows
  }

  /// The developers that are asked for by number: the places of their apps, and their own record.
  private func developers(among ids: [UInt64]) -> [(apps: [Int], template: RecordTemplate)] {
    Set(ids).sorted().filter { appsByID[$0] == nil }.compactMap { id in
      let apps = scenario.apps.indices.filter { scenario.apps[$0].developerID.number == id }
      return apps.first.map { (apps, RecordText.developer(scenario.apps[$0])) }
    }
  }

  private mutating func template(_ key: TemplateKey) -> RecordTemplate {
    if let template = templates[key] { return template }
    let app = scenario.apps[key.app]
    let template = RecordText.template(
      app, key.kind, isIncomplete: key.isIncomplete,
      firstRelease: scenario.previousVersion(of: app) == nil ? shelves.versionDate : nil)
    templates[key] = template
    return template
  }
}
