// The names are not bound to the main actor.
@available(macCatalyst, unavailable)
extension NSApplication {
  nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
    .init("NSApplicationDidFinishLaunchingNotification")
  }
  nonisolated public class var willBecomeActiveNotification: NSNotification.Name {
    .init("NSApplicationWillBecomeActiveNotification")
  }
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
    .init("NSApplicationDidBecomeActiveNotification")
  }
  nonisolated public class var willResignActiveNotification: NSNotification.Name {
    .init("NSApplicationWillResignActiveNotification")
  }
  nonisolated public class var didResignActiveNotification: NSNotification.Name {
    .init("NSApplicationDidResignActiveNotification")
  }
  nonisolated public class var didHideNotification: NSNotification.Name { .init("NSApplicationDidHideNotification") }
  nonisolated public class var didUnhideNotification: NSNotification.Name {
    .init("NSApplicationDidUnhideNotification")
  }
  nonisolated public class var willTerminateNotification: NSNotification.Name {
    .init("NSApplicationWillTerminateNotification")
  }
}
