/// One line of a pasted dump and what it is, or what follows a description on its line.
struct DumpLine {
  /// How far a node is indented: the bars before it, and the column at which its line's content
  /// begins.
  struct Indentation {
    var bars: Int
    var column: Int
    /// Whether a number precedes the bars, as beside an editor's text.
    var isNumbered = false
    /// Whether no bar shows its depth, because another description precedes it on the line, or
    /// because there are bars on both sides of a text.
    var isUnknown = false
  }

  /// The kinds of lines.
  enum Content {
    case blank
    /// A prompt, a code fence, prose: no part of a tree.
    case noise
    /// What surely or perhaps is a line of a tree, or a part of one, and cannot be read.
    ///
    /// If it may be another thing it counts between two views and directly behind one.
    case unread(isSure: Bool)
    /// `error: ...`: a debugger's error in place of an answer.
    case complaint(message: Range<Int>)
    /// The bars before the description on the next line, which a terminal or a page broke off.
    case brokenMargin
    /// `...`: lines were cut out.
    case elision
    /// `== title ==`: another screen begins.
    case heading(title: Range<Int>)
    /// `# level 2000 key`: facts about the next window.
    case windowHeading(level: Double?, isKey: Bool)
    /// `# view 0x7f8 overrides hitTest`: further facts about a view, printed below the trees.
    case viewFact(ViewFact)
    /// A description that begins with the `<` at an index.
    case node(start: Int, Indentation)
  }

  /// The bytes of the line, without its end; of what follows a description, those from there on.
  let range: Range<Int>
  /// The line's number, from 1.
  let number: Int
  /// The kind of the line, with its content.
  let content: Content

  private let text: ByteText

  /// No description was broken with more values than this. A choice, so that the reading time is
  /// proportional to the text.
  private static let mostBrokenValues = 8

  /// Parses the line that begins at an index; `nil` at the end of the text.
  init?(text: ByteText, start: Int, number: Int) {
    guard start < text.count else { return nil }
    let line = start..<(text.first(.lineFeed, in: start..<text.count) ?? text.count)
    self.text = text
    range = line
    self.number = number
    content = text.isBrokenMargin(line) ? .brokenMargin : Content(of: line, in: text)
  }

  /// Examines the text after a description on its line; `nil` if that is not another description.
  ///
  /// After a paste through a page, all lines of a dump may be one line.
  private init?(text: ByteText, after closing: Int, end: Int, number: Int, column: Int) {
    var index = closing + 1
    var bars = 0
    var isListed = false
    while index < end, text[index] != UInt8(ascii: "<") {
      if text[index] == UInt8(ascii: "|") { bars += 1 }
      if text[index] == UInt8(ascii: ",") { isListed = true }
      guard bars > 0 || text[index].isBlank || text[index].separatesViews else { return nil }
      index += 1
    }
    guard index < end, text.startsClassName(at: index + 1),
      text.isDescription(index..<text.endOfHead(from: index, to: end))
    else { return nil }
    self.text = text
    self.number = number
    range = index..<end
    content = .node(
      start: index,
      Indentation(bars: bars, column: column, isUnknown: bars == 0 && !isListed))
  }

  /// Returns the next line after an index: the text after a description on its line, or the line
  /// after the one of the index.
  func next(after end: Int) -> DumpLine? {
    var number = number
    var lineEnd = range.upperBound
    while lineEnd < end, lineEnd < text.count {
      number += 1
      lineEnd = text.first(.lineFeed, in: (lineEnd + 1)..<text.count) ?? text.count
    }
    if case .node(_, let place) = content, end < lineEnd,
      let other = DumpLine(
        text: text, after: end, end: lineEnd, number: number, column: place.column)
    {
      return other
    }
    return DumpLine(text: text, start: lineEnd + 1, number: number + 1)
  }

