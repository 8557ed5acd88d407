import Foundation
import iLinkClient
import iLinkCore

/// Does what the poller says: sends requests, waits, keeps the state, tells what happens.
struct RolloutRunner: Sendable {
  private enum Letter: Sendable {
    /// What came of asking a storefront; `nil` when it was given up.
    case found(Storefront, StorefrontAsker.Finding?)
    /// The moment that was waited for.
    case alarm(Date)
    case signal(Int32)
    /// The terminal may show something else than was drawn.
    case redraw
  }

  private let plan: RolloutPlan
  private let world: World
  private let asker: StorefrontAsker
  private let mailbox = Mailbox<Letter>()
  private let startedAt: Date
  private var clock: SteadyClock
  private var poller: RolloutPoller
  private var watcher: RolloutWatcher
  private var state: RolloutState
  private var errors: [Storefront: LookupError] = [:]
  private var signal: Int32?
  private var tasks: [Storefront: Task<Void, Never>] = [:]
  private var alarm: (at: Date, task: Task<Void, Never>)?
  private var toldProgressAt: Date?
  private var canSave = true

  init(_ plan: RolloutPlan) {
    self.plan = plan
    let call = plan.call
    world = call.world
    clock = SteadyClock(call.world.now)
    let now = clock.now()
    startedAt = now
    asker = StorefrontAsker(
      service: call.settings.service, platform: plan.platform, freshness: call.settings.isFresh ? .minutely : .off,
      transport: call.world.transport(call.settings.service, call.settings.requestTimeout), now: call.world.now)
    var terms = plan.terms
    terms.deadline = terms.isPatient ? now + plan.timeout : nil
    poller = RolloutPoller(terms, at: now)
    watcher = RolloutWatcher(call, startedAt: now)
    state = RolloutState(
      asked: plan.app, platform: plan.platform, store: call.settings.service.base.absoluteString, target: terms.target)
    if let saved = plan.saved {
      saved.restore(&poller, at: now)
      state.app = saved.app
      state.storefronts = saved.storefronts
    }
  }

  /// Runs to the end and says what came of it.
  mutating func run() async throws -> RolloutResult {
    // The first one goes before any request: a file that cannot be written is found out at once.
    try save()
    let listeners = listen()
    defer { for listener in listeners { listener.cancel() } }
    var ending: RolloutPoller.Ending?
    while ending == nil, signal == nil, !world.hasLostOutput() {
      let now = clock.now()
      var step = poller.next(at: now)
      while case .ask(let storefront) = step {
        ask(storefront)
        step = poller.next(at: now)
      }
      switch step {
      case .finished(let end): ending = end
      case .wait(let until): await wait(until: until, now: now)
      case .ask: continue
      }
    }
    return finish(ending)
  }

  // MARK: Asking and waiting

  private mutating func ask(_ storefront: Storefront) {
    let (asker, mailbox) = (asker, mailbox)
    let app = state.app.reference(asked: plan.app)
    tasks[storefront] = Task {
      await mailbox.post(.found(storefront, await asker.ask(for: app, in: storefront)))
    }
  }

  /// Waits for whatever comes first, and takes it in.
  private mutating func wait(until: Date?, now: Date) async {
    watcher.show(poller, wait: poller.underWay == 0 ? until : nil, at: now)
    tellProgress(at: now)
    let times = [until, watcher.nextAt(poller, after: now)].compactMap { $0 }
    if let next = times.min() { arm(next, now: now) }
    await take(await mailbox.take())
  }

  private mutating func arm(_ moment: Date, now: Date) {
    if let alarm, alarm.at == moment { return }
    alarm?.task.cancel()
    let (world, mailbox) = (world, mailbox)
    let seconds = max(moment.timeIntervalSince(now), 0)
    alarm = (
      moment,
      Task {
        guard (try? await world.pause(seconds)) != nil else { return }
        await mailbox.post(.alarm(moment))
      }
    )
  }

  private func listen() -> [Task<Void, Never>] {
    let mailbox = mailbox
    let (signals, redraws) = (world.signals(), watcher.drawsOverItself ? world.redraws() : nil)
    let stop = Task {
      for await number in signals { await mailbox.post(.signal(number)) }
    }
    guard let redraws else { return [stop] }
    let draw = Task {
      for await _ in redraws { await mailbox.post(.redraw) }
    }
    return [stop, draw]
  }

