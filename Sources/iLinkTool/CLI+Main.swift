import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension CLI {
  /// Runs the program's own arguments, prints, and ends the process.
  public static func main() -> Never {
    StandardDescriptors.open()
    switch begin(Array(CommandLine.arguments.dropFirst()), in: .live) {
    case .ended(let outcome): end(with: outcome)
    case .working(let settings, let work): Task { end(with: await finish(work, settings)) }
    }
    dispatchMain()
  }

  private static func end(with outcome: Outcome) -> Never {
    if !outcome.messages.isEmpty { _ = Descriptor.write(outcome.messages, to: STDERR_FILENO) }
    guard let failure = Descriptor.write(outcome.output, to: STDOUT_FILENO) ?? OutputFailure.shared.number else {
      exit(outcome.programStatus ?? outcome.status.rawValue)
    }
    // A reader that has gone (as `head` does) is no error to speak of.
    if failure == EPIPE { exit(128 + SIGPIPE) }
    let reason = String(cString: strerror(failure))
    _ = Descriptor.write("ilink: cannot write to stdout: \(reason). Check where the output goes.\n", to: STDERR_FILENO)
    exit(ExitStatus.failure.rawValue)
  }
}
