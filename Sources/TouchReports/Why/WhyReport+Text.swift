import TouchMap

extension WhyReport {
  package var cells: [String] {
    [
      Percentage.text(reachable), certainty.evidence.rawValue, screen.name(of: node),
      reported.title,
    ]
  }

  package static func table(of rows: [[String]], _ style: TextStyle) -> String? {
    let heading = ["reachable", "evidence", "view", "dump"]
    return TextTable.text([heading] + rows, rightAligned: 0..<1, style: style)
  }

  /// Returns the answer for people.
  package func text(_ style: TextStyle) -> String {
    var lines = [
      style.bold(heading), "", "  " + share(style), "  " + (verdict?.text ?? VerdictReport.unasked),
    ]
    let obstacles = reach.blocks.filter { !isHandled || $0.reason != .subviewHit }
    if !obstacles.isEmpty { lines += ["", "In its way, in this order:"] }
    for block in obstacles {
      let share = Percentage.text(reach.share(of: block))
      lines.append("  \(share): \(survey.explanation(of: block, of: node))")
    }
    if reach.undecidedFraction > 0 {
      let share = Percentage.text(reach.undecidedFraction)
      lines.append("  \(share): cannot be told, another element overlaps it there")
    }
    if isOpen, let point = verdict?.verdict.point {
      lines += screen.outcomes(of: survey.asker.touch(at: point))
    }
    if !steps.isEmpty { lines += [""] + RemedyTrial.lines(of: steps) }
    if let share = trial?.reachable {
      lines.append("Tried: a finger then reaches \(Percentage.text(share)) of it.\(loss)")
    }
    if let sentence = certainty.sentence(on: screen) {
      lines += ["", sentence]
    } else if !caveats.isEmpty || !reported.otherWindows.isEmpty {
      lines += ["", "Evidence: exact\(caveats.first.map { ", " + $0 } ?? "")."]
    }
    lines += reported.otherWindows
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    var heading = screen.name(of: node)
    if let frame = survey.outlines.frames[node] { heading += ", frame \(LengthText.place(frame))" }
    heading += reported.whereabouts
    if match.count > 1 { heading += ", match \(match.number) of \(match.count)" }
    return heading
  }

  private var loss: String {
    guard let lost = trial?.lost, !lost.isEmpty else { return "" }
    let names = lost.prefix(3).map(screen.name).joined(separator: ", ")
    return " \(Plural.text(lost.count, "target loses its taps", "targets lose their taps")) by it: "
      + names + (lost.count > 3 ? " and \(lost.count - 3) more." : ".")
  }

  /// Whether a view in it acts for it, which is no obstacle.
  private var isHandled: Bool { verdict?.verdict.word == .handledBy }
  private var isOpen: Bool { verdict?.verdict.word == .cannotTell }

  private func share(_ style: TextStyle) -> String {
    let place = reported.inWindow
    guard reach.area > 0 else { return style.color("No finger reaches it.", .red) }
    if reach.undecidedFraction > 0 {
      let least = Percentage.text(reach.fraction)
      let most = Percentage.text(min(1, reach.fraction + reach.undecidedFraction))
      return style.color("A finger reaches \(least) to \(most) of it\(place).", .yellow)
    }
    if reach.blocks.isEmpty { return style.color("A finger reaches all of it\(place).", .green) }
    let share = Percentage.text(reach.fraction)
    let first = reach.blocks[0]
    let why = survey.explanation(of: first, of: node)
    if reach.reachable.isEmpty, isHandled, let by = verdict?.verdict.by {
      return style.color("A finger reaches it\(place): \(screen.name(of: by)) acts for it.", .green)
    }
    if reach.reachable.isEmpty, isOpen {
      return style.color("Whether a finger reaches it cannot be told: \(why).", .yellow)
    }
    if reach.reachable.isEmpty { return style.color("No finger reaches it: \(why).", .red) }
    return style.color("A finger reaches \(share) of it\(place).", .yellow)
  }
}
