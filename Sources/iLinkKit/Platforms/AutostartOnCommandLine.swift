#if canImport(Glibc) && !canImport(UIKit) && !canImport(AppKit)
import Dispatch

/// What the product `iLinkAutostart` calls when the program is loaded, before `main`. Starts in the main queue's first
/// turn; a program that never lets the main queue run starts nothing.
// A name that C can call; without the underscore it needs Swift 6.3.
@_cdecl("iLinkStartAfterLaunch") package func startAfterLaunch() {
  DispatchQueue.main.async { MainActor.assumeIsolated { _ = iLink.shared } }
}
#endif
