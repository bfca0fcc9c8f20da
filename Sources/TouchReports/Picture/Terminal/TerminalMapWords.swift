import TouchMap

/// The lines above and below a map in a terminal, or instead of it.
struct TerminalMapWords {
  private let report: MapReport
  private let picture: TouchPicture
  private let style: TextStyle
  private let code: TerminalCode
  private var paragraphs: [Paragraph] = []

  /// Lines that belong together.
  private struct Paragraph {
    var lines: [String]
    /// Where there is no room for all, those of the highest rank are left out; those of rank 0
    /// never.
    var rank = 0
    var isBelow = false
  }

  init(_ report: MapReport, _ picture: TouchPicture, _ style: TextStyle, _ code: TerminalCode) {
    self.report = report
    self.picture = picture
    self.style = style
    self.code = code
    paragraphs = head + fixes + facts
  }

  /// How many lines there are, and how many of them are needed.
  var count: (all: Int, needed: Int) {
    (
      paragraphs.reduce(0) { $0 + $1.lines.count },
      paragraphs.reduce(0) { $0 + ($1.rank == 0 ? $1.lines.count : 0) }
    )
  }

  /// The most columns that a line takes.
  var columns: Int { paragraphs.flatMap(\.lines).map(TextWidth.columns).max() ?? 0 }

  /// The lines above the map and below it, as many as fit into a number of lines.
  ///
  /// - Parameter numbers: The names of the culprits that have numbers on the map.
  func lines(_ numbers: [String] = [], atMost limit: Int?) -> (above: [String], below: [String]) {
    let names = numbers.isEmpty ? [] : wrapped(numbers.joined(separator: ", "))
    var rest = paragraphs.filter { !$0.isBelow }
    rest.append(Paragraph(lines: names, rank: 1, isBelow: true))
    rest += paragraphs.filter(\.isBelow)
    while let limit, rest.reduce(0, { $0 + $1.lines.count }) > limit,
      let rank = rest.map(\.rank).max(), rank > 0,
      let last = rest.lastIndex(where: { $0.rank == rank })
    {
      rest.remove(at: last)
    }
    return (
      rest.filter { !$0.isBelow }.flatMap(\.lines), rest.filter(\.isBelow).flatMap(\.lines)
    )
  }

  /// The lines where there is no map: in a terminal the largest regions are in its place.
  func list(atMost limit: Int?) -> [String] {
    let (above, below) = lines(atMost: limit)
    guard let limit else { return above + [""] + below }
    let room = limit - above.count - 1
    return room > 1 ? above + [""] + list(of: room) : above
  }

  private var head: [Paragraph] {
    let sentences = picture.verdict.sentences
    let headline = wrapped(sentences.first).map {
      picture.culprits.isEmpty ? style.bold($0) : style.color($0, .red)
    }
    return [
      Paragraph(lines: wrapped(report.reported.heading), rank: 2), Paragraph(lines: headline),
    ] + sentences.dropFirst().map { Paragraph(lines: wrapped($0), rank: 1) }
  }

  /// In a terminal with a height only the first steps are shown. A choice.
  private static let mostSteps = 3

  private var fixes: [Paragraph] {
    var room = style.height == nil ? Int.max : Self.mostSteps
    var paragraphs: [Paragraph] = []
    var more = 0
    var unfixed: Node.ID?
    for culprit in picture.culprits {
      guard let fix = culprit.fix else { continue }
      let shown = min(room, fix.steps.count)
      room -= shown
      paragraphs.append(
        Paragraph(
          lines: RemedyTrial.lines(of: fix.steps, atMost: shown).flatMap(wrapped).map(style.bold)))
      if shown > 0 {
        paragraphs.append(Paragraph(lines: wrapped(picture.verdict.proof(of: culprit)), rank: 2))
      }
      guard shown < fix.steps.count else { continue }
      more += fix.steps.count - shown
      unfixed = unfixed ?? culprit.blocked.first.map { picture.blocked[$0].node } ?? culprit.node
    }
    guard let unfixed else { return paragraphs }
    let name = picture.screen.nameToAsk(for: unfixed)
    let command = report.reported.command("why \(ShellText.quoted(name))")
    return paragraphs + [
      Paragraph(lines: wrapped("and \(more) more: \(command.start)\(command.end)"))
    ]
  }

  private var facts: [Paragraph] {
    let lines = [(wrapped(picture.undrawnFindings), 2), (wrapped(report.facts), 3), (legend, 3)]
    let rest =
      style.height == nil
      ? [[""] + list(of: .max), wrapped(report.sentence)]
        + [report.reported.otherWindows] : []
    return (lines + rest.map { ($0, 3) }).map {
      Paragraph(lines: $0.0, rank: $0.1, isBelow: true)
    }
  }

  private func wrapped(_ text: String?) -> [String] {
    guard let text else { return [] }
    let safe = VisibleText.escape(text)
    return style.width.map { TextWidth.lines(safe, columns: max(20, $0)) } ?? [safe]
  }

  /// The meanings of colours and letters, as many in a line as fit.
  private var legend: [String] {
    var entries = picture.legend.map { entry in
      Entry(
        role: entry.role, letter: entry.role.letter,
        text: "\(entry.role.title.lowercased()) \(Percentage.text(entry.share))")
    }
    entries += picture.marks.map { entry in
      Entry(
        mark: entry.mark, letter: entry.mark.letter,
        text: "\(entry.mark.title.lowercased()) \(Plural.grouped(entry.count))")
    }
    var lines: [[Entry]] = []
    var room = 0
    for entry in entries {
      let width = TextWidth.columns(of: entry.text) + 6
      if width > room || lines.isEmpty {
        lines.append([])
        room = style.width ?? 80
      }
      lines[lines.count - 1].append(entry)
      room -= width
    }
    return lines.map { $0.map(swatch).joined(separator: "  ") }
  }

  private struct Entry {
    /// The meaning of an area, or the mark of targets.
    var role: TouchRole?
    var mark = TargetMark.blocked
    var letter: Character
    var text: String
  }

  private func swatch(_ entry: Entry) -> String {
    guard code.colors != .none else { return "[\(entry.letter)] \(entry.text)" }
    let (ink, ground): (TerminalInk, TerminalInk) =
      entry.role.map { (.text($0), .area($0)) } ?? (.ghost(entry.mark), .area(entry.mark.ground))
    let letter = code.colors == .basic || entry.role == nil ? entry.letter : " "
    return "\(code.paint(ink, on: ground)) \(letter) \(TerminalCode.reset) \(entry.text)"
  }

  /// The largest regions by name and line, and the culprits that they belong to.
  private func list(of most: Int) -> [String] {
    let culprits = picture.culpritNames
    let regions = picture.regions.enumerated()
      .sorted { ($1.element.area, $0.offset) < ($0.element.area, $1.offset) }.map(\.element)
    let rest = regions.count > most ? regions.count - most + 1 : 0
    let lines = regions.dropLast(rest).map { region in
      let share = report.share(of: region.area)
      let gap = String(repeating: " ", count: max(0, 12 - share.count))
      let name = region.node.map { node in
        let name = region.name?.phrase ?? ""
        let culprit = culprits[node].flatMap { $0 == region.name?.text ? nil : " in \($0)" } ?? ""
        return "\(name) (line \(picture.screen.nodes[node].line))\(culprit)"
      }
      let text = "\(gap)\(share)  \(name ?? region.role.title.lowercased())"
      return most < .max ? TextWidth.excerpt(text, columns: style.width ?? .max) : text
    }
    return lines + (rest > 0 ? ["and \(Plural.grouped(rest)) more areas"] : [])
  }
}
