/// What must always hold; the names are printed when a life breaks one.
public enum Invariant: String, Sendable, CaseIterable {
  case onePrompt = "there is at most one prompt"
  case onlyUpdates = "no prompt unless the store has a newer version for this device, except in a preview"
  case userIsRespected = "no prompt for a declined version, inside the reminder period or on the way to the store"
  case settingsHold = "no prompt that the settings rule out"
  case appIsAsked = "no polite prompt by itself unless the app was asked and agreed, after every other rule"
  case forcedStays = "forced facts, an active app and a presenter: the forced prompt is on screen"
  case followsFacts = "a prompt is on screen as long as the facts call for it, and no longer"
  case activeOnly = "nothing is asked before the app is active"
  case noLoops = "what vanished is not asked again at once, and a polite prompt once more per visit"
  case lookupsEnd = "a lookup ends in exactly one 'found' or 'could not connect'"
  case oneLookup = "there is one lookup at a time"
  case distance = "no automatic lookup too soon after the last one"
  case memory = "what is saved is what the user and the store said: 'shown' writes nothing"
  case saved = "what the user said is saved at once"
  case noticedOnce = "a version is noticed once, while the app is not in use, and only where a prompt would be"
  case tapsEnd = "a tap on a link ends in one page opened or one error"
  case urls = "no URL is opened that is neither Apple's nor the app's own"
  case answers = "whoever waits for a decision gets exactly one"
  case appUpdate = "an update of the app is told once, at the first launch of another version"
  case noLockout = "no past locks the user out of a later version"
}

/// A life that broke an invariant.
public struct LifeViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The invariant.
  public let invariant: Invariant
  /// What was seen instead.
  public let details: String

  init(_ invariant: Invariant, _ details: String) {
    self.invariant = invariant
    self.details = details
  }

  /// The invariant, and what was seen instead.
  public var description: String { "\(invariant.rawValue) (\(details))" }
}
