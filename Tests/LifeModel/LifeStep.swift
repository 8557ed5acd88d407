public import Foundation
public import iLinkCore

/// One thing that happens in an app's life. A step that makes no sense where it stands does nothing, so that steps can
/// be taken out of a life and the rest still is one.
public indirect enum LifeStep: Hashable, Sendable {
  // Time and process.
  case clock(by: TimeInterval)
  case launch(inBackground: Bool)
  case kill
  /// The process is killed while the effects of a step are being performed: after so many of them.
  case cut(LifeStep, after: Int)

  // The app.
  case becomeActive
  case resignActive
  case enterBackground
  case comeBack
  case presenter

  // What effects come to.
  case lookup(Answer)
  case consulted(Bool)
  case prompt(UpdateChoice)
  /// An answer to the prompt that was withdrawn last.
  case late(UpdateChoice)
  case open(Bool)

  // The app's code and the user.
  case ask(UpdateEvent.AskedFor)
  case refresh
  case tapNotification
  case event(deferPrompt: Bool)
  case page(OpenDestination)
  case dismiss
  case edit(Edit)
  case set(Setting)

  // The store and the device.
  case release(Release)
  case rollBack
  case takeOff
  case putBack
  case update
  case comesFrom(Distribution)

  /// How a lookup ends.
  public enum Answer: String, Hashable, Sendable, CaseIterable {
    case truth, stale, fallback, notFound, otherPlatform, offline, throttled, notComparable, mismatch
  }

  /// What a new version of the store is like.
  public enum Release: String, Hashable, Sendable, CaseIterable {
    case ripe, fresh, undated, ahead, absurd, needsNewerSystem
  }

  /// What the app's code changes about the past.
  public enum Edit: String, Hashable, Sendable, CaseIterable {
    case remindedNow, remindedNextYear, reminderForgotten, declined, forgiven, reset
  }

  /// What the app's code switches at run time.
  public enum Setting: Hashable, Sendable {
    case forced(Bool)
    case prompting(Bool)
    case atLaunch(Bool)
    case preview(Bool)
    case notices(Bool)
    case outside(Bool)
    case remindPeriod(TimeInterval)
    case releaseDelay(TimeInterval)
    case minimum(Int?)
    case uses(Int)
    case days(Double)
    case country(Bool)
    case ownURL(String?)
  }
}

extension LifeStep: CustomStringConvertible {
  /// A line of a timeline.
  public var description: String {
    switch self {
    case .clock(let seconds):
      seconds < 0 ? "the clock is set back by \(Self.span(-seconds))" : "\(Self.span(seconds)) pass"
    case .launch(let inBackground): inBackground ? "launch in the background" : "launch"
    case .kill: "the process is killed"
    case .cut(let step, let count): "\(step), and killed after \(count) effects"
    case .becomeActive: "the app becomes active"
    case .resignActive: "the app resigns active"
    case .enterBackground: "the app enters the background"
    case .comeBack: "the app returns to the foreground"
    case .presenter: "a window is there"
    case .lookup(let answer): "the lookup ends: \(answer.rawValue)"
    case .consulted(let answer): "the app is asked and says \(answer ? "yes" : "no")"
    case .prompt(let choice): "the prompt ends: \(choice.rawValue)"
    case .late(let choice): "the withdrawn prompt was answered: \(choice.rawValue)"
    case .open(let didOpen): didOpen ? "the page opens" : "the page does not open"
    case .ask(let what): "the app asks for: \(what)"
    case .refresh: "background refresh"
    case .tapNotification: "the notification is tapped"
    case .event(let deferPrompt): "an event is logged\(deferPrompt ? ", no prompt now" : "")"
    case .page(let page): "a tap on a link: \(page)"
    case .dismiss: "the app dismisses the prompt"
    case .edit(let edit): "the app edits the past: \(edit.rawValue)"
    case .set(let setting): "setting: \(setting)"
    case .release(let release): "the store gets a new version: \(release.rawValue)"
    case .rollBack: "the store goes back to the version before"
    case .takeOff: "the app is taken off the store"
    case .putBack: "the app is back in the store"
    case .update: "the device installs the store's version"
    case .comesFrom(let distribution): "from the next launch on, a copy from: \(distribution.rawValue)"
    }
  }

  static func span(_ seconds: TimeInterval) -> String {
    for (unit, name) in [(86_400.0, "d"), (3600, "h"), (60, "min")] where seconds >= unit {
      return "\(Int(seconds / unit)) \(name)"
    }
    return "\(Int(seconds)) s"
  }
}
