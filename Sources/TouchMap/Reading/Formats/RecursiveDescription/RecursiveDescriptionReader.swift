/// Reads the output of `-[UIView recursiveDescription]`, with the text that people paste around it.
struct RecursiveDescriptionReader: DumpReader {
  let format = DumpFormat(
    name: "recursiveDescription", summary: "the text of -[UIView recursiveDescription]",
    sources: [
      "lldb, every window with its level: \(Screen.debuggerLineWithLevels)",
      "lldb, every window, shorter: \(Screen.debuggerLine)",
      "lldb, one window: po [window recursiveDescription]; Chisel: pviews",
      "swift-snapshot-testing: .recursiveDescription",
    ],
    evidence: .exact,
    gaps: [
      "the window level and the other windows: paste one dump for each window, back to front, or "
        + "put a line '# level 2000' above each",
      "the bounds' origin of views that are not scroll views",
      "the number, kind and state of gesture recognizers, and whether a class overrides "
        + "hitTest(_:with:) or point(inside:with:); the longest expression in Documentation/"
        + "GettingADump.md prints both below the views",
    ])

  func recognizes(_ text: ByteText) -> Bool {
    text.first("; frame = (", in: 0..<min(text.count, 1 << 16)) != nil
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    if let tree = ForeignTree.kind(ofViews: text) {
      throw DumpError(problem: .foreignTree(tree), line: 1)
    }
    return try read(text, without: PastedText(text), reading: readPlain)
  }

  private func readPlain(_ text: ByteText) throws(DumpError) -> [Screen] {
    do throws(DumpError) {
      let screens = try screens(of: text)
      if screens.allSatisfy(\.holdsNoView), let tree = ForeignTree.kind(ofObjects: text) {
        throw DumpError(problem: .foreignTree(tree), line: 1)
      }
      if text.holdsWholeDescriptions, screens.allSatisfy(\.holdsBareWindows) {
        throw DumpError(problem: .foreignTree(.windows), line: screens.first?.nodes.first?.line)
      }
      return screens
    } catch {
      let holdsFrames = text.first("frame = (", in: 0..<text.count) != nil
      let tree = holdsFrames ? ForeignTree.kind(ofObjects: text) : ForeignTree.kind(of: text)
      guard let tree else { throw error }
      throw DumpError(problem: .foreignTree(tree), line: 1)
    }
  }

  private func screens(of text: ByteText) throws(DumpError) -> [Screen] {
    var assembly = ScreenAssembly(evidence: format.evidence)
    var scanner = NodeScanner(text: text)
    var line = DumpLine(text: text, start: 0, number: 1)
    while let current = line {
      var end = current.range.upperBound
      switch current.content {
      case .blank: assembly.noteBlankLine()
      case .noise:
        assembly.noteSkippedLine()
        if text.namesWindowByIndex(current.range) { assembly.noteIndexedWindow(current.number) }
        if text.opensDocument(text.trimmed(current.range)) {
          assembly.noteOtherDocument(line: current.number)
        }
      case .unread(let isSure):
        let beginning = text.string(text.trimmed(current.range).prefix(40))
        assembly.noteUnread(beginning, line: current.number, isSure: isSure)
      case .brokenMargin: throw DumpError(problem: .brokenLine, line: current.number)
      case .elision: assembly.noteElision()
      case .complaint(let message):
        assembly.noteComplaint(text.string(message), line: current.number)
      case .heading(let title): assembly.startScreen(title: text.string(title))
      case .windowHeading(let level, let isKey): assembly.announceWindow(level: level, isKey: isKey)
      case .viewFact(let fact): assembly.add(fact)
      case .node(let start, let indentation):
        let scanned = try scanner.scan(from: start, on: current)
        end = scanned.end
        try assembly.add(scanned, indentation: indentation)
        if text.saysThatLinesAreMissing(behind: end) { assembly.noteElision() }
      }
      line = current.next(after: end)
    }
    return try assembly.finish()
  }
}

extension ByteText {
  /// Whether the text is what UIKit or lldb prints, and not shortened by a person: UIKit's
  /// description of a window names its layer, and lldb marks a list of them.
  fileprivate var holdsWholeDescriptions: Bool {
    let marks: [StaticString] = ["; layer = <", "▿ "]
    return marks.contains { first($0, in: 0..<count) != nil }
  }

  /// Whether a prompt asks for one of the windows by its index.
  fileprivate func namesWindowByIndex(_ line: Range<Int>) -> Bool {
    ["windows][", "windows[", "windows] objectAtIndex:"].contains { first($0, in: line) != nil }
  }

  /// Whether a line begins as documents of other formats do.
  fileprivate func opensDocument(_ line: Range<Int>) -> Bool {
    let marks: [StaticString] = ["[{\"", "{\"", "<?xml", "<XCUIElementType", "<AppiumAUT"]
    return marks.contains { hasText($0, at: line.lowerBound) }
  }
}

extension Screen {
  /// Whether there are only windows, and objects without a frame.
  fileprivate var holdsNoView: Bool {
    nodes.allSatisfy { $0.kind == .window || $0.unknown.contains(.geometry) }
  }

  /// Whether there are only windows without views, and nothing says that their views were printed:
  /// what prints levels prints the views as well.
  fileprivate var holdsBareWindows: Bool {
    windows.allSatisfy { $0.level == nil } && nodes.allSatisfy { $0.kind == .window }
  }
}
