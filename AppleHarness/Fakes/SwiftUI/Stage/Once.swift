/// The work of a `task` modifier.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
final class Once: @unchecked Sendable {
  private let action: @isolated(any) () async -> Void
  init(_ action: sending @escaping @isolated(any) () async -> Void) { self.action = action }

  func start() -> Task<Void, Never> { Task { await self.action() } }
}
