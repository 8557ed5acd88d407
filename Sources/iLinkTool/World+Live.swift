import Foundation
import iLinkClient
import iLinkKit

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension World {
  /// This machine.
  public static var live: World {
    var world = World(
      environment: ProcessInfo.processInfo.environment, now: { Date() },
      standardInput: { try FileHandle.standardInput.read(upToCount: largestInput) ?? Data() },
      readFile: { try WholeFile.read($0, upTo: largestInput) },
      fileExists: { FileManager.default.fileExists(atPath: $0) },
      writeFile: { path, data in try AtomicFile.write(data, to: path) },
      outputTerminal: terminal(STDOUT_FILENO), errorTerminal: terminal(STDERR_FILENO),
      inputTerminal: terminal(STDIN_FILENO), key: { await StandardKeys.key(within: $0) },
      write: { text, stream in
        let failure = Descriptor.write(text, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
        if stream == .output { OutputFailure.shared.note(failure) }
      },
      width: { terminal($0 == .output ? STDOUT_FILENO : STDERR_FILENO).width }, signals: { StopSignals.stream() },
      pause: { seconds in try await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000)) },
      transport: { .urlSession(for: $0, timeLimit: $1, connections: RolloutPlan.mostJobs) })
    world.folder = { try FileManager.default.contentsOfDirectory(atPath: $0) }
    world.removeFile = { try? FileManager.default.removeItem(atPath: $0) }
    world.currentDirectory = { FileManager.default.currentDirectoryPath }
    world.runOpener = { try Programs.start($0, writesToErrors: true) }
    world.startProgram = { try Programs.start($0, adding: $1) }
    world.redraws = { RedrawSignals.stream() }
    world.hasLostOutput = { OutputFailure.shared.number != nil }
    return world
  }

  /// More than any honest answer or list; what is longer is cut, and then fails as what it is.
  private static let largestInput = 64_000_000

  private static func terminal(_ descriptor: Int32) -> Terminal {
    guard isatty(descriptor) == 1 else { return Terminal() }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(isTerminal: true, width: isKnown ? Int(size.ws_col) : nil)
  }
}

/// Writing to a descriptor, whole.
enum Descriptor {
  /// Writes all of a text; gives back the error number when that fails.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          usleep(1000)
          continue
        }
        return errno
      }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
    #else
    Darwin.write(descriptor, bytes, count)
    #endif
  }
}
