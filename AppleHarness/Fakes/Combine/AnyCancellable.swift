/// Ends a subscription when it goes away.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public final class AnyCancellable: Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { cancel() }

  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
