import Foundation

/// The most memory that this process has had.
enum Memory {
  /// In KB; 0 where the system does not say. (`getrusage` would do, but counts what a process was before it became this
  /// program.)
  static var peakKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } ?? 0
  }
}
