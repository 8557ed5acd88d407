import Foundation
import TestSupport

/// A running `ilink serve`, from outside.
final class ServeProcess {
  /// What it said first.
  let firstLine: String
  /// How long that took, in seconds.
  let secondsToFirstLine: TimeInterval
  private let process = Process()
  private let ended = AsyncStream<Int32>.makeStream()

  /// Starts it with a free port, and waits for its first line.
  init(_ words: [String] = []) async throws {
    process.executableURL = BuiltPrograms.url("ilink")
    process.arguments = ["serve", "--port", "0"] + words
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let continuation = ended.continuation
    process.terminationHandler = {
      continuation.yield($0.terminationReason == .exit ? $0.terminationStatus : 128 + $0.terminationStatus)
      continuation.finish()
    }
    let start = DispatchTime.now()
    try process.run()
    firstLine = await Self.line(from: output)
    secondsToFirstLine = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }

  /// Its number.
  var number: Int32 { process.processIdentifier }

  /// The address in the first line.
  var address: String {
    guard let start = firstLine.range(of: "http://") else { return "" }
    return String(firstLine[start.lowerBound...].prefix { !" \n\"".contains($0) })
  }

  /// The port in the address.
  var port: UInt16 { UInt16(address.split(separator: ":").last ?? "") ?? 0 }

  /// Sends a signal and waits for the end; gives back the status.
  func stop(_ signal: Int32 = SIGTERM) async -> Int32 {
    kill(process.processIdentifier, signal)
    var status: Int32 = -1
    for await ending in ended.stream { status = ending }
    return status
  }

  /// A number from what the system tells of the process, such as `VmHWM`, the most memory that it has had, in kilobytes.
  func kilobytes(_ name: String) -> Int? {
    let text = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  private static func line(from pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      let handle = pipe.fileHandleForReading
      Thread.detachNewThread {
        var text = ""
        while !text.hasSuffix("\n"), let data = try? handle.read(upToCount: 1), !data.isEmpty {
          text += String(decoding: data, as: UTF8.self)
        }
        continuation.resume(returning: text)
      }
    }
  }
}
