import Foundation

/// A sign of waiting on a terminal: one line on standard error, there after a tenth of a second and gone at the end.
enum WaitLine {
  static let delay: TimeInterval = 0.1

  /// Does the work; on a terminal that wants it, says meanwhile what is waited for.
  static func during<Value: Sendable>(
    _ call: Call, _ text: String, _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    guard call.settings.showsProgress, call.world.errorTerminal.isTerminal else { return try await work() }
    let world = call.world
    let sign = Task {
      try await world.pause(delay)
      world.write("\r\(text)", .error)
      return true
    }
    defer { sign.cancel() }
    let result: Result<Value, any Error>
    do { result = .success(try await work()) } catch { result = .failure(error) }
    sign.cancel()
    if (try? await sign.value) == true { world.write("\r\u{1B}[K", .error) }
    return try result.get()
  }
}
