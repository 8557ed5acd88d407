import Foundation
import iLinkCore

/// An observer with a memory of its own, who knows what must always hold and nothing of how the flow is made.
///
/// Its bookkeeping is written from the design's sentences, simpler than the flow's: what the user, the app and the
/// store said, and what was seen on screen.
public struct Witness: Hashable, Sendable {
  // The process.
  var app: AppIdentity
  var settings: UpdateSettings
  var launch = LaunchID("none")
  var isAlive = false
  var isLaunched = false
  var isActive = false
  var isInBackground = false

  // The screen.
  var onScreen: [Seen] = []
  var lastWithdrawn: Seen?
  /// A forced prompt vanished or was answered, and no sign has come since that it can be shown.
  var isForcedExcused = false
  /// Whether the input that is being judged is the end of a prompt on screen without an answer.
  var hasJustVanished = false
  var politeVanishings = 0
  var isPreviewDone = false

  // Who may cause a prompt in this visit.
  var credits: Set<Credit> = []
  /// What caused a prompt that vanished and may be put back.
  var putBack: Set<Credit> = []
  /// What has brought a forced prompt in this process, beside what iLink does by itself.
  var forcedCauses: Set<Credit> = []
  var appAgreed = false

  // What is under way.
  var isLookingUp = false
  /// The user's own storefront when the lookup under way began.
  var askedOwn = LifeWorld.own
  /// The pages that were wanted and are not being opened yet, and those that are.
  var wanted: [Page] = []
  var openings: [Page] = []
  var isConsulting = false
  var taps: Set<UInt64> = []
  var asked: Set<UInt64> = []

  // What outlives the process.
  var mind = Mind()
  var lastLookup: Date?
  var noticed: Set<String> = []

  init(_ world: LifeWorld) {
    app = world.app
    settings = world.settings
  }

  /// Something that may cause a prompt.
  enum Credit: Hashable, Sendable, CaseIterable { case automatic, event, asked, preview }

  /// A prompt that was seen, and what may have caused it.
  struct Seen: Hashable, Sendable {
    let prompt: UpdatePrompt
    let causes: Set<Credit>
  }

  /// A page, and the prompt whose button asked for it.
  struct Page: Hashable, Sendable {
    let destination: OpenDestination
    let kind: UpdateKind?
  }

  /// What should be remembered.
  struct Mind: Hashable, Sendable {
    var lastVersion: VersionText?
    var firstUsed: Date?
    var uses = 0
    var events = 0
    var remindedAt: Date?
    var remindedIn: LaunchID?
    var declined: UpdateHistory.Declined?
    var tapped: UpdateHistory.UpdateTapped?
    var noticed: VersionText?
    /// What the store has said, and when; own or not.
    var record: [Sighting] = []
    var answeredAt: Date?
    var knowsIDs = false

    init() {}

    /// What a process finds that starts after a kill.
    init(_ history: UpdateHistory) {
      lastVersion = history.lastVersionUsed
      firstUsed = history.firstUsed
      uses = history.usesCount
      events = history.eventCount
      remindedAt = history.remindedAt
      remindedIn = history.remindedInLaunch
      declined = history.declined
      tapped = history.updateTapped
      noticed = history.notified
      record = history.evidence.listings.map {
        Sighting(listing: $0.listing, version: $0.version.version, isOwn: $0.isOwnStorefront, at: $0.seenAt)
      }
      answeredAt = history.evidence.answeredAt
      knowsIDs = history.appID != nil && history.developerID != nil
    }
  }

  struct Sighting: Hashable, Sendable {
    let listing: StoreListing
    let version: AppVersion?
    var isOwn: Bool
    let at: Date
  }

  var installed: VersionText { settings.applicationVersion ?? app.version }
}
