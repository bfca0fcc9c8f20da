extension WhyReport {
  /// Returns reports as text for people, with a blank line between two of them and, if there are
  /// several, a table of all at the end.
  package static func text(_ reports: [WhyReport], style: TextStyle = .plain) -> String {
    let table = reports.count > 1 ? [table(of: reports, style)] : []
    return (reports.map { $0.text(style) } + table).joined(separator: "\n\n")
  }

  private static func table(of reports: [WhyReport], _ style: TextStyle) -> String {
    TextTable.text(
      [["reachable", "evidence", "view", "dump"]]
        + reports.map { report in
          let place = report.file.map(DumpFile.displayName) ?? ""
          let number = report.position.count > 1 ? ", screen \(report.position.number)" : ""
          return [
            Percentage.text(report.reachable), report.evidence.rawValue,
            report.survey.screen.name(of: report.node), VisibleText.escape(place + number),
          ]
        }, rightAligned: 0..<1, style: style)
  }

  private func text(_ style: TextStyle) -> String {
    var lines = [style.bold(heading), "", "  " + share(style), "  " + verdict.text]
    if !reach.blocks.isEmpty { lines += ["", "In its way, in this order:"] }
    for block in reach.blocks {
      let share = Percentage.text(reach.share(of: block))
      lines.append("  \(share): \(survey.explanation(of: block, of: node))")
    }
    if reach.undecidedFraction > 0 {
      let share = Percentage.text(reach.undecidedFraction)
      lines.append("  \(share): cannot be told, another element that acts overlaps it there")
    }
    if let fix { lines += ["", "Fix: \(fix)"] }
    if let share = trial?.reachable {
      lines.append("Tried: a finger then reaches \(Percentage.text(share)) of it.")
    }
    if evidence != .exact { lines += ["", "Evidence: \(evidence.rawValue)"] }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    var heading = survey.screen.name(of: node)
    if let frame = survey.outlines.frames[node] {
      let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      heading += ", frame (\(lengths.map(NumberText.text).joined(separator: ", ")))"
    }
    if let file { heading += " in \(VisibleText.escape(DumpFile.displayName(of: file)))" }
    if position.count > 1 { heading += ", screen \(position.number) of \(position.count)" }
    if match.count > 1 { heading += ", match \(match.number) of \(match.count)" }
    return heading
  }

  private func share(_ style: TextStyle) -> String {
    guard reach.area > 0 else { return style.color("No finger reaches it.", .red) }
    if reach.undecidedFraction > 0 {
      let least = Percentage.text(reach.fraction)
      let most = Percentage.text(min(1, reach.fraction + reach.undecidedFraction))
      return style.color("A finger reaches \(least) to \(most) of it.", .yellow)
    }
    if reach.blocks.isEmpty { return style.color("A finger reaches all of it.", .green) }
    let share = Percentage.text(reach.fraction)
    let first = reach.blocks[0]
    let why = survey.explanation(of: first, of: node)
    if reach.reachable.isEmpty { return style.color("No finger reaches it: \(why).", .red) }
    return style.color("A finger reaches \(share) of it.", .yellow)
  }
}
