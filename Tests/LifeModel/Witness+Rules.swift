import Foundation
import iLinkCore

/// The rules once more, from the design's sentences, for the invariants to be checked against.
extension Witness {
  static let day: TimeInterval = 86_400

  /// When a release becomes old enough; `nil` when it is.
  func ripens(_ sighting: Sighting, _ moment: Date) -> Date? {
    guard settings.releaseDelay > 0, let released = sighting.listing.releasedAt else { return nil }
    if released > moment + settings.releaseDelay { return nil }
    return released + settings.releaseDelay > moment ? released + settings.releaseDelay : nil
  }

  func isNewer(_ sighting: Sighting) -> Bool {
    guard let version = sighting.version, let installed = installed.version else { return false }
    return version > installed
  }

  /// The listing that counts: the newest ripe one; if that is no update, the newest fresh one that is.
  func subject(_ moment: Date) -> Sighting? {
    func newest(_ sightings: [Sighting]) -> Sighting? {
      sightings.filter { $0.version != nil }.max { $0.version! < $1.version! } ?? sightings.first
    }
    let ripe = newest(mind.record.filter { ripens($0, moment) == nil })
    if let ripe, isNewer(ripe) { return ripe }
    return newest(mind.record.filter(isNewer)) ?? ripe ?? newest(mind.record)
  }

  /// An update for this device, ripe or not.
  func update(_ moment: Date) -> Sighting? {
    guard let subject = subject(moment), isNewer(subject), subject.listing.platform == .iOS,
      subject.listing.minimumSystem.map({ $0 <= LifeWorld.system }) ?? true
    else { return nil }
    return subject
  }

  func isOwn(_ sighting: Sighting) -> Bool {
    settings.appStoreCountry.map { $0 == sighting.listing.storefront } ?? sighting.isOwn
  }

  /// Whether a cause passes the rules that come before the store is looked at.
  func mayAsk(_ cause: Credit) -> Bool {
    if cause == .asked { return true }
    return settings.globalPromptForUpdate && (settings.promptAtLaunch || cause == .event)
      && (!app.distribution.isOutsideAppStore || settings.promptOutsideAppStore)
  }

  func isForced(_ cause: Credit, _ moment: Date) -> Bool {
    guard settings.aggressiveUpdatePrompt || settings.minimumSupportedVersion != nil else { return false }
    guard !settings.previewMode, mayAsk(cause), let update = update(moment), ripens(update, moment) == nil,
      isOwn(update)
    else { return false }
    if settings.aggressiveUpdatePrompt { return true }
    guard let minimum = settings.minimumSupportedVersion, let installed = installed.version else { return false }
    return installed < minimum && minimum <= update.version!
  }

  /// Whether a polite prompt is allowed, the app's own word aside.
  func isPolite(_ cause: Credit, _ moment: Date) -> Bool {
    guard !settings.previewMode, mayAsk(cause), let update = update(moment), !isForced(cause, moment) else {
      return false
    }
    if cause == .asked { return true }
    return ripens(update, moment) == nil && mind.declined?.silences(update.version!) != true && isUsedEnough(moment)
      && !isReminded(moment) && !isOnTheWay(moment)
  }

  func isPreview(_ cause: Credit) -> Bool {
    switch cause {
    case .preview: true
    case .asked: settings.previewMode
    case .automatic, .event: settings.previewMode && settings.promptAtLaunch && !isPreviewDone
    }
  }

  private func isUsedEnough(_ moment: Date) -> Bool {
    if settings.usesUntilPrompt > 0, mind.uses < settings.usesUntilPrompt { return false }
    guard settings.daysUntilPrompt > 0 else { return true }
    guard let first = mind.firstUsed, first <= moment else { return false }
    return moment.timeIntervalSince(first) >= settings.daysUntilPrompt * Self.day
  }

  private func isReminded(_ moment: Date) -> Bool {
    if settings.remindPeriod <= 0 { return mind.remindedIn == launch }
    guard let at = mind.remindedAt, at <= moment else { return false }
    return moment.timeIntervalSince(at) < settings.remindPeriod
  }

  private func isOnTheWay(_ moment: Date) -> Bool {
    guard let tapped = mind.tapped, tapped.installed.names(installed) else { return false }
    if tapped.launch == launch { return true }
    return tapped.at <= moment && moment.timeIntervalSince(tapped.at) < settings.remindPeriod
  }

  /// Whether the facts call for a prompt of a kind, for one cause.
  func callsFor(_ kind: UpdateKind, _ cause: Credit, _ moment: Date) -> Bool {
    switch kind {
    case .forced: isForced(cause, moment)
    case .newer: isPolite(cause, moment)
    case .preview: isPreview(cause)
    }
  }

  // MARK: What the store said

  /// Takes an answer: another storefront or platform starts anew; a higher version outlives a lower answer for a day.
  mutating func hear(_ listing: StoreListing, isOwn: Bool, at moment: Date) {
    let version = AppVersion(listing.versionText)
    let same = mind.record.first.map {
      $0.listing.storefront == listing.storefront && $0.listing.platform == listing.platform
    }
    if same == false { mind.record = [] }
    mind.record.removeAll { seen in
      guard seen.listing.versionText != listing.versionText, let other = seen.version else { return true }
      if let version, other < version { return false }
      let age = moment.timeIntervalSince(seen.at)
      return age < 0 || age >= Self.day
    }
    for index in mind.record.indices { mind.record[index].isOwn = isOwn }
    mind.record.append(Sighting(listing: listing, version: version, isOwn: isOwn, at: moment))
    mind.answeredAt = moment
    // Nobody needs what lies below the newest ripe version.
    if let floor = mind.record.filter({ ripens($0, moment) == nil }).compactMap(\.version).max() {
      mind.record.removeAll { $0.version.map { $0 < floor } ?? true }
    }
  }

  mutating func hear(_ error: LookupError, at moment: Date) {
    switch error {
    case .notFound(_, let storefronts, _) where storefronts.contains(askedOwn):
      mind.record = []
      mind.answeredAt = nil
    case .otherPlatform(let listing, _):
      guard listing.storefront == askedOwn || mind.record.allSatisfy({ $0.listing.storefront == listing.storefront })
      else { return }
      mind.record = [
        Sighting(
          listing: listing, version: AppVersion(listing.versionText), isOwn: listing.storefront == askedOwn, at: moment)
      ]
      mind.answeredAt = moment
    case .bundleMismatch: mind.knowsIDs = false
    default: break
    }
  }
}
