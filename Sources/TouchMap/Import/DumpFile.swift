import Foundation

/// Reads dumps from files.
public enum DumpFile {
  /// The name that stands for standard input.
  public static let standardInput = "-"

  /// Reads the dump in a file.
  ///
  /// Nothing is ever written to it.
  ///
  /// - Parameters:
  ///   - path: The file, or ``standardInput``.
  ///   - format: A format's identifier, or `nil` to recognise it by the content.
  /// - Throws: ``DumpError`` with the file's name.
  public static func read(_ path: String, as format: String? = nil) throws(DumpError) -> Dump {
    do throws(DumpError) {
      return try Dump(reading: try content(of: path), as: format)
    } catch {
      var error = error
      error.file = displayName(of: path)
      throw error
    }
  }

  /// Returns what messages call a file.
  public static func displayName(of path: String) -> String {
    path == standardInput ? "<stdin>" : path
  }

  private static func content(of path: String) throws(DumpError) -> Data {
    do {
      if path == standardInput {
        return try FileHandle.standardInput.readToEnd() ?? Data()
      }
      let url = URL(fileURLWithPath: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // Pipes, as a shell makes them for `<(command)`, cannot be mapped.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        return try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
      }
      return try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw DumpError(problem: .unreadable(reason: reason(for: error)))
    }
  }

  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "no such file"
    case .fileReadNoPermission?: "no permission"
    default: "not a readable file"
    }
  }
}
