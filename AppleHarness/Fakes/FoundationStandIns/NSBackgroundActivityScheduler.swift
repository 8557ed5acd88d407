import Foundation

/// The Mac's way to do something now and then. It lives as long as somebody holds it.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(macCatalyst, unavailable)
@available(macOS 10.10, *)
open class NSBackgroundActivityScheduler: NSObject {
  public typealias CompletionHandler = @Sendable (Result) -> Void

  @nonexhaustive
  public enum Result: Int, Sendable {
    case finished = 1
    case deferred = 2
  }

  public let identifier: String
  open var qualityOfService: QualityOfService = .background
  open var repeats = false
  open var interval: TimeInterval = 0
  open var tolerance: TimeInterval = 0
  open var shouldDefer: Bool { withState { $0.asksToDefer } }

  private struct State {
    var block: (@Sendable (@escaping CompletionHandler) -> Void)?
    var isRunning = false
    var asksToDefer = false
  }

  private let queue: DispatchQueue
  private let lock = NSLock()
  private var state = State()

  private func withState<Value>(_ body: (inout State) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  public init(identifier: String) {
    if identifier.isEmpty { raise("NSBackgroundActivityScheduler: the identifier must not be empty") }
    self.identifier = identifier
    queue = DispatchQueue(label: identifier)
    super.init()
    BackgroundActivities.add(self)
  }

  open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
    if repeats, interval <= 0 {
      raise("NSBackgroundActivityScheduler: a repeating activity needs an interval above zero")
    }
    withState { $0.block = block }
  }

  open func invalidate() { withState { $0.block = nil } }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(macCatalyst, unavailable)
@_spi(Stage) extension NSBackgroundActivityScheduler {
  /// Whether an activity waits for its time. One whose block has not called its completion waits for ever.
  public var isScheduled: Bool { withState { $0.block != nil && !$0.isRunning } }

  /// The system finds that it is time: the block runs on a serial queue in the background.
  ///
  /// - Returns: false when there is nothing to run, because nothing was scheduled, it was invalidated, or the last
  ///   run has not called its completion.
  @discardableResult public func fire(askingToDefer: Bool = false) -> Bool {
    let block = withState { state -> (@Sendable (@escaping CompletionHandler) -> Void)? in
      if state.isRunning || state.block == nil { return nil }
      state.isRunning = true
      state.asksToDefer = askingToDefer
      return state.block
    }
    guard let block else { return false }
    let this = SchedulerReference(scheduler: self)
    MainLoop.inBackground(on: queue) {
      block { result in
        // Only for those who still hold the scheduler is there a next time.
        if let scheduler = this.scheduler { MainLoop.inBackground(on: scheduler.queue) { scheduler.end(result) } }
      }
    }
    return true
  }

  private func end(_ result: Result) {
    withState { state in
      state.isRunning = false
      if !repeats, result == .finished { state.block = nil }
    }
  }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(macCatalyst, unavailable)
struct SchedulerReference: @unchecked Sendable { weak var scheduler: NSBackgroundActivityScheduler? }
