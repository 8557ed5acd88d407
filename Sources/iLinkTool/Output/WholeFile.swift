import Foundation

/// Reading a file from its start.
enum WholeFile {
  /// The content, up to a number of bytes.
  ///
  /// Not Foundation's way, whose first file handle takes longer than all the rest of a call that reads a config file.
  static func read(_ path: String, upTo limit: Int) throws -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw AtomicFile.Failure() }
    defer { close(descriptor) }
    var content = Data()
    var portion = [UInt8](repeating: 0, count: 65_536)
    while content.count < limit {
      let count = Foundation.read(descriptor, &portion, min(portion.count, limit - content.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw AtomicFile.Failure() }
      if count == 0 { break }
      content.append(contentsOf: portion[..<count])
    }
    return content
  }
}
