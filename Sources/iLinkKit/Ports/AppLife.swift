import iLinkCore

/// Reports what the platform says of the app's life.
@MainActor protocol AppLife: AnyObject {
  /// Starts reporting; called once, before anything has happened.
  func report(to hear: @escaping @MainActor (AppMoment) -> Void)
  /// Whether the app is active right now: whoever starts late has missed the moment.
  var isActive: Bool { get }
  /// Whether the system started the app without showing it.
  var isInBackground: Bool { get }
}

/// A moment in an app's life.
enum AppMoment: Hashable, Sendable {
  case becameActive, resignedActive, enteredBackground, returned, presenterAvailable

  /// The same for the flow.
  var event: UpdateEvent {
    switch self {
    case .becameActive: .becameActive
    case .resignedActive: .resignedActive
    case .enteredBackground: .enteredBackground
    case .returned: .returnedFromBackground
    case .presenterAvailable: .presenterAvailable
    }
  }
}

/// A prompter that shows its prompt on the app's main window.
@MainActor protocol MainWindowPrompter: UpdatePrompter {
  /// Whether it waits for a main window; the setting `onlyPromptIfMainWindowIsAvailable`.
  var waitsForMainWindow: @MainActor () -> Bool { get set }
}
