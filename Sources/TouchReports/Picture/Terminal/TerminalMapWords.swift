import TouchMap

/// The lines above and below a map in a terminal.
struct TerminalMapWords {
  private let report: MapReport
  private let picture: TouchPicture
  private let style: TextStyle
  private let code: TerminalCode
  /// The most regions that are listed if there is no terminal with a height. A choice.
  private static let mostListed = 24

  init(_ report: MapReport, _ picture: TouchPicture, _ style: TextStyle, _ code: TerminalCode) {
    self.report = report
    self.picture = picture
    self.style = style
    self.code = code
  }

  var above: [String] {
    let verdict = picture.verdict
    let sentences = picture.sentences
    return wrapped(report.reported.heading)
      + wrapped(sentences.first).map {
        verdict.culprits.isEmpty ? style.bold($0) : style.color($0, .red)
      }
      + sentences.dropFirst().flatMap(wrapped)
      + verdict.culprits.prefix(ScreenVerdict.mostNamed).flatMap { culprit in
        wrapped(culprit.fix.map { "Fix: " + $0.text }).map(style.bold)
          + wrapped(verdict.proof(of: culprit))
      }
  }

  var below: [String] {
    wrapped(picture.undrawnFindings) + wrapped(report.facts) + legend
      + (style.height == nil
        ? [""] + list + wrapped(report.sentence) + report.reported.otherWindows : [])
  }

  /// The names of the culprits that have numbers in the block.
  func explaining(_ numbers: [String]) -> [String] {
    numbers.isEmpty ? [] : wrapped(numbers.joined(separator: ", "))
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
  private var list: [String] {
    let culprits = picture.culpritNames
    let regions = picture.regions.enumerated()
      .sorted { ($1.element.area, $0.offset) < ($0.element.area, $1.offset) }.map(\.element)
    let lines = regions.prefix(Self.mostListed).map { region in
      let share = report.share(of: region.area)
      let gap = String(repeating: " ", count: max(0, 12 - share.count))
      let name = region.node.map { node in
        let name = region.name?.phrase ?? ""
        let culprit = culprits[node].flatMap { $0 == region.name?.text ? nil : " in \($0)" } ?? ""
        return "\(name) (line \(picture.screen.nodes[node].line))\(culprit)"
      }
      return "\(gap)\(share)  \(name ?? region.role.title.lowercased())"
    }
    let rest = regions.count - lines.count
    return lines + (rest > 0 ? ["and \(rest) more"] : [])
  }
}
