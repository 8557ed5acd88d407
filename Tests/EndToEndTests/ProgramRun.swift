import Foundation
import TestSupport

/// One run of a built program, from outside: arguments in, streams and status out.
struct ProgramRun: Sendable {
  let output: String
  let errors: String
  let status: Int32
  let seconds: TimeInterval
  /// The most memory that it had, in megabytes, as far as could be seen from outside.
  let memory: Double

  /// Runs `ilink` and waits for its end.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - environment: Variables to set, besides an empty environment's `PATH`.
  ///   - input: Standard input.
  ///   - shell: A shell line to run instead, with `$ilink` as the program.
  static func ilink(
    _ words: [String] = [], environment: [String: String] = [:], input: Data = Data(), shell: String? = nil
  ) async throws -> ProgramRun {
    let process = Process()
    let program = BuiltPrograms.url("ilink")
    process.executableURL = shell == nil ? program : URL(fileURLWithPath: "/bin/bash")
    process.arguments = shell.map { ["-c", $0] } ?? words
    process.environment = environment.merging(
      ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "ilink": program.path]
    ) { own, _ in own }
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    let start = DispatchTime.now()
    let ended = AsyncStream<(status: Int32, seconds: TimeInterval)>.makeStream()
    process.terminationHandler = {
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
      let status = $0.terminationReason == .exit ? $0.terminationStatus : 128 + $0.terminationStatus
      ended.continuation.yield((status, seconds))
      ended.continuation.finish()
    }
    try process.run()
    async let memory = peakMemory(of: process.processIdentifier)
    async let output = everything(from: stdout)
    async let errors = everything(from: stderr)
    feed(input, to: stdin)
    var end: (status: Int32, seconds: TimeInterval) = (-1, 0)
    for await ending in ended.stream { end = ending }
    return ProgramRun(
      output: await output, errors: await errors, status: end.status, seconds: end.seconds, memory: await memory)
  }

  private static func everything(from pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      let handle = pipe.fileHandleForReading
      Thread.detachNewThread {
        let data = (try? handle.readToEnd()) ?? Data()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }

  private static func feed(_ input: Data, to pipe: Pipe) {
    let handle = pipe.fileHandleForWriting
    Thread.detachNewThread {
      if !input.isEmpty { try? handle.write(contentsOf: input) }
      try? handle.close()
    }
  }

  /// Watches a process from outside until it is gone: its high-water mark of memory, in megabytes; 0 where the system
  /// does not tell.
  private static func peakMemory(of process: Int32) async -> Double {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var peak = 0.0
        while let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) {
          let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
          guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
          else { break }
          peak = max(peak, kilobytes / 1024)
          usleep(1000)
        }
        continuation.resume(returning: peak)
      }
    }
  }
}
