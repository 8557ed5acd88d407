import Foundation
import iLinkCore

/// Draws lives. What fits the moment is likelier, so that forty steps get somewhere; nothing is impossible.
extension LifeRun {
  /// How many steps a drawn life has.
  public static let usualLength = 40

  /// Draws the next step.
  public func draw(_ random: inout SplitMix) -> LifeStep {
    if !isAlive { return drawDead(&random) }
    if random.once(in: 40) { return .cut(drawAlive(&random), after: random.below(3)) }
    return drawAlive(&random)
  }

  private func drawDead(_ random: inout SplitMix) -> LifeStep {
    // One app in four wants notices from the start.
    if world.launches == 0, random.once(in: 4) { return .set(.notices(true)) }
    return switch random.below(10) {
    case 0...6: .launch(inBackground: random.once(in: 6))
    case 7: drawClock(&random)
    default: drawStore(&random)
    }
  }

  private func drawAlive(_ random: inout SplitMix) -> LifeStep {
    switch random.below(20) {
    case 0...9: drawFitting(&random)
    case 10...12: drawLife(&random)
    case 13, 14: drawClock(&random)
    case 15: drawStore(&random)
    case 16, 17: drawSetting(&random)
    default: drawCall(&random)
    }
  }

  /// Something that is waited for.
  private func drawFitting(_ random: inout SplitMix) -> LifeStep {
    var fitting: [LifeStep] = []
    if witness.isLookingUp {
      fitting.append(.lookup(random.pick([.truth, .truth, .truth, .truth] + LifeStep.Answer.allCases)))
    }
    if witness.isConsulting { fitting.append(.consulted(!random.once(in: 4))) }
    if !witness.onScreen.isEmpty { fitting.append(.prompt(random.pick(UpdateChoice.allCases))) }
    if !witness.openings.isEmpty { fitting.append(.open(!random.once(in: 3))) }
    if witness.lastWithdrawn != nil, random.once(in: 4) { fitting.append(.late(random.pick(UpdateChoice.allCases))) }
    if !witness.isActive {
      fitting.append(.becomeActive)
      // Where notices are wanted, the background is worth a stay: checks, days, a store that goes back and forth.
      if world.settings.localNotificationWhenUpdate {
        fitting += [.refresh, .refresh, .clock(by: 90_000)]
        if witness.isLookingUp { fitting += [.lookup(.stale), .lookup(.truth)] }
      }
    }
    return fitting.isEmpty ? drawLife(&random) : random.pick(fitting)
  }

  private func drawLife(_ random: inout SplitMix) -> LifeStep {
    switch random.below(10) {
    case 0...2: .becomeActive
    case 3: .resignActive
    case 4, 5: .enterBackground
    case 6: .comeBack
    case 7: .presenter
    case 8: .kill
    default: random.once(in: 3) ? .update : .kill
    }
  }

  private func drawClock(_ random: inout SplitMix) -> LifeStep {
    let spans: [TimeInterval] = [
      1, 30, 59, 60, 61, 600, 899, 901, 3600, 40_000, 86_399, 86_400, 90_000, 200_000, 604_800, 700_000,
      -1, -60, -3600, -90_000, -700_000, 400 * 86_400, -400 * 86_400,
    ]
    return .clock(by: random.pick(spans))
  }

  private func drawStore(_ random: inout SplitMix) -> LifeStep {
    switch random.below(12) {
    case 0...5: .release(random.pick([.ripe, .fresh] + LifeStep.Release.allCases))
    case 6, 7: .rollBack
    case 8: .takeOff
    case 9: .putBack
    case 10: .update
    default: .comesFrom(random.pick([.appStore, .appStore, .debug, .testFlight]))
    }
  }

  private func drawSetting(_ random: inout SplitMix) -> LifeStep {
    let isOn = random.once(in: 2)
    let settings: [LifeStep.Setting] = [
      .forced(isOn), .forced(isOn), .forced(isOn), .prompting(!random.once(in: 3)), .atLaunch(!random.once(in: 3)),
      .preview(random.once(in: 4)), .notices(isOn), .notices(true), .outside(isOn),
      .remindPeriod(random.pick([0, 3600, 86_400, 3 * 86_400])),
      .releaseDelay(random.pick([0, 86_400, 86_400, 7 * 86_400])),
      .minimum(random.pick([nil, nil, 0, 1, 2, 3, 9])), .uses(random.pick([0, 0, 2, 4])),
      .days(random.pick([0, 0, 1])), .country(random.once(in: 3)),
      .ownURL(
        random.pick([
          nil, nil, "https://example.org/app", "example-app://page", "javascript:alert(1)", "file:///etc/hosts",
          "http://example.org/", "data:text/html,x",
        ])),
    ]
    return .set(random.pick(settings))
  }

  private func drawCall(_ random: inout SplitMix) -> LifeStep {
    switch random.below(14) {
    case 0, 1: .ask(.prompt)
    case 2: .ask(.status)
    case 3: random.once(in: 3) ? .ask(.preview) : .dismiss
    case 4, 5: .refresh
    case 6: .tapNotification
    case 7: .event(deferPrompt: random.once(in: 2))
    case 8: .page(random.pick([.appPage, .review, .developer, .anotherApp(LifeWorld.appID)]))
    case 9: .edit(random.pick(LifeStep.Edit.allCases))
    default: drawFitting(&random)
    }
  }
}
