import Foundation
import iLinkClient
import iLinkCore

/// Asks the store for a call: one client for all commands, with the call's limits, retries and log.
struct StoreAsker: Sendable {
  /// One app in one storefront.
  struct Question: Sendable, Hashable {
    var app: AppReference
    var platform: StorePlatform
    var country: Storefront
  }

  let call: Call
  /// A saved answer in place of the network.
  private let saved: Data?
  let requests = RequestLog()
  /// When the whole command must be over; `nil` with `--timeout 0`, where there is one try without waiting.
  private let deadline: Date?

  init(_ call: Call, saved: Data? = nil) {
    self.call = call
    self.saved = saved
    let timeout = call.settings.timeout
    deadline = timeout > 0 ? call.world.now().addingTimeInterval(timeout) : nil
  }

  /// What `-v` adds to the messages.
  var log: String { call.settings.verbosity == .verbose ? requests.lines : "" }

  /// The record of one app.
  func answer(to question: Question) async throws -> LookupAnswer {
    let before = requests.entries.count
    switch try await outcome(of: question) {
    case .success(let answer): return answer
    case .failure(let error): throw failure(error, question, since: before)
    }
  }

  /// The record of one app, or why there is none.
  func outcome(of question: Question) async throws -> Result<LookupAnswer, LookupError> {
    let client = client
    let query = LookupQuery(
      question.app, platform: question.platform, storefronts: StorefrontCandidates(only: question.country))
    do {
      var answer = try await WaitLine.during(call, waiting) { try await client.lookUp(query) }
      answer.source = told(answer.source)
      return .success(answer)
    } catch let error as LookupError {
      return .failure(limited(error))
    }
  }

  /// The body of the answer as it came, whatever it is.
  func body(for question: Question) async throws -> Data {
    do {
      _ = try await answer(to: question)
    } catch let failure as CommandFailure where requests.lastBody == nil {
      throw failure
    } catch is CommandFailure {
      // The caller wants to see just that.
    }
    return requests.lastBody ?? Data()
  }

  /// A saved answer comes from nowhere.
  func told(_ source: LookupSource) -> LookupSource {
    guard saved != nil else { return source }
    var source = source
    source.url = nil
    source.httpStatus = nil
    return source
  }

  /// When the time for the whole command ends a question, it is that time which is named, not what was left of it.
  func limited(_ error: LookupError) -> LookupError {
    guard case .timedOut(let host, _) = error, !isInTime else { return error }
    return .timedOut(host: host, after: call.settings.timeout)
  }

  /// A failed lookup in the words of the command.
  ///
  /// - Parameters:
  ///   - error: Why it failed.
  ///   - question: What was asked.
  ///   - before: How many requests there were before it, which are none of its tries.
  func failure(_ error: LookupError, _ question: Question, since before: Int) -> CommandFailure {
    let own = requests.entries.dropFirst(before)
    return CommandFailure(
      error, question: question, tries: own.count, host: call.settings.service.host, details: own.map(\.line))
  }

  func unexpected(_ error: any Error) -> CommandFailure {
    CommandFailure(.failure, "the lookup ended early: \(Harmless.line("\(error)"))", hint: "Try again.")
  }

  var waiting: String { "Asking \(call.settings.service.host) …" }

  /// Whether there is time for another question.
  var isInTime: Bool { deadline.map { $0 > call.world.now() } ?? true }

  var client: LookupClient {
    let settings = call.settings
    let world = call.world
    let transport =
      saved.map { body in LookupTransport { _, _ in LookupReply(body: body) } }
      ?? world.transport(settings.service, settings.requestTimeout)
    // With `--timeout 0` there is one try, under the request's own limit.
    let policy = RetryPolicy(retries: deadline == nil ? 0 : settings.retries, deadline: deadline)
    let pause = Pause(world.pause)
    let client = LookupClient.live(
      service: settings.service, freshness: settings.isFresh ? .minutely : .off,
      transport: requests.recording(transport, now: world.now).retrying(policy, now: world.now, pause: pause),
      now: { settings.now ?? world.now() })
    guard let deadline else { return client }
    return client.limited(to: deadline.timeIntervalSince(world.now()), asking: settings.service)
  }
}

extension StoreAsker.Question {
  var id: AppID? {
    if case .id(let id, _) = app { id } else { nil }
  }
}
