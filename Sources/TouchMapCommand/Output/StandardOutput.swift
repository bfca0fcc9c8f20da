import ArgumentParser
import Foundation
import TouchReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The standard output, for answers.
enum StandardOutput {
  /// Writes a text and a line end, unless the text ends with one or is empty.
  ///
  /// - Throws: ``ExitStatus/badInput`` if not all of it could be written. It reports the problem
  ///   unless the reader closed the stream, as `head` does.
  static func write(_ text: String) throws {
    try write(bytes: Array((text.isEmpty || text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes bytes unchanged; see ``write(_:)``.
  static func write(bytes: [UInt8]) throws {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.write($0, to: STDOUT_FILENO) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        if errno != EPIPE {
          Complaint.file("standard output", .failed(String(cString: strerror(errno)))).tell()
        }
        throw ExitStatus.badInput
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Makes a write to a closed reader fail, instead of ending the process by a signal.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes as much as the other end accepts at once, and returns the number of bytes. It is
  /// negative if none could be written; `errno` has the reason.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}

/// The file that the user named for a drawing.
enum OutputFile {
  /// Returns the format for the extension of a file's name; a name without an extension means the
  /// plain format.
  ///
  /// - Throws: `ValidationError` with the known extensions if there is no such format.
  static func format<Format: RawRepresentable<String> & CaseIterable & Equatable>(
    of path: String?, plain: Format
  ) throws -> Format {
    let end = path.map { ($0 as NSString).pathExtension.lowercased() } ?? ""
    guard !end.isEmpty, end != "txt" else { return plain }
    let name = ["htm": "html", "ndjson": "jsonl", "md": "markdown"][end] ?? end
    if let format = Format(rawValue: name) { return format }
    let known = Format.allCases.filter { $0 != plain }.map { ".\($0.rawValue)" }
    throw ValidationError(
      "nothing is written as '.\(end)'; expected a file that ends in .txt, "
        + "\(known.joined(separator: ", ")), or --format")
  }

  /// Writes a picture to a file as PNG.
  ///
  /// - Throws: ``ExitStatus/badInput`` if no program draws it; then there is no file.
  static func write(_ picture: Picture, asPNGTo path: String) throws {
    let data: Data
    do throws(PictureRenderer.Failure) {
      data = try PictureRenderer().png(
        of: picture.svg, width: picture.size.width, height: picture.size.height)
    } catch {
      throw Complaint.file(path, .failed(error.reason)).ending()
    }
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw Complaint.file(path, .unwritable).ending()
    }
  }

  /// Writes a text to a file, or to standard output if there is none.
  static func write(_ text: String, to path: String?) throws {
    guard let path else { return try StandardOutput.write(text) }
    do {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Complaint.file(path, .unwritable).ending()
    }
  }
}
