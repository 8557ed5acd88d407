import Foundation
import TestSupport

/// The probe, run as a process of its own.
struct Program {
  /// What a finished process left behind.
  struct Outcome {
    let status: Int32
    let output: String
  }

  /// Runs the probe to its end.
  static func probe(_ arguments: [String]) async throws -> Outcome {
    let process = Process()
    process.executableURL = BuiltPrograms.url("ClientProbe")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        continuation.resume(
          returning: Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self)))
      }
    }
  }

  /// Runs the probe until it has printed so many lines, and kills it at once, whatever it is doing then.
  ///
  /// - Returns: How many lines it had printed when it was dead.
  static func killProbe(_ arguments: [String], afterLines lines: Int) async throws -> Int {
    let process = Process()
    process.executableURL = BuiltPrograms.url("ClientProbe")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var printed = 0
        var isKilled = false
        while true {
          let data = pipe.fileHandleForReading.availableData
          if data.isEmpty { break }
          printed += data.filter { $0 == UInt8(ascii: "\n") }.count
          if printed >= lines, !isKilled {
            kill(process.processIdentifier, SIGKILL)
            isKilled = true
          }
        }
        process.waitUntilExit()
        continuation.resume(returning: printed)
      }
    }
  }
}
