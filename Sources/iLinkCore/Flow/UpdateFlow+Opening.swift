#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Opening pages: every tap ends in one page opened or one error.
extension UpdateFlow {
  mutating func openRequested(_ destination: OpenDestination, _ request: RequestID?, _ turn: inout Turn) {
    open(Tap(destination: destination, request: request, prompt: nil), &turn)
  }

  /// Opens at once when the number is known; else looks up first.
  mutating func open(_ tap: Tap, _ turn: inout Turn) {
    if send(tap, &turn) { return }
    if beginLookup(&turn) {
      taps.append(tap)
    } else {
      fail(tap, .noIdentifier, &turn)
    }
  }

  /// After a valid answer. What is still unknown then, the store does not say.
  mutating func openTaps(_ turn: inout Turn) {
    let taps = taps
    self.taps = []
    for tap in taps where !send(tap, &turn) { fail(tap, .pageUnknown(tap.destination), &turn) }
  }

  /// The error of the lookup is the answer to all taps that waited for it; it is told once.
  mutating func failTaps(_ failure: StoreFailure, _ turn: inout Turn) {
    turn.tell(.couldNotConnect(failure, answering: taps.compactMap(\.request)))
    for tap in taps { release(tap.prompt) }
    taps = []
  }

  mutating func opened(_ id: OpenRequest.ID, _ didOpen: Bool, _ turn: inout Turn) {
    guard let index = opening.firstIndex(where: { $0.order.id == id }) else { return }
    let done = opening.remove(at: index)
    let requests = done.request.map { [$0] } ?? []
    let destination = done.order.destination
    if didOpen {
      if let prompt = done.prompt, prompt.kind != .preview { rememberTap(&turn) }
      turn.tell(.openedPage(destination, answering: requests))
    } else {
      turn.tell(.couldNotConnect(.pageNotOpened(destination), answering: requests))
    }
    release(done.prompt)
  }

  private mutating func rememberTap(_ turn: inout Turn) {
    let tapped = UpdateHistory.UpdateTapped(at: turn.moment, installed: installed, launch: launch)
    remember(&turn) { history, _ in history.updateTapped = tapped }
  }

  private mutating func send(_ tap: Tap, _ turn: inout Turn) -> Bool {
    let urls = links.candidates(for: tap.destination)
    guard !urls.isEmpty else { return false }
    let order = OpenRequest(
      id: OpenRequest.ID(number: nextNumber()), destination: tap.destination, urls: urls,
      product: links.product(for: tap.destination))
    opening.append(Opening(order: order, request: tap.request, prompt: tap.prompt))
    turn.effects.append(.open(order))
    return true
  }

  private mutating func fail(_ tap: Tap, _ failure: StoreFailure, _ turn: inout Turn) {
    turn.tell(.couldNotConnect(failure, answering: tap.request.map { [$0] } ?? []))
    release(tap.prompt)
  }

  /// The forced prompt comes back as soon as its tap is over, whether the store opened or not.
  private mutating func release(_ prompt: UpdatePrompt?) {
    if prompt?.kind == .forced { isForcedHeld = false }
  }
}
