import Foundation
import iLinkClient
import iLinkCore

extension StoreAsker {
  typealias Answers = [Question: Result<LookupAnswer, CommandFailure>]

  /// The records of several apps, each asked for once: those with an ID go up to 200 to a request, bundle IDs one each.
  ///
  /// What failed is in the result of its app. When the store refuses, the rest is not asked: it would be refused too.
  func answers(to questions: [Question]) async -> Answers {
    var answers: Answers = [:]
    for portion in Self.portions(questions) {
      let refusal = answers.values.lazy.compactMap(\.failure).first { $0.status == .throttled }
      if let refusal {
        for question in portion { answers[question] = .failure(refusal) }
      } else if !isInTime {
        let error = LookupError.timedOut(host: call.settings.service.host, after: call.settings.timeout)
        for question in portion {
          answers[question] = .failure(failure(error, question, since: requests.entries.count))
        }
      } else {
        answers.merge(portion.count == 1 ? await one(portion[0]) : await several(portion)) { first, _ in first }
      }
    }
    return answers
  }

  /// What goes into a request together, in the order in which the first of each was asked for.
  static func portions(_ questions: [Question]) -> [[Question]] {
    var seen: Set<Question> = []
    var portions: [[Question]] = []
    // The place of the portion that is being filled, for each platform and storefront.
    var open: [[String]: Int] = [:]
    for question in questions where seen.insert(question).inserted {
      let group = [question.platform.rawValue, question.country.code]
      if question.id != nil, let index = open[group], portions[index].count < LookupListQuery.maximumPerRequest {
        portions[index].append(question)
      } else {
        if question.id != nil { open[group] = portions.count }
        portions.append([question])
      }
    }
    return portions
  }

  private func one(_ question: Question) async -> Answers {
    do {
      return [question: .success(try await answer(to: question))]
    } catch let failure as CommandFailure {
      return [question: .failure(failure)]
    } catch {
      return [question: .failure(unexpected(error))]
    }
  }

  private func several(_ portion: [Question]) async -> Answers {
    let (platform, country) = (portion[0].platform, portion[0].country)
    let client = client
    let before = requests.entries.count
    let query = LookupListQuery(portion.compactMap(\.id), platform: platform, storefront: country)
    let found: LookupListAnswer
    do {
      found = try await WaitLine.during(call, waiting) { try await client.lookUpAll(query) }
    } catch {
      return portion.reduce(into: [:]) { answers, question in
        let failure =
          (error as? LookupError).map { self.failure(limited($0), question, since: before) } ?? unexpected(error)
        answers[question] = .failure(failure)
      }
    }
    return portion.reduce(into: [:]) { answers, question in
      let absent = LookupError.notFound(question.app, in: [country], platform: platform)
      answers[question] =
        question.id.flatMap { found.listings[$0] }.flatMap { answer($0, from: found.sources, platform) }
        .map { .success($0) } ?? .failure(failure(absent, question, since: before))
    }
  }

  /// A listing with the request that brought it: a later step of the platform asks for what the first left open, which
  /// are apps of another kind.
  private func answer(
    _ listing: StoreListing, from sources: [LookupSource], _ platform: StorePlatform
  ) -> LookupAnswer? {
    guard let source = listing.platform == platform ? sources.first : sources.last else { return nil }
    let candidates = StorefrontCandidates(only: listing.storefront)
    return LookupAnswer(
      listing: listing, isOwnStorefront: true,
      remembered: .init(candidates: candidates, storefront: listing.storefront), source: told(source))
  }
}

extension Result {
  /// Why there is no success.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
