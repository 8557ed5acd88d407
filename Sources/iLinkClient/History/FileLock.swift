import Foundation

/// The right to write a file, held by one at a time among all threads and processes. The system takes it back from a
/// process that ends, however it ends.
struct FileLock {
  enum Failure: Error {
    case busy(seconds: Int)
    case system(FileFailure)
  }

  /// A change takes milliseconds; who holds a lock for this long is stopped or stuck.
  private static let patience = 10

  private let descriptor: Int32

  /// Waits for the lock on a file that exists for this purpose alone.
  init(_ path: String) throws(Failure) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(FileFailure()) }
    // Asked for again and again, because a call that waits could not be given up.
    let pause: useconds_t = 1000
    for _ in 0..<(Self.patience * 1_000_000 / Int(pause)) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let failure = FileFailure()
        close(descriptor)
        throw .system(failure)
      }
      usleep(pause)
    }
    close(descriptor)
    throw .busy(seconds: Self.patience)
  }

  func release() { close(descriptor) }
}