  /// Whether a line below, before an index, says that lines are missing, or begins another object.
  func isFollowedByGap(before end: Int) -> Bool {
    var line = DumpLine(text: text, start: range.upperBound + 1, number: 0)
    while let next = line, next.range.lowerBound < end {
      switch next.content {
      case .elision: return true
      // What has no part of an attribute is no rest of a description, and a value begins one.
      case .unread
      where !text[next.range].contains { ";=>".utf8.contains($0) }
        && !text.startsHead(at: text.trimmed(next.range).lowerBound, to: next.range.upperBound):
        return true
      default: line = DumpLine(text: text, start: next.range.upperBound + 1, number: 0)
      }
    }
    return false
  }

  /// Returns the end of the lines that may belong to a description that this line begins: the next
  /// line that certainly begins something else.
  func endOfDescription() -> Int {
    var end = range.upperBound
    var brokenValues = 0
    while let line = DumpLine(text: text, start: end + 1, number: 0) {
      switch line.content {
      case .blank, .noise, .unread, .elision, .complaint:
        if text.hasText("(lldb)", at: line.range.lowerBound) { return end }
        if text.hasText("```", at: line.range.lowerBound) { return end }
      // A value that was broken off looks like a description, except for the frame.
      case .node(let start, let place)
      where place.bars == 0 && text.first("; frame = (", in: start..<line.range.upperBound) == nil
        && text.endsInValue(range.lowerBound..<end) && brokenValues < Self.mostBrokenValues:
        brokenValues += 1
      case .heading, .windowHeading, .viewFact, .node, .brokenMargin: return end
      }
      end = line.range.upperBound
    }
    return end
  }
}

extension DumpLine.Content {
  fileprivate init(of line: Range<Int>, in text: ByteText) {
    guard !text.isMetadata(line) else {
      self = .noise
      return
    }
    let margin = Margin(of: line, in: text)
    let rest = text.trimmed(margin.end..<line.upperBound)
    guard !rest.isEmpty else {
      self = margin.bars > 0 ? .unread(isSure: true) : .blank
      return
    }
    if let start = margin.nodeStart(in: rest, of: text) {
      self = .node(
        start: start,
        DumpLine.Indentation(
          bars: margin.bars, column: margin.column, isNumbered: margin.isNumbered,
          isUnknown: text[margin.end..<start].contains(.verticalBar)))
    } else if text.saysThatLinesAreMissing(rest) {
      self = .elision
    } else if rest.count > 7, text.hasText("error: ", at: rest.lowerBound) {
      self = .complaint(message: text.trimmed((rest.lowerBound + 7)..<rest.upperBound))
    } else {
      self =
        Self.heading(in: rest, of: text, hasHash: margin.hasHash)
        ?? Self.unread(rest, of: text, margin) ?? .noise
    }
  }

  /// A line that is certainly or perhaps in a tree; constraints and layout guides are not views.
  private static func unread(_ rest: Range<Int>, of text: ByteText, _ margin: Margin) -> Self? {
    if margin.bars > 0 || text.holdsPartOfView(rest) { return .unread(isSure: true) }
    if text.endsOrBeginsWithElision(rest) { return .unread(isSure: false) }
    guard text.startsDescription(at: rest.lowerBound, to: rest.upperBound) else { return nil }
    let head = ClassNameScanner(text: text, start: rest.lowerBound, limit: rest.upperBound)
    let isConstraint = ["Constraint", "LayoutGuide"].contains {
      text.first($0, in: head.name) != nil
    }
    return isConstraint ? nil : .unread(isSure: false)
  }

