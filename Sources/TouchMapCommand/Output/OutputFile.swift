import Foundation

/// Where a drawing goes that the user named a file for.
enum OutputFile {
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
