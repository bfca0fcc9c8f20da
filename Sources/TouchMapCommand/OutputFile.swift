import Foundation

/// Where a drawing goes that the user named a file for.
enum OutputFile {
  /// Writes a text to a file, or to standard output if there is none.
  static func write(_ text: String, to path: String?) throws {
    guard let path else { return try StandardOutput.write(text) }
    do {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      StandardError.write(
        "\(path): error: cannot be written; expected a file in a folder that exists and may be "
          + "written to")
      throw ExitStatus.badInput
    }
  }
}