  private static func heading(in rest: Range<Int>, of text: ByteText, hasHash: Bool) -> Self? {
    if rest.count > 4, text.hasText("==", at: rest.lowerBound),
      text.hasText("==", at: rest.upperBound - 2)
    {
      let inner = text.trimmed((rest.lowerBound + 2)..<(rest.upperBound - 2))
      let isRule = text[inner].allSatisfy { $0 == .equals }
      return isRule ? nil : .heading(title: inner)
    }
    if hasHash, let fact = ViewFact(in: rest, of: text) { return .viewFact(fact) }
    // Before the hash, an editor's number or a log's date may stand.
    let start = hasHash ? rest.lowerBound : text.first("# level ", in: rest).map { $0 + 2 }
    guard let start, text.hasText("level ", at: start),
      let (level, end) = text.number(at: start + 6, limit: rest.upperBound)
    else { return nil }
    let tail = text.trimmed(end..<rest.upperBound)
    let isKey = text.first("key", in: tail) != nil
    guard hasHash || tail.isEmpty || text.equals(tail, "key") else { return nil }
    return .windowHeading(level: level, isKey: isKey)
  }
}

extension ByteText {
  /// Whether a line is what Xcode's console prints above a message: `Timestamp: … | PID: …`.
  fileprivate func isMetadata(_ line: Range<Int>) -> Bool {
    let content = trimmed(line)
    return hasText("Timestamp: ", at: content.lowerBound)
      && (first("| PID", in: content) ?? first("| TID", in: content)) != nil
  }

  /// Whether a line holds nothing but bars, and a description begins the next one.
  fileprivate func isBrokenMargin(_ line: Range<Int>) -> Bool {
    let next = line.upperBound + 1
    guard next < count, self[next] == .lessThan, self[line].contains(.verticalBar) else {
      return false
    }
    let margin = Margin(of: line, in: self)
    return margin.bars > 0 && trimmed(margin.end..<line.upperBound).isEmpty
      && startsHead(at: next, to: first(.lineFeed, in: next..<count) ?? count)
  }

  /// Whether a line without a margin contains a part of a view's description, or bars after a text
  /// that no tool prints before them.
  fileprivate func holdsPartOfView(_ line: Range<Int>) -> Bool {
    guard
      first(.equals, in: line) != nil || first(.semicolon, in: line) != nil
        || first(.lessThan, in: line) != nil || first(.verticalBar, in: line) != nil
    else { return false }
    // Bars behind marks and numbers alone.
    let marks = self[line].prefix { $0 != .lessThan && !$0.isLetter }
    if marks.contains(.verticalBar) { return true }
    if first("frame = (", in: line) != nil || first("layer = <", in: line) != nil { return true }
    let content = self[line]
    if content.last == .greaterThan, first(" = ", in: line) != nil, first("; ", in: line) != nil {
      return true
    }
    // An attribute of a view: "; hidden = YES".
    var start = line.lowerBound
    while let found = first("; ", in: start..<line.upperBound) {
      if AttributeKeys.standsKnownKey(at: found + 1, in: self) { return true }
      start = found + 2
    }
    start = line.lowerBound
    while let found = first(.lessThan, in: start..<line.upperBound) {
      start = found + 1
      guard startsClassName(at: start) || start == line.upperBound else { continue }
      let before = trimmed(line.lowerBound..<found)
      if let last = self[before].last, last == .verticalBar { return true }
      let head = ClassNameScanner(text: self, start: found, limit: line.upperBound)
      // What is not closed was broken off.
      let isOpen = head.end >= line.upperBound || hasText(";", at: head.end)
      if isOpen, head.address != nil || hasText(":", at: head.name.upperBound) { return true }
    }
    return false
  }

  /// The end of the text that shows whether a description begins at an index: where the next may
  /// begin.
  fileprivate func endOfHead(from index: Int, to end: Int) -> Int {
    first("<", in: (index + 2)..<Swift.max(index + 2, end)) ?? end
  }

  /// Whether the last thing in a range, apart from blanks, is a key without its value.
  fileprivate func endsInValue(_ range: Range<Int>) -> Bool {
    let content = trimmed(range)
    guard let last = content.last else { return false }
    return self[last] == UInt8(ascii: "=") || self[last] == UInt8(ascii: ":")
      || self[last] == UInt8(ascii: ",")
  }
}

extension UInt8 {
  /// The separators between two views of a list.
  fileprivate var separatesViews: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
      || self == UInt8(ascii: ";") || self == UInt8(ascii: "`")
  }
}
