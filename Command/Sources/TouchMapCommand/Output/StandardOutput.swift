import Foundation
@_spi(Command) import TouchMap

/// The standard output, for answers.
enum StandardOutput {
  /// Writes a text and a line end, unless the text ends with one or is empty. Returns whether the
  /// other end still reads: if not, as with `head`, the command ends quietly, with the status of
  /// what it found.
  ///
  /// - Throws: ``ExitStatus/badInput`` if not all could be written, after reporting the problem.
  @discardableResult static func write(_ text: String) throws -> Bool {
    try write(piece: text.endingLine)
  }

  /// Writes a text unchanged; see ``write(_:)``.
  static func write(piece: String) throws -> Bool { try write(bytes: piece.utf8) }

  /// Writes bytes unchanged; see ``write(_:)``.
  @discardableResult static func write(bytes: some Sequence<UInt8>) throws -> Bool {
    if isatty(STDOUT_FILENO) == 1 { Progress.end() } else { Progress.begin("writing") }
    defer { Progress.end() }
    do throws(Descriptor.Failure) {
      try Descriptor(STDOUT_FILENO).writeAll(bytes)
      return true
    } catch {
      if error.isReaderGone { return false }
      throw Complaint.file("standard output", .failed(error.reason)).ending()
    }
  }
}

/// The standard error, for complaints. If it takes nothing, nothing else changes.
enum StandardError {
  /// Writes a text and ends its line. Control characters in it, which may come from a file's name,
  /// become visible and have no effect.
  static func write(_ text: String) {
    Progress.end()
    show(VisibleText.escape(text) + "\n")
  }

  /// Writes a text unchanged.
  static func show(_ text: String) { try? Descriptor(STDERR_FILENO).writeAll(text.utf8) }
}

extension String {
  /// The text with a line end, unless it has one or is empty.
  var endingLine: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}
