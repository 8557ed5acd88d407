public import iLinkCore

/// An app that asks by itself.
extension iLink {
  /// Looks up and asks the user, if there is something newer for this device; skips the rules that only hold for
  /// prompts that nobody asked for. Asks in preview mode too.
  public func promptForUpdate() { happened(.askedByApp(.prompt)) }

  /// The same, and gives the decision: why there was no prompt, for example. Does not wait for the user's answer.
  @discardableResult public func promptForUpdate() async -> UpdateDecision {
    await decision { .askedByApp(.prompt, $0) }
  }

  /// Shows the prompt to proof-read it, whatever is known: every button closes it, nothing is stored.
  public func previewPrompt() { happened(.askedByApp(.preview)) }

  /// Looks up in the background, and gives notice if there is an update and `localNotificationWhenUpdate` is on.
  @discardableResult public func checkForUpdate() async -> UpdateDecision {
    await decision { .backgroundRefresh($0) }
  }

  /// For a "Check for Updates…" item: looks up and says what there is. Shows nothing.
  public func status() async -> UpdateStatus {
    let decision = await decision { .askedByApp(.status, $0) }
    return UpdatePolicy.status(of: decision.facts, at: decision.decidedAt)
  }

  /// The newer version to show unasked, as in a badge; `nil` while there is none for this device that is ripe.
  public var availableUpdate: StoreListing? { flow.availableUpdate(at: environment.now()) }

  /// The prompt that is on screen.
  public var prompt: UpdatePrompt? { flow.prompt }

  /// Takes the prompt off the screen, if there is one. A forced one comes back when the app next becomes active, unless
  /// its setting was switched off.
  public func dismissPrompt() { happened(.dismissRequested) }

  /// Logs an event of the app, for `eventsUntilPrompt`; may prompt, unless deferred.
  public func logEvent(deferPrompt: Bool) { happened(.eventLogged(deferPrompt: deferPrompt)) }

  private func decision(_ event: (RequestID) -> UpdateEvent) async -> UpdateDecision {
    await withCheckedContinuation { continuation in happened(event(waiters.wait(for: continuation))) }
  }
}
