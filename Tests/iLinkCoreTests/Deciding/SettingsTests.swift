import Foundation
import Testing
import iLinkCore

@Suite struct `Settings` {
  @Test func `the defaults are iLink 1-x's`() {
    let settings = UpdateSettings()
    #expect(settings.globalPromptForUpdate && settings.promptAtLaunch)
    #expect(!settings.aggressiveUpdatePrompt && !settings.previewMode && !settings.localNotificationWhenUpdate)
    #expect(!settings.promptOutsideAppStore)
    #expect(settings.remindPeriod == .days(1) && settings.releaseDelay == .days(1))
    #expect(settings.usesUntilPrompt == 0 && settings.eventsUntilPrompt == 0)
    #expect(settings.daysUntilPrompt == 0 && settings.usesPerWeekForPrompt == 0)
    #expect(settings.minimumSupportedVersion == nil && settings.appStoreCountry == nil && settings.linkParams.isEmpty)
  }

  @Test(arguments: [
    (UpdatePreset.gentle, TimeInterval.days(7), TimeInterval.days(7)), (.weekly, .days(1), .days(7)),
    (.insistent, .days(1), 0),
  ])
  func `a preset sets what its documentation says, and nothing else`(
    preset: UpdatePreset, delay: TimeInterval, period: TimeInterval
  ) {
    var settings = UpdateSettings()
    settings.aggressiveUpdatePrompt = true
    settings.usesUntilPrompt = 7
    settings.apply(preset)
    var expected = UpdateSettings()
    expected.usesUntilPrompt = 7
    expected.releaseDelay = delay
    expected.remindPeriod = period
    #expect(settings == expected)
    #expect(UpdateSettings(preset).remindPeriod == period)
  }
}
