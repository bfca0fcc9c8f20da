/// One line of a pasted dump and what it is.
struct DumpLine {
  /// How far a node is indented: the bars before it, and the column at which it begins.
  struct Indentation {
    var bars: Int
    var column: Int
  }

  /// What a line is.
  enum Content {
    case blank
    /// A prompt, a code fence, prose: no part of a tree.
    case noise
    /// `error: ...`: what a debugger says instead of an answer.
    case complaint(message: Range<Int>)
    /// `...`: someone cut lines out.
    case elision
    /// `== title ==`: another screen begins.
    case heading(title: Range<Int>)
    /// `# level 2000 key`: what is known of the next window.
    case windowHeading(level: Double?, isKey: Bool)
    /// A description that begins with the `<` at an index.
    case node(start: Int, Indentation)
  }

  /// The bytes of the line, without its end.
  let range: Range<Int>
  /// The line's number, from 1.
  let number: Int
  /// What the line is.
  let content: Content
  private let text: ByteText

  /// Looks at the line that begins at an index; `nil` at the end of the text.
  init?(text: ByteText, start: Int, number: Int) {
    guard start < text.count else { return nil }
    let end = text.first(0x0A, in: start..<text.count) ?? text.count
    self.text = text
    self.range = start..<end
    self.number = number
    self.content = Content(of: start..<end, in: text)
  }

  /// Returns the line after the one in which an index lies.
  func next(after end: Int) -> DumpLine? {
    var number = number
    var lineEnd = range.upperBound
    while lineEnd < end, lineEnd < text.count {
      number += 1
      lineEnd = text.first(0x0A, in: (lineEnd + 1)..<text.count) ?? text.count
    }
    return DumpLine(text: text, start: lineEnd + 1, number: number + 1)
  }

  /// Returns the end of the lines that may belong to a description that this line begins: it ends
  /// before the next line that a dump or its surroundings must have begun.
  func endOfDescription() -> Int {
    var end = range.upperBound
    while let line = DumpLine(text: text, start: end + 1, number: 0) {
      switch line.content {
      case .blank, .noise, .elision, .complaint:
        if text.hasText("(lldb)", at: line.range.lowerBound) { return end }
        if text.hasText("```", at: line.range.lowerBound) { return end }
      case .heading, .windowHeading, .node: return end
      }
      end = line.range.upperBound
    }
    return end
  }
}

extension DumpLine.Content {
  fileprivate init(of line: Range<Int>, in text: ByteText) {
    let margin = Margin(of: line, in: text)
    let rest = text.trimmed(margin.end..<line.upperBound)
    guard !rest.isEmpty else {
      self = .blank
      return
    }
    if let start = margin.nodeStart(in: rest, of: text) {
      let column = start - line.lowerBound
      self = .node(start: start, DumpLine.Indentation(bars: margin.bars, column: column))
    } else if text.equals(rest, "...") || text.equals(rest, "…") {
      self = .elision
    } else if text.hasText("error: ", at: rest.lowerBound) {
      self = .complaint(message: text.trimmed((rest.lowerBound + 7)..<rest.upperBound))
    } else {
      self = Self.heading(in: rest, of: text, hasHash: margin.hasHash) ?? .noise
    }
  }

  private static func heading(in rest: Range<Int>, of text: ByteText, hasHash: Bool) -> Self? {
    if rest.count > 4, text.hasText("==", at: rest.lowerBound),
      text.hasText("==", at: rest.upperBound - 2)
    {
      let inner = text.trimmed((rest.lowerBound + 2)..<(rest.upperBound - 2))
      let isRule = text[inner].allSatisfy { $0 == 0x3D }
      return isRule ? nil : .heading(title: inner)
    }
    guard hasHash, text.hasText("level ", at: rest.lowerBound),
      let (level, end) = text.number(at: rest.lowerBound + 6, limit: rest.upperBound)
    else { return nil }
    let isKey = text.first("key", in: end..<rest.upperBound) != nil
    return .windowHeading(level: level, isKey: isKey)
  }
}
