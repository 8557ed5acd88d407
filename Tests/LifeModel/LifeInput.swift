public import Foundation
public import iLinkCore

/// What a subject (the flow, or the class around it) is told. Free of the flow's own identifiers, so that scripted
/// ports can play it as well.
public enum LifeInput: Sendable {
  /// A process starts; nothing of the one before is left but what was saved.
  case start(Start)
  case launched(inBackground: Bool)
  case returned
  case becameActive
  case resignedActive
  case enteredBackground
  case presenterAvailable
  /// The lookup under way ends.
  case lookupEnds(LookupEnding)
  case consulted(Bool)
  /// A prompt ends, by its number.
  case promptEnds(UInt64, UpdateChoice)
  /// The oldest page that is being opened has opened, or has not.
  case openEnds(Bool)
  case asked(UpdateEvent.AskedFor, RequestID)
  case refresh(RequestID)
  case notificationTapped
  case eventLogged(deferPrompt: Bool)
  case pageRequested(OpenDestination, RequestID)
  case dismiss
  case edit(HistoryEdit)
  case settings(UpdateSettings)

  /// What a process starts with.
  public struct Start: Sendable {
    /// Who asks.
    public let app: AppIdentity
    /// This launch.
    public let launch: LaunchID
    /// What the app's code sets at its start.
    public let settings: UpdateSettings
    /// What lies in the store; `nil` where a life is lived without one, to be quick.
    public let stored: StoredHistory?
    /// The same as it was saved, for the witness: what was lost between the two is a fault.
    let history: UpdateHistory

    /// What the process reads.
    public var read: UpdateHistory { stored.map { UpdateHistory($0) } ?? history }
  }
}

/// How a lookup ends, for whatever was asked.
public enum LookupEnding: Hashable, Sendable {
  case found(StoreListing, isOwn: Bool)
  case failed(LookupError)

  /// The result for a query.
  public func result(for query: LookupQuery, at moment: Date) -> Result<LookupAnswer, LookupError> {
    switch self {
    case .found(let listing, let isOwn):
      .success(
        LookupAnswer(
          listing: listing, isOwnStorefront: isOwn,
          remembered: .init(candidates: query.storefronts, storefront: listing.storefront),
          source: LookupSource(url: nil, fetchedAt: moment, httpStatus: nil)))
    case .failed(let error): .failure(error)
    }
  }
}

/// What is seen of a subject from outside.
public indirect enum LifeObservation: Sendable {
  case lookupBegan
  case consulting
  /// The app was asked and has answered at once: a delegate.
  case consulted(Bool)
  case promptShown(UpdatePrompt)
  case promptWithdrawn(UInt64)
  case pageOpening(OpenDestination, [URL])
  case noticed(VersionText)
  case saved(UpdateHistory)
  case told(UpdateNews)
}
