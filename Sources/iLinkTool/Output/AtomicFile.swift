import Foundation

/// Writing a file as a whole: whoever looks, and whenever the process is killed, finds the old content or the new one.
enum AtomicFile {
  /// The system's words for what failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    init() { description = String(cString: strerror(errno)) }
    init(_ description: String) { self.description = description }
  }

  /// Replaces the file, behind a link if there is one; a folder is refused, a device or a pipe is just written to.
  ///
  /// The new content lies beside the file for a moment, under a name with the process's number, so that two processes
  /// do not write the same one. It is not forced to the disk: this is about processes that end, not about power cuts.
  static func write(_ data: Data, to path: String) throws {
    let target = behindLinks(path)
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure("it is a folder") }
      return try write(data, to: target, flags: O_WRONLY)
    }
    let temporary = "\(target).\(getpid()).tmp"
    do {
      try write(data, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
      guard rename(temporary, target) == 0 else { throw Failure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Where a link leads to, whether or not there is something yet.
  private static func behindLinks(_ path: String) -> String {
    var path = path
    // More links behind each other than this are a ring, which the system refuses to open.
    for _ in 0..<32 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      path = next.hasPrefix("/") ? next : folder.appendingPathComponent(next).path
    }
    return path
  }

  private static func write(_ data: Data, to path: String, flags: Int32) throws {
    let descriptor = open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }
}
