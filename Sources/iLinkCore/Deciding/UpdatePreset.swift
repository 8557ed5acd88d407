/// Settings named for their effect on the user. Each sets how long a release rests and how long "later" lasts, and
/// switches ``UpdateSettings/aggressiveUpdatePrompt`` off; nothing else.
///
///     settings.apply(.weekly)
public enum UpdatePreset: String, Sendable, Hashable, CaseIterable {
  /// Most users never see a prompt, since the store updated by itself before: a release rests for 7 days, "later" lasts
  /// for 7 days.
  case gentle
  /// At most one prompt a week: a release rests for 1 day, "later" lasts for 7 days.
  case weekly
  /// Asks at every launch until the answer is "update" or "no": a release rests for 1 day, "later" lasts until the next
  /// launch. Not the same as forced: the user may go on.
  case insistent
}

extension UpdateSettings {
  /// The defaults with a preset.
  public init(_ preset: UpdatePreset) {
    self.init()
    apply(preset)
  }

  /// Sets what a preset sets and leaves the rest.
  public mutating func apply(_ preset: UpdatePreset) {
    aggressiveUpdatePrompt = false
    switch preset {
    case .gentle:
      releaseDelay = Period.week
      remindPeriod = Period.week
    case .weekly:
      releaseDelay = Period.day
      remindPeriod = Period.week
    case .insistent:
      releaseDelay = Period.day
      remindPeriod = 0
    }
  }
}
