import Foundation

/// Keeps other runs from a folder for as long as it lives; the system opens it when the process
/// ends, however that comes about.
final class FileLock {
  private let descriptor: Int32

  /// - Parameters:
  ///   - path: A file that is made for the purpose and stays.
  ///   - waiting: Told once if another run is there first.
  init(_ path: String, waiting: () -> Void) throws {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure("\(path): cannot be written") }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      waiting()
      try Interruption.wait { _ = flock(descriptor, LOCK_EX) }
    }
  }

  deinit { close(descriptor) }
}
