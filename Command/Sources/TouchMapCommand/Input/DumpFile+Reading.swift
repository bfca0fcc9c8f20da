import Foundation
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

extension DumpFile {
  /// Reads the dump in a file.
  ///
  /// It never writes to the file.
  ///
  /// - Parameters:
  ///   - path: The file, or ``standardInput``.
  ///   - format: A format's identifier, or `nil` to recognise it by the content.
  ///   - elements: A file with the accessibility tree of the same moment, which is joined with the
  ///     views; `nil` for none.
  ///   - screen: The number of the screen, from 1, that a single accessibility tree belongs to;
  ///     `nil` for the only one.
  /// - Throws: ``DumpError`` with the file's name.
  static func read(
    _ path: String, as format: String? = nil, elements: String? = nil, screen: Int? = nil
  ) throws(DumpError) -> Dump {
    let dump = try readAlone(path, as: format)
    guard let elements else { return dump }
    let other = try readAlone(elements, as: nil)
    do throws(DumpError) {
      return try dump.joined(with: other, screen: screen)
    } catch {
      var error = error
      // The problem is in the added file, unless the views are not views.
      error.file = displayName(of: error.problem == .noViewHalf ? path : elements)
      throw error
    }
  }

  private static func readAlone(_ path: String, as format: String?) throws(DumpError) -> Dump {
    do throws(DumpError) {
      return try Dump(reading: try content(of: path), as: format)
    } catch {
      var error = error
      error.file = displayName(of: path)
      throw error
    }
  }

  private static func content(of path: String) throws(DumpError) -> Data {
    do {
      if path == standardInput { return try content(ofStream: .standardInput) }
      let url = URL(fileURLWithPath: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // Pipes, as a shell makes them for `<(command)`, cannot be mapped.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        return try content(ofStream: FileHandle(forReadingFrom: url))
      }
      guard (attributes[.size] as? Int ?? 0) <= mostBytes else { throw tooLarge }
      return try Data(contentsOf: url, options: .mappedIfSafe)
    } catch let error as DumpError {
      throw error
    } catch {
      throw DumpError(problem: .unreadable(reason: reason(for: error)))
    }
  }

  /// Reads to the end of a stream, up to a limit: a device may never end.
  private static func content(ofStream stream: FileHandle) throws -> Data {
    var content = Data()
    while let chunk = try stream.read(upToCount: 1 << 20), !chunk.isEmpty {
      content.append(chunk)
      guard content.count <= mostBytes else { throw tooLarge }
    }
    return content
  }

  private static var tooLarge: DumpError {
    let reason = "larger than \(mostBytes >> 20) MiB; expected the dump of a few screens"
    return DumpError(problem: .unreadable(reason: reason))
  }

  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "no such file"
    case .fileReadNoPermission?: "no permission"
    default: "not a readable file"
    }
  }
}
