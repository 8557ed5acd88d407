import Foundation

/// The programs of this machine that tests run beside our own; the stage `tools` of `Scripts/test` sees to it that all
/// are there.
enum InstalledPrograms {
  static func has(_ name: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  static func among(_ names: [String]) -> [String] { names.filter(has) }
}
