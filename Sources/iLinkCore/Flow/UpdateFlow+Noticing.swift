#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Notices: where an automatic decision would prompt, once per store version, and only while the app is not in use.
extension UpdateFlow {
  mutating func considerNotice(_ turn: inout Turn) {
    guard noticeVersion(consulted: true, turn) != nil else { return }
    guard decide(.automatic(.refresh), turn).needsConsultation else {
      giveNotice(&turn, consulted: nil)
      return
    }
    wantsNotice = true
    guard !isConsulting else { return }
    isConsulting = true
    turn.effects.append(.consult)
  }

  mutating func giveNotice(_ turn: inout Turn, consulted: Bool?) {
    guard let version = noticeVersion(consulted: consulted, turn) else { return }
    remember(&turn) { history, _ in
      history.notified = version
      history.isNoticeScheduled = true
    }
    turn.effects.append(.notify(version))
  }

  /// The version to give notice of, if there is one that none was given of yet.
  private func noticeVersion(consulted: Bool?, _ turn: Turn) -> VersionText? {
    guard settings.localNotificationWhenUpdate, !isActive else { return nil }
    let decision = decide(.automatic(.refresh), turn, consulted: consulted)
    guard decision.kind == .newer || decision.kind == .forced, let subject = decision.subject,
      let store = subject.version.version
    else { return nil }
    if let notified = history.notified?.version, store <= notified { return nil }
    return subject.version
  }
}
