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
      error.file = path == standardInput ? "<stdin>" : path
      throw error
    }
  }

  private static func content(of path: String) throws(DumpError) -> Data {
    do {
      if path == standardInput {
        return try FileHandle.standardInput.readToEnd() ?? Data()
      }
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
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
