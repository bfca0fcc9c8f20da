@_spi(Command) import TouchMap

extension ReportedScreen {
  /// What messages call the file, as it is.
  @_spi(Command) public var name: String { file.map(DumpFile.displayName) ?? "built-in screen" }

  /// The file's name in messages, as safe text for a terminal.
  var fileName: String { VisibleText.escape(name) }

  /// The file, and the screen in it if there are several.
  var title: String { fileName + particulars }

  /// Where the screen was found, as the end of a sentence; nothing for a built-in screen.
  var whereabouts: String { (file == nil ? "" : " in \(fileName)") + particulars }

  /// The number of the screen in its file, if there are several, and its title in the dump.
  private var particulars: String {
    var particulars = count > 1 ? ", screen \(number) of \(count)" : ""
    if let title = screen.title { particulars += " (\(VisibleText.escape(title)))" }
    return particulars
  }

  /// The last part of the file's path; `nil` for a built-in screen.
  var lastPart: String? {
    file == DumpFile.standardInput
      ? "standard input" : file?.split(separator: "/").last.map(String.init)
  }

  /// The name of a picture of the screen: its own title, or else the last part of the file's path.
  var heading: String {
    let heading = screen.title ?? lastPart ?? "Touch map"
    return count > 1 && screen.title == nil ? "\(heading), screen \(number) of \(count)" : heading
  }

  /// What the dump of one window leaves open and the line for lldb that answers it, as the last
  /// lines of a text; none if the dump says that it holds all windows.
  var otherWindows: [String] { lastLines(settling: nil) }

  /// The same after an answer that depends on another fact: the line prints that one.
  func lastLines(settling line: String?) -> [String] {
    let one = "The dump holds one window, and others may lie in front."
    if let line {
      return (screen.showsOneWindow ? [one] : []) + ["In lldb, this line settles it:", "  " + line]
    }
    guard screen.showsOneWindow else { return [] }
    return [one + " In lldb, this line prints all:", "  " + Screen.debuggerLine]
  }

  /// Where the answer holds, as the end of a sentence, if other windows may lie in front.
  var inWindow: String { screen.showsOneWindow ? " in this window" : "" }

  /// The screen's width and height.
  var extent: String { screen.hasScreen ? LengthText.extent(screen.frame.size) : "unknown size" }
}

extension TouchReport {
  /// The assumptions of the answer, in sentences.
  var assumptions: [String] {
    let certainty = screen.certainty
    let reason = certainty.evidence == .assumed ? certainty.because : nil
    let cut = reason.map { [screen.explanation(of: $0)] } ?? []
    let shown = 20
    let sentences = answer.assumptions.prefix(shown).map { screen.explanation(of: $0) }
    let rest = answer.assumptions.count - shown
    return cut + sentences + (rest > 0 ? ["\(rest) more of these kinds"] : [])
  }

  /// The assumptions of the answer, then the remarks of the reader.
  var notes: [String] { assumptions + screen.remarks() }
}
