#if canImport(Glibc) || os(macOS)
public import Foundation

/// Opens links from a terminal: with the system's opener where there is one, and in any case prints the https link.
public final class TerminalOpener: LinkOpener {
  private let write: @MainActor (String) -> Void
  private let launch: @MainActor (URL) async -> Bool

  /// Prints to standard output, and opens with `xdg-open` on Linux and `open` on the Mac.
  public convenience init() {
    self.init(write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) }, launch: SystemOpener.open)
  }

  /// Opens with what is handed in.
  public init(write: @escaping @MainActor (String) -> Void, launch: @escaping @MainActor (URL) async -> Bool) {
    self.write = write
    self.launch = launch
  }

  /// Prints an https link and gives it to the system.
  public func open(_ url: URL) async -> Bool {
    if url.scheme == "https" { write(url.absoluteString + "\n") }
    return await launch(url)
  }
}

/// The program that opens links on this system.
private enum SystemOpener {
  #if os(macOS)
  private static let names = ["/usr/bin/open"]
  #else
  private static let names = ["/usr/bin/xdg-open", "/usr/local/bin/xdg-open", "/bin/xdg-open"]
  #endif

  @MainActor static func open(_ url: URL) async -> Bool {
    guard let path = names.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do { try process.run() } catch {
        process.terminationHandler = nil
        continuation.resume(returning: false)
      }
    }
  }
}
#endif
