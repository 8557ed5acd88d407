import Foundation
import Testing
import iLinkCore

/// A device with an app on it: plays the part of the class around the flow, by a script.
///
///     var device = Device()
///     device.open(store: "2.3.0")   // launches, becomes active, and the lookup is answered
///     device.tap(.remindLater)
///     device.pass(.hours(24))
struct Device {
  var moment = Date.noon
  var app = Given.app()
  var settings = UpdateSettings()
  /// What lies on disk.
  var disk = StoredHistory()
  var appSaysYes = true
  /// Whether a page opens at once, is refused at once, or stays on its way.
  var pages = Pages.open

  private(set) var flow: UpdateFlow?
  private(set) var order: LookupOrder?
  private(set) var opening: [OpenRequest] = []
  private var launches = 0

  // What was seen, in order.
  private(set) var news: [UpdateNews] = []
  private(set) var shown: [UpdatePrompt] = []
  private(set) var withdrawn: [UpdatePrompt.ID] = []
  private(set) var opened: [OpenRequest] = []
  private(set) var notices: [String] = []
  private(set) var lookups = 0
  private(set) var consultations = 0
  private(set) var saves = 0
  /// Whether the app is active.
  private(set) var isInFront = false

  enum Pages { case open, refused, pending }

  var prompt: UpdatePrompt? { flow?.prompt }
  var isLookingUp: Bool { order != nil }
  var history: UpdateHistory { UpdateHistory(disk) }

  // MARK: What happens

  mutating func send(_ event: UpdateEvent) {
    switch event {
    case .becameActive: isInFront = true
    case .resignedActive, .enteredBackground, .launched: isInFront = false
    default: break
    }
    guard let effects = flow?.handle(event, at: moment) else { return }
    for effect in effects { perform(effect) }
  }

  mutating func launch(inBackground: Bool = false) {
    launches += 1
    (order, opening) = (nil, [])
    flow = UpdateFlow(
      app: app, launch: LaunchID("launch \(launches)"), settings: settings, history: UpdateHistory(disk))
    send(.launched(inBackground: inBackground))
  }

  mutating func kill() { flow = nil }

  /// Launches, becomes active, and has the lookup answered, if one was begun: `nil` is no connection.
  mutating func open(store: String?, released: Date? = .noon - .days(2)) {
    launch()
    send(.becameActive)
    answer(store, released: released)
  }

  mutating func leave() {
    send(.resignedActive)
    send(.enteredBackground)
  }

  mutating func comeBack() {
    send(.returnedFromBackground)
    send(.becameActive)
  }

  mutating func pass(_ time: TimeInterval) { moment += time }

  mutating func tap(_ choice: UpdateChoice) {
    guard let prompt else {
      Issue.record("there is no prompt to answer")
      return
    }
    send(.answered(choice, prompt.id))
  }

  mutating func set(_ change: (inout UpdateSettings) -> Void) {
    change(&settings)
    send(.settingsChanged(settings))
  }

  // MARK: How a lookup ends

  mutating func answer(_ version: String?, released: Date? = .noon - .days(2), in storefront: Storefront = Given.own) {
    answer(version.map { Given.listing($0, released: released, in: storefront) })
  }

  mutating func answer(_ listing: StoreListing?) {
    guard let listing else { return fail(.unreachable(host: "itunes.apple.com", reason: "offline")) }
    end { query, moment in
      .success(
        LookupAnswer(
          listing: listing, isOwnStorefront: query.storefronts.isOwn(listing.storefront),
          remembered: .init(candidates: query.storefronts, storefront: listing.storefront),
          source: LookupSource(url: nil, fetchedAt: moment)))
    }
  }

  mutating func notFound() {
    fail(.notFound(.bundle(Given.bundleID), in: [Given.own, .us], platform: app.platform))
  }

  mutating func fail(_ error: LookupError) { end { _, _ in .failure(error) } }

  private mutating func end(_ result: (LookupQuery, Date) -> Result<LookupAnswer, LookupError>) {
    guard let order else { return }
    self.order = nil
    let query = order.query(storeKit: nil)
    send(.lookedUp(LookupOutcome(order, query, result(query, moment))))
  }

  // MARK: What is done

  private mutating func perform(_ effect: UpdateEffect) {
    switch effect {
    case .lookUp(let order):
      lookups += 1
      #expect(self.order == nil, "one lookup at a time")
      self.order = order
    case .consult:
      consultations += 1
      send(.consulted(appSaysYes))
    case .ask(let prompt): shown.append(prompt)
    case .withdraw(let id): withdrawn.append(id)
    case .open(let request): open(request)
    case .notify(let version): notices.append(version.text)
    case .save(let history):
      saves += 1
      history.write(into: &disk)
    case .tell(let news): self.news.append(news)
    }
  }

  private mutating func open(_ request: OpenRequest) {
    opened.append(request)
    switch pages {
    case .open: send(.opened(request.id, true))
    case .refused: send(.opened(request.id, false))
    case .pending: opening.append(request)
    }
  }

  /// The page that was on its way first opens, or does not.
  mutating func finishOpening(_ didOpen: Bool) {
    guard !opening.isEmpty else { return }
    send(.opened(opening.removeFirst().id, didOpen))
  }

  // MARK: What was told

  var decisions: [UpdateDecision] {
    news.compactMap { if case .decided(let decision, _) = $0 { decision } else { nil } }
  }

  var lastAnswer: UpdateDecision.Answer? { decisions.last?.answer }

  var failures: [StoreFailure] {
    news.compactMap { if case .couldNotConnect(let failure, _) = $0 { failure } else { nil } }
  }

  var found: Int { news.filter { if case .foundListing = $0 { true } else { false } }.count }

  var pagesOpened: [OpenDestination] {
    news.compactMap { if case .openedPage(let page, _) = $0 { page } else { nil } }
  }

  /// The requests that got an answer, in order.
  var answeredRequests: [UInt64] {
    news.flatMap { news -> [RequestID] in
      switch news {
      case .decided(_, let requests), .couldNotConnect(_, let requests), .openedPage(_, let requests): requests
      default: []
      }
    }.map(\.number)
  }
}
