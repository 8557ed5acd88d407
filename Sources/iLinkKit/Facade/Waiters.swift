import iLinkCore

/// Those who wait for the answer to a request of their own; each is answered once.
@MainActor struct Waiters {
  private var decisions: [RequestID: CheckedContinuation<UpdateDecision, Never>] = [:]
  private var pages: [RequestID: CheckedContinuation<Void, any Error>] = [:]
  private var lastNumber: UInt64 = 0

  mutating func wait(for decision: CheckedContinuation<UpdateDecision, Never>) -> RequestID {
    let request = nextRequest()
    decisions[request] = decision
    return request
  }

  mutating func wait(for page: CheckedContinuation<Void, any Error>) -> RequestID {
    let request = nextRequest()
    pages[request] = page
    return request
  }

  mutating func hear(_ news: UpdateNews) {
    switch news {
    case .decided(let decision, let requests):
      for request in requests { decisions.removeValue(forKey: request)?.resume(returning: decision) }
    case .openedPage(_, let requests):
      for request in requests { pages.removeValue(forKey: request)?.resume() }
    case .couldNotConnect(let failure, let requests):
      for request in requests { pages.removeValue(forKey: request)?.resume(throwing: failure.forDelegate) }
    default:
      break
    }
  }

  private mutating func nextRequest() -> RequestID {
    lastNumber += 1
    return RequestID(lastNumber)
  }
}
