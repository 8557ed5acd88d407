#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Opens URLs through the application. Nobody is asked beforehand whether that would work: the answer is for schemes that
/// the app has listed only.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
final class ApplicationOpener: LinkOpener {
  func open(_ url: URL) async -> Bool { await UIApplication.shared.open(url, options: [:]) }
}
#endif
