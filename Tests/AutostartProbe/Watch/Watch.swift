import Dispatch
import Foundation

/// Looks from outside whether iLink has started: then it has written down the first use.
public enum Watch {
  /// Lets the main queue run until iLink's file is there or the seconds are over, prints which, and ends the program.
  public static func firstUse(seconds: Double) -> Never {
    let state = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? "/nowhere"
    let file = "\(state)/ilink/\(ProcessInfo.processInfo.processName).json"
    look(at: file, until: Date(timeIntervalSinceNow: seconds))
    dispatchMain()
  }

  private static func look(at file: String, until end: Date) {
    let isThere = FileManager.default.fileExists(atPath: file)
    if isThere || Date() > end {
      print(isThere ? "started" : "nothing")
      exit(0)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { look(at: file, until: end) }
  }
}
