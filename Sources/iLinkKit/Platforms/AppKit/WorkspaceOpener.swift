#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Opens URLs with one call to the workspace, which answers when it is done: no waiting for the store, no second try.
final class WorkspaceOpener: LinkOpener {
  func open(_ url: URL) async -> Bool { await Self.open(url) }

  /// Nonisolated: the workspace answers on a queue of its own.
  private nonisolated static func open(_ url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      NSWorkspace.shared.open(url, configuration: NSWorkspace.OpenConfiguration()) { @Sendable _, error in
        continuation.resume(returning: error == nil)
      }
    }
  }
}
#endif
