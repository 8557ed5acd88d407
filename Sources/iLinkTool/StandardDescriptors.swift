#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Standard input, output and error are there, or at least nothing else is in their place.
///
/// A program may be started with any of them closed (`ilink … >&-`). The next file or socket that it opens then gets that
/// number, and what is meant for standard output goes into it: into the connection to the store, for one.
enum StandardDescriptors {
  /// Puts something that can neither be read nor written, as it was, where one is closed: using it fails as before.
  static func open() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one, because those below it are open by now. What is open for writing alone
      // cannot be read, and the other way round.
      _ = Self.open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
    Glibc.open(path, flags)
    #else
    Darwin.open(path, flags)
    #endif
  }
}
