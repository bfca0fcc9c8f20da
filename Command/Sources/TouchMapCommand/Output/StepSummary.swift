import Foundation

/// The summary that GitHub shows for a step.
enum StepSummary {
  /// GitHub refuses a summary of more than one mebibyte.
  private static let limit = 1 << 20

  /// Appends Markdown to the summary if the command runs in a step. If the text is too long, it is
  /// cut at a line, with a note.
  static func append(_ markdown: String) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else { return }
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    defer { try? file.close() }
    let used = (try? file.seekToEnd()) ?? 0
    let room = max(0, limit - Int(used) - 100)
    try? file.write(contentsOf: Data(shortened(markdown, to: room).utf8))
  }

  private static func shortened(_ markdown: String, to room: Int) -> String {
    guard markdown.utf8.count >= room else { return markdown + "\n" }
    var text = ""
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      guard text.utf8.count + line.utf8.count < room else { break }
      text += line + "\n"
    }
    return text + "\nThe rest is left out: GitHub takes no more.\n"
  }
}
