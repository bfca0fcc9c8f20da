import Foundation

/// The file that the user named for a drawing.
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
