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

  private let call: Call
  /// A saved answer in place of the network.
  private let saved: Data?
  private let requests = RequestLog()

  init(_ call: Call, saved: Data? = nil) {
    self.call = call
    self.saved = saved
  }

  /// What `-v` adds to the messages.
  var log: String { call.settings.verbosity == .verbose ? requests.lines : "" }

  /// The record of one app.
  func answer(to question: Question) async throws -> LookupAnswer {
    switch try await outcome(of: question) {
    case .success(let answer): return answer
    case .failure(let error): throw failure(error, question)
    }
  }

  /// The record of one app, or why there is none.
  func outcome(of question: Question) async throws -> Result<LookupAnswer, LookupError> {
    let client = client
    let query = LookupQuery(
      question.app, platform: question.platform, storefronts: StorefrontCandidates(only: question.country))
    do {
      var answer = try await WaitLine.during(call, waiting) { try await client.lookUp(query) }
      if saved != nil {
        answer.source.url = nil
        answer.source.httpStatus = nil
      }
      return .success(answer)
    } catch let error as LookupError {
      return .failure(error)
    }
  }

  /// The records of several apps; those that are asked by number in one storefront go into one request.
  func listings(of questions: [Question]) async -> [Question: Result<StoreListing, CommandFailure>] {
    guard questions.count > 1 else { return await results(of: questions) }
    var results: [Question: Result<StoreListing, CommandFailure>] = [:]
    let byNumber = Dictionary(grouping: questions.filter { $0.id != nil }) { [$0.platform.rawValue, $0.country.code] }
    for group in byNumber.values {
      for (question, result) in await batch(group) { results[question] = result }
    }
    for (question, result) in await self.results(of: questions.filter { $0.id == nil }) { results[question] = result }
    return results
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

  private func results(of questions: [Question]) async -> [Question: Result<StoreListing, CommandFailure>] {
    var results: [Question: Result<StoreListing, CommandFailure>] = [:]
    for question in questions where results[question] == nil {
      do {
        results[question] = .success(try await answer(to: question).listing)
      } catch let failure as CommandFailure {
        results[question] = .failure(failure)
      } catch {
        results[question] = .failure(unexpected(error))
      }
    }
    return results
  }

  private func batch(_ group: [Question]) async -> [Question: Result<StoreListing, CommandFailure>] {
    guard let first = group.first else { return [:] }
    let client = client
    let query = LookupListQuery(group.compactMap(\.id), platform: first.platform, storefront: first.country)
    let found: Result<[AppID: StoreListing], any Error>
    do {
      found = .success(try await WaitLine.during(call, waiting) { try await client.lookUpAll(query).listings })
    } catch {
      found = .failure(error)
    }
    return group.reduce(into: [:]) { results, question in
      switch found {
      case .success(let listings):
        let absent = LookupError.notFound(question.app, in: [question.country], platform: question.platform)
        results[question] =
          question.id.flatMap { listings[$0] }.map { .success($0) } ?? .failure(failure(absent, question))
      case .failure(let error as LookupError): results[question] = .failure(failure(error, question))
      case .failure(let error): results[question] = .failure(unexpected(error))
      }
    }
  }

  private func failure(_ error: LookupError, _ question: Question) -> CommandFailure {
    CommandFailure(
      error, question: question, tries: requests.entries.count, host: call.settings.service.host,
      details: requests.entries.map(\.line))
  }

  private func unexpected(_ error: any Error) -> CommandFailure {
    CommandFailure(.failure, "the lookup ended early: \(Harmless.line("\(error)"))", hint: "Try again.")
  }

  private var waiting: String { "Asking \(call.settings.service.host) …" }

  private var client: LookupClient {
    let settings = call.settings
    let world = call.world
    let transport =
      saved.map { body in LookupTransport { _, _ in LookupReply(body: body) } }
      ?? world.transport(settings.service, settings.requestTimeout)
    // With `--timeout 0` there is one try, under the request's own limit.
    let isLimited = settings.timeout > 0
    let policy = RetryPolicy(
      retries: isLimited ? settings.retries : 0,
      deadline: isLimited ? world.now().addingTimeInterval(settings.timeout) : nil)
    let pause = Pause(world.pause)
    let client = LookupClient.live(
      service: settings.service, freshness: settings.isFresh ? .minutely : .off,
      transport: requests.recording(transport, now: world.now).retrying(policy, now: world.now, pause: pause),
      now: { settings.now ?? world.now() })
    return isLimited ? client.limited(to: settings.timeout, asking: settings.service) : client
  }
}

extension StoreAsker.Question {
  var id: AppID? {
    if case .id(let id, _) = app { id } else { nil }
  }
}
