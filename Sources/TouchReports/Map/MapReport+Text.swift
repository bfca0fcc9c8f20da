@_spi(Command) import TouchMap

extension MapReport {
  /// Whether the map, or a tap on a target, depends on the name of a class.
  @_spi(Command) public var namesRules: Bool {
    certainty.because?.isSettledByRule == true || verdict.asksForRule
  }

  /// Returns the map in words: the verdict in one line, which views take the taps of which targets,
  /// the fixes, and the targets with the part that a finger reaches.
  @_spi(Command) public func text(_ style: TextStyle) -> String {
    let targets = targets
    let bar = bar(targets)
    var lines = [VisibleText.escape(reported.heading)]
    let headline = VisibleText.escape(bar.text)
    lines += [style.bold(bar.tone.state.color.map { style.color(headline, $0) } ?? headline)]
    let sentences = verdict.sentences(besideTable: style.width != nil)
    lines += sentences.filter { $0 != bar.headline + "." }.map(VisibleText.escape)
    for culprit in verdict.culprits {
      guard let fix = culprit.fix else { continue }
      lines += fix.lines.map { style.bold(VisibleText.escape($0)) }
      lines += [verdict.proof(of: culprit)].compactMap { $0.map(VisibleText.escape) }
    }
    let end =
      ["", facts] + [sentence].compactMap { $0.map(VisibleText.escape) } + reported.otherWindows
    return (lines + table(targets, style, beside: lines + end) + end).joined(separator: "\n")
  }

  /// The lines of a terminal, of which one stays free for the prompt; the fewest rows; and the most
  /// of other outputs. Choices.
  private static let (terminalLines, fewest, most) = (23, 2, 200)

  /// The table, in a terminal with as many rows as fit beside the other lines.
  private func table(
    _ targets: TargetTable, _ style: TextStyle, beside others: [String]
  ) -> [String] {
    var most = Self.most
    if let width = style.width {
      let columns = max(20, width)
      let text = TextWidth.wrapped(others.joined(separator: "\n"), columns: columns)
      // The terminal breaks lines that are to be copied.
      let used = text.split(separator: "\n", omittingEmptySubsequences: false)
        .reduce(0) { $0 + max(1, ($1.count + columns - 1) / columns) }
      // An empty line, the heading, what is not listed, and a line about settings follow.
      most = max(Self.fewest, Self.terminalLines - used - (namesRules ? 4 : 3))
    }
    let lines = targets.text(on: screen, style, atMost: most)
    guard !lines.isEmpty else { return [] }
    let rest = targets.rows.count - (lines.count - 1)
    let command = reported.command("map", arguments: [])
    let all = "\(command.start)\(command.end) --output map.html"
    return [""] + lines
      + (rest > 0 ? ["and \(Plural.grouped(rest)) more; all of them: \(all)"] : [])
  }
}
