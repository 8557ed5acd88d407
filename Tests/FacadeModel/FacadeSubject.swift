package import Foundation
package import LifeModel
import iLinkClient
import iLinkCore
import iLinkKit

/// The class `iLink` with scripted ports, played by the same inputs as the flow and seen by the same observations.
///
/// The effects are taken down as the class performs them; afterwards every port must have been called for each of them,
/// so that an effect which is announced and not performed is noticed.
@MainActor package final class FacadeSubject {
  private var link: iLink?
  private var start: LifeInput.Start?
  private var ports = ScriptedPorts()
  private let clock: LifeClock
  private var seen: [LifeObservation] = []
  /// Whether what the input ended has been reported to the class.
  private var isReported: ([LifeObservation]) -> Bool = { _ in true }

  package init() { clock = LifeClock() }

  /// Takes an input, lets everything that it starts run as far as it goes, and shows what was seen.
  package func take(_ input: LifeInput, at moment: Date) async throws(FacadeFault) -> [LifeObservation] {
    clock.set(moment)
    seen = []
    isReported = { _ in true }
    switch input {
    case .start(let start):
      end()
      self.start = start
      return []
    case .launched(let inBackground): try await launch(inBackground: inBackground)
    case .settings(let settings):
      // Setting what is set already is no change, and yet a moment at which the witness looks.
      if link?.settings == settings { link?.happened(.settingsChanged(settings)) }
      link?.settings = settings
    case .lookupEnds(let ending):
      if ports.endLookup(ending, at: moment) { isReported = { $0.contains { $0.isNewsOfTheStore } } }
    case .promptEnds(let number, let choice):
      if ports.endPrompt(number, choice) { isReported = { [weak self] _ in self?.isAnswered(number) ?? true } }
    case .openEnds(let didOpen):
      if ports.endOpening(didOpen) { isReported = { $0.contains { $0.isNewsOfTheStore } } }
    default:
      if let event = Self.event(for: input) { link?.happened(event) }
    }
    try await settle()
    return onlyLastSave
  }

  /// A delegate answers while an event's effects are performed, so one input may save twice; the last one counts.
  private var onlyLastSave: [LifeObservation] {
    let last = seen.lastIndex { if case .saved = $0 { true } else { false } }
    return seen.enumerated().compactMap { index, observation in
      if case .saved = observation, index != last { nil } else { observation }
    }
  }

  /// The process is over: whoever still waits is let go.
  package func end() {
    link = nil
    ports.letGo()
    ports = ScriptedPorts()
  }

  private func launch(inBackground: Bool) async throws(FacadeFault) {
    guard let start else { return }
    let link = iLink(environment: ports.environment(start, inBackground: inBackground, clock: clock))
    link.settings = start.settings
    link.observer = { [weak self] in self?.observe($0) }
    self.link = link
  }

  private func observe(_ effect: UpdateEffect) {
    switch effect {
    case .lookUp: seen.append(.lookupBegan)
    case .consult: seen.append(.consulted(ports.says))
    case .ask(let prompt): seen.append(.promptShown(prompt))
    case .withdraw(let id): seen.append(.promptWithdrawn(id.number))
    case .open(let request):
      ports.expectOpening(request.urls)
      seen.append(.pageOpening(request.destination, request.urls))
    case .notify(let version): seen.append(.noticed(version))
    case .save(let history): seen.append(.saved(history))
    case .tell(let news): seen.append(.told(news))
    }
  }

  /// Waits until the class has nothing left to do: its settings are taken over, and every effect has reached its port.
  private func settle() async throws(FacadeFault) {
    for round in 0..<20_000 {
      await Task.yield()
      if let link, link.isSettled, ports.isCalled(for: seen), isReported(seen), round > 3 { break }
      if link == nil { return }
    }
    guard let link, link.isSettled else { return }
    await link.flush()
    guard isReported(seen) else { throw FacadeFault("what ended was not reported") }
    if let missing = ports.missing(for: seen) { throw FacadeFault(missing) }
    for case .saved(let history) in seen.reversed() {
      guard ports.stored == Self.stored(history) else { throw FacadeFault("what was saved is not in the store") }
      break
    }
    ports.forgetCalls()
  }

  private func isAnswered(_ number: UInt64) -> Bool {
    link?.asking.keys.allSatisfy { $0.number != number } ?? true
  }

  private static func stored(_ history: UpdateHistory) -> StoredHistory {
    var stored = StoredHistory()
    history.write(into: &stored)
    return stored
  }

  private static func event(for input: LifeInput) -> UpdateEvent? {
    switch input {
    case .returned: .returnedFromBackground
    case .becameActive: .becameActive
    case .resignedActive: .resignedActive
    case .enteredBackground: .enteredBackground
    case .presenterAvailable: .presenterAvailable
    case .asked(let what, let request): .askedByApp(what, request)
    case .refresh(let request): .backgroundRefresh(request)
    case .notificationTapped: .notificationTapped
    case .eventLogged(let deferPrompt): .eventLogged(deferPrompt: deferPrompt)
    case .pageRequested(let page, let request): .openRequested(page, request)
    case .dismiss: .dismissRequested
    case .edit(let edit): .historyEdited(edit)
    default: nil
    }
  }
}

extension LifeObservation {
  /// A lookup or a page has ended.
  fileprivate var isNewsOfTheStore: Bool {
    switch self {
    case .told(.foundListing), .told(.couldNotConnect), .told(.openedPage): true
    default: false
    }
  }
}

/// The class did not perform what the flow decided.
package struct FacadeFault: Error, CustomStringConvertible {
  /// What is missing.
  package let description: String
  init(_ description: String) { self.description = description }
}
