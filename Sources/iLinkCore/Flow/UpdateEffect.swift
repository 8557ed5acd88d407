/// What is to be done, in this order.
public indirect enum UpdateEffect: Hashable, Sendable {
  /// Look up, and report with ``UpdateEvent/lookedUp(_:)``. There is never more than one under way.
  case lookUp(LookupOrder)
  /// Ask the app (`iLinkShouldPromptForUpdate`), and report with ``UpdateEvent/consulted(_:)``.
  case consult
  /// Show a prompt, and report with ``UpdateEvent/answered(_:_:)``. There is never more than one on screen: what was
  /// there is withdrawn by an effect before this one.
  case ask(UpdatePrompt)
  /// Take a prompt off the screen. Nothing needs to be reported; an answer that was already given still counts.
  case withdraw(UpdatePrompt.ID)
  /// Open a page, and report with ``UpdateEvent/opened(_:_:)``.
  case open(OpenRequest)
  /// Schedule a local notification of this version. Nothing needs to be reported.
  case notify(VersionText)
  /// Remember. Comes first among the effects of an event, so that a killed process forgets nothing it has shown.
  case save(UpdateHistory)
  /// Tell the delegate, the event stream, the log and whoever waits.
  case tell(UpdateNews)
}
