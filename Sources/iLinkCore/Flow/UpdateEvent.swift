/// What happens, as ``UpdateFlow/handle(_:at:)`` wants to hear it.
///
/// Events are handled one after the other: what happens while effects are being performed is queued behind them.
public enum UpdateEvent: Sendable {
  // MARK: The app's life

  /// The process has started. `inBackground`: the system launched it without showing it (background refresh), which is
  /// no use of the app; where the platform cannot tell, say `false`: a return that follows is understood either way.
  case launched(inBackground: Bool)
  /// The app comes back to the foreground. Ignored unless it was in the background.
  case returnedFromBackground
  /// The app has become active. Nothing is ever asked before the first one.
  case becameActive
  /// The app is no longer active: Control Centre, a system dialog, another app.
  case resignedActive
  /// The app has gone to the background: this visit is over.
  case enteredBackground
  /// There is now something to show a prompt on: a scene, a window, or the end of what covered it (a product page).
  case presenterAvailable

  // MARK: What effects came to

  /// A lookup has ended; answers ``UpdateEffect/lookUp(_:)``.
  case lookedUp(LookupOutcome)
  /// The app was asked whether to prompt; answers ``UpdateEffect/consult``. Without a delegate: `true`.
  case consulted(Bool)
  /// A prompt has ended; answers ``UpdateEffect/ask(_:)``. A late answer to a withdrawn prompt counts for the version
  /// that it showed.
  case answered(UpdateChoice, UpdatePrompt.ID)
  /// A prompt went away without an answer: the same as `answered(.vanished, …)`.
  case promptVanished(UpdatePrompt.ID)
  /// Whether the system took one of the URLs; answers ``UpdateEffect/open(_:)``. For a product page inside the app:
  /// whether it is on screen, and ``presenterAvailable`` when it is closed.
  case opened(OpenRequest.ID, Bool)

  // MARK: What the user and the app want

  /// A page is to be opened. Looks up first when its number is unknown: the tap is never lost.
  case openRequested(OpenDestination, RequestID? = nil)
  /// The user has tapped one of our notifications.
  case notificationTapped
  /// The system, or the app, gives time for a check in the background (`checkForUpdate()`).
  case backgroundRefresh(RequestID? = nil)
  /// The settings are now these.
  case settingsChanged(UpdateSettings)
  /// The app asks by itself; see ``AskedFor``.
  case askedByApp(AskedFor, RequestID? = nil)
  /// The app logs an event (`logEvent`), and does not want a prompt now if it defers it.
  case eventLogged(deferPrompt: Bool)
  /// The app changes what is remembered.
  case historyEdited(HistoryEdit)
  /// The app wants the prompt off the screen (`dismissPrompt()`). A forced one comes back when the app next becomes
  /// active, unless the setting was switched off.
  case dismissRequested

  /// What an app asks for.
  public enum AskedFor: Sendable, Hashable, CaseIterable {
    /// Ask the user if there is an update (`promptForUpdate()`).
    case prompt
    /// Say what there is (`status()`); shows nothing.
    case status
    /// Show the prompt to proof-read it, whatever is known.
    case preview
  }
}
