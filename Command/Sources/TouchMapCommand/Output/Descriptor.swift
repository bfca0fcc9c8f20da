import Foundation

/// A descriptor of the system, to which bytes are written.
struct Descriptor {
  /// Why the system did not take bytes, or refused a file.
  struct Failure: Error {
    /// The system's number for the reason.
    let code: Int32

    /// The reason in the system's words.
    var reason: String { String(cString: strerror(code)) }
    /// Whether the program at the other end reads no more, as `head` does.
    var isReaderGone: Bool { code == EPIPE }

    /// The reason for which the last call of the system failed.
    static var latest: Failure { Failure(code: errno) }
  }

  /// The number of the system for it.
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Writes all bytes, after waiting for a slow reader.
  func writeAll(_ bytes: some Sequence<UInt8>) throws(Failure) {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return write(number, rest.baseAddress, min(rest.count, Self.most))
      }
      if count > 0 { written += count }
      if count == 0 { throw Failure(code: EIO) }
      if count < 0 { try wait(after: .latest) }
    }
  }

  /// The most bytes that every system takes at once.
  private static let most = 1 << 30

  /// Waits until a write that failed can be repeated.
  ///
  /// - Throws: The failure, if it cannot.
  private func wait(after failure: Failure) throws(Failure) {
    switch failure.code {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      _ = poll(&request, 1, -1)
    default: throw failure
    }
  }
}

extension Descriptor {
  /// Makes failing writes return a reason, where the system would end the process by a signal, and
  /// occupies the standard streams that are closed. Otherwise a file that is opened later gets the
  /// number of such a stream, and what is meant for the stream.
  static func prepareStandardStreams() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is used. Writing to it still fails.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