  /// Takes in all that has come: first it is kept, then it is told.
  private mutating func take(_ letters: [Letter]) async {
    let now = clock.now()
    var changes: [RolloutPoller.Change] = []
    for letter in letters {
      switch letter {
      case .signal(let number): signal = signal ?? number
      case .redraw: watcher.forget()
      case .alarm(let moment): if alarm?.at == moment { alarm = nil }
      case .found(let storefront, let finding):
        tasks[storefront] = nil
        guard let finding else { continue }
        if plan.call.settings.verbosity == .verbose { watcher.say(finding.log) }
        errors[storefront] = finding.error
        if let listing = finding.listing { state.app.learn(listing) }
        if let change = poller.take(finding.answer, from: storefront, at: now) { changes.append(change) }
      }
    }
    guard !changes.isEmpty else { return }
    saveOrWarn()
    for change in changes { tell(change, at: now) }
    warn(at: now)
  }

  // MARK: Keeping

  private mutating func save() throws {
    guard let path = plan.statePath else { return }
    state.keep(poller)
    try RolloutStateFile.write(state, to: path, in: world)
  }

  /// What was seen is worth more than a place to keep it: the run goes on.
  private mutating func saveOrWarn() {
    guard canSave else { return }
    do { try save() } catch {
      canSave = false
      if let failure = error as? CommandFailure { watcher.say(failure.line) }
    }
  }

  // MARK: Telling

  private func moment(_ date: Date) -> Date { plan.call.settings.now ?? date }

  private func emit(_ event: JSON?) {
    guard plan.tellsEvents, let event else { return }
    world.write(event.line, .output)
  }

  private func tell(_ change: RolloutPoller.Change, at now: Date) {
    emit(RolloutEvents.storefront(change, target: plan.terms.target, at: moment(now)))
    if let pause = change.pause { emit(RolloutEvents.throttled(pause, at: moment(now))) }
  }

  /// Once a minute, and at the end.
  private mutating func tellProgress(at now: Date) {
    guard plan.tellsEvents else { return }
    if let toldProgressAt, now < toldProgressAt + RolloutLog.Rhythm.minute { return }
    toldProgressAt = now
    emit(RolloutEvents.progress(poller, at: now, moment: moment(now)))
  }

  /// What keeps the gate closed though all is well.
  private mutating func warn(at now: Date) {
    guard plan.terms.isPatient, let verdict = poller.verdict, let version = plan.terms.target?.version else {
      return
    }
    switch verdict.hold {
    case .absentEverywhere: watcher.warn(RolloutMessages.absentEverywhere(result(at: now)))
    case .firstRelease: watcher.warn(RolloutMessages.firstRelease("\(version)", isWaiting: true))
    case nil: break
    }
  }

  // MARK: Ending

  private func result(at now: Date) -> RolloutResult {
    RolloutResult(
      plan: plan, poller: poller, app: state.app, errors: errors, startedAt: startedAt, finishedAt: now, signal: signal)
  }

  private mutating func finish(_ ending: RolloutPoller.Ending?) -> RolloutResult {
    for task in tasks.values { task.cancel() }
    alarm?.task.cancel()
    watcher.clear()
    let now = clock.now()
    poller.close(ending)
    poller.reconsider(at: now)
    state.isFinished = ending == .complete && plan.terms.target == nil
    saveOrWarn()
    let result = result(at: now)
    emit(RolloutEvents.progress(poller, at: now, moment: moment(now)))
    emit(RolloutEvents.done(result, at: moment(now)))
    return result
  }
}

extension RolloutPlan {
  /// Runs, and makes the answer.
  func run() async throws -> Outcome {
    var runner = RolloutRunner(self)
    let result = try await runner.run()
    // Whoever was to read the events has gone; the end of the program says so, if it is worth saying.
    if call.world.hasLostOutput() { return Outcome(status: .failure) }
    return Outcome(
      RolloutReport(result: result).output, messages: RolloutMessages.lines(result), status: result.status)
  }
}
