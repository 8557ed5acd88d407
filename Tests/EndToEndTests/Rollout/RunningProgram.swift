import Foundation
import TestSupport

/// A program that is watched, and may be stopped, while it runs.
// What the reading threads gather is only touched under the lock.
final class RunningProgram: @unchecked Sendable {
  /// A piece of output and when it came, in seconds from the start.
  struct Piece: Sendable {
    let text: String
    let at: TimeInterval
  }

  private let process = Process()
  private let lock = NSLock()
  private var pieces: [Piece] = []
  private var errorPieces: [Piece] = []
  private let start = DispatchTime.now()
  private let readers = DispatchGroup()
  private let end = DispatchGroup()
  private var endedAt: TimeInterval?

  /// Starts `ilink`.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - environment: Variables to set, besides `PATH`.
  ///   - terminal: The end of a pseudo-terminal to use as standard error, instead of a pipe.
  ///   - outputTerminal: The same for standard output.
  init(
    _ words: [String], environment: [String: String] = [:], terminal: FileHandle? = nil,
    outputTerminal: FileHandle? = nil
  ) throws {
    process.executableURL = BuiltPrograms.url("ilink")
    process.arguments = words
    process.environment = environment.merging(
      ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    ) { own, _ in own }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputTerminal ?? output
    process.standardError = terminal ?? errors
    end.enter()
    process.terminationHandler = { [self] _ in
      lock.withLock { endedAt = seconds }
      end.leave()
    }
    try process.run()
    if outputTerminal == nil { read(output.fileHandleForReading) { self.pieces.append($0) } }
    if terminal == nil { read(errors.fileHandleForReading) { self.errorPieces.append($0) } }
  }

  /// Seconds since the start.
  var seconds: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }

  var output: [Piece] { lock.withLock { pieces } }
  var errors: [Piece] { lock.withLock { errorPieces } }
  var outputText: String { output.map(\.text).joined() }
  var errorText: String { errors.map(\.text).joined() }

  /// The letter for what it does, as the system shows it: `T` is stopped. `nil` where the system does not show it.
  var systemState: Character? {
    let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.dropFirst().first
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end: the status, as a shell says it, and when that was.
  func wait() async -> (status: Int32, at: TimeInterval) {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        end.wait()
        readers.wait()
        continuation.resume()
      }
    }
    let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return (status, lock.withLock { endedAt ?? seconds })
  }

  /// Waits until something has been written, or too long.
  func awaitOutput(_ isThere: @escaping @Sendable (RunningProgram) -> Bool, within limit: TimeInterval = 20)
    async throws
  {
    while !isThere(self), seconds < limit { try await Task.sleep(nanoseconds: 2_000_000) }
  }

  private func read(_ handle: FileHandle, _ keep: @escaping @Sendable (Piece) -> Void) {
    readers.enter()
    Thread.detachNewThread { [self] in
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        let piece = Piece(text: String(decoding: data, as: UTF8.self), at: seconds)
        lock.withLock { keep(piece) }
      }
      readers.leave()
    }
  }
}
