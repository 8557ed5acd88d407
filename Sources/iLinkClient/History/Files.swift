import Foundation

/// Why a call to the file system failed: the system's words for `errno`.
struct FileFailure: Error {
  let reason: String

  init() { reason = String(cString: strerror(errno)) }
  init(_ reason: String) { self.reason = reason }
}

/// The few calls to the file system whose order and flags matter.
enum Files {
  /// A history is a few kilobytes. What is larger than this is something else.
  private static let largest = 16_000_000

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Creates a folder and those above it, for this user alone, unless they are there.
  static func createFolder(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard errno == ENOENT, parent != path else { throw FileFailure() }
    try createFolder(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileFailure() }
  }

  static func move(_ path: String, to other: String) throws(FileFailure) {
    guard rename(path, other) == 0 else { throw FileFailure() }
  }

  /// A file's bytes; `nil` when there is no file.
  static func read(_ path: String) throws(FileFailure) -> Data? {
    // Without waiting, should it be a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure()
    }
    defer { close(descriptor) }
    guard !isSomethingElse(path) else { throw FileFailure("not a file") }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure() }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= largest else { throw FileFailure("larger than \(largest / 1_000_000) MB") }
    }
  }

  /// Whether what is there is a folder, a pipe or a device; what was moved away meanwhile was a file.
  ///
  /// `fstat` would tell too, but it also tells a file's times, and Apple wants a reason for that in the privacy manifest
  /// of every app that holds the call.
  private static func isSomethingElse(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular } ?? false
  }

  /// Replaces a file as a whole: whoever looks, and whenever the process is killed, finds the old bytes or the new ones.
  static func replace(_ path: String, by temporary: String, with data: Data) throws(FileFailure) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure() }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { throw FileFailure() }
    try write(data, to: descriptor)
    guard fsync(descriptor) == 0 else { throw FileFailure() }
    try move(temporary, to: path)
    syncFolder(of: path)
  }

  private static func write(_ data: Data, to descriptor: Int32) throws(FileFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFailure() }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the new name last through a power cut; where a file system cannot do that, nothing else can be done.
  private static func syncFolder(of path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
