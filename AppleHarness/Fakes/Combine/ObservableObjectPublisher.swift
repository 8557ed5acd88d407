/// Tells of a change before it happens.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public final class ObservableObjectPublisher {
  private var observers: [Int: () -> Void] = [:]
  private var last = 0

  public init() {}

  public func send() {
    for observer in observers.sorted(by: { $0.key < $1.key }) { observer.value() }
  }

  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    last += 1
    let number = last
    observers[number] = { receiveValue(()) }
    return AnyCancellable { [weak self] in self?.observers[number] = nil }
  }
}
