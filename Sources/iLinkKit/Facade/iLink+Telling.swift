import Foundation
public import iLinkCore

/// Tells the delegate, the event streams, the log and whoever waits.
extension iLink {
  /// Everything that is told, as values. Each access is a stream of its own, from now on; it ends with its reader.
  ///
  ///     for await news in iLink.shared.events { if case .openedPage = news { … } }
  public var events: AsyncStream<UpdateNews> {
    let (stream, continuation) = AsyncStream<UpdateNews>.makeStream()
    let number = (listeners.keys.max() ?? 0) + 1
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.listeners[number] = nil }
    }
    return stream
  }

  func tell(_ news: UpdateNews) {
    if case .decided(let decision, _) = news {
      note(decision)
      log(decision)
    }
    tellDelegate(news)
    for listener in listeners.values { listener.yield(news) }
    waiters.hear(news)
  }

  private func tellDelegate(_ news: UpdateNews) {
    guard let calls = delegateCalls else { return }
    switch news {
    case .foundListing: calls.didFindInfo()
    case .couldNotConnect(let failure, _): calls.couldNotConnect(failure.forDelegate)
    case .detectedAppUpdate: calls.didDetectUpdate()
    case .openedPage: calls.didOpenStore()
    case .prompting: calls.didPrompt()
    case .attemptedUpdate: calls.didAttempt()
    case .declined: calls.didDecline()
    case .requestedReminder: calls.didRequestReminder()
    case .decided: break
    }
  }

  private func log(_ decision: UpdateDecision) {
    if verboseLogging { environment.log("iLink: \(decision.report)") }
    for warning in decision.warnings where warned.insert(warning).inserted {
      environment.log("iLink: \(warning.description)")
    }
  }
}
