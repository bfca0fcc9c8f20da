@_spi(Command) import TouchMap

extension WhyReport {
  /// Whether the answer depends on a class of the app.
  @_spi(Command) public var namesRules: Bool { certainty.because?.isSettledByRule == true }

  /// The cells of the table below several reports.
  @_spi(Command) public var cells: [String] {
    [
      Percentage.text(reachable), certainty.evidence.rawValue, screen.name(of: node),
      reported.title,
    ]
  }

  /// Returns the table below several reports.
  @_spi(Command) public static func table(of rows: [[String]], _ style: TextStyle) -> String? {
    let heading = ["reachable", "evidence", "view", "dump"]
    return TextTable.text([heading] + rows, rightAligned: 0..<1, style: style)
  }

  /// Returns the answer for people.
  @_spi(Command) public func text(_ style: TextStyle) -> String {
    var lines = [
      style.bold(heading), "", "  " + share(style), "  " + (verdict?.text ?? VerdictReport.unasked),
    ]
    let obstacles = reach.blocks.filter { !isHandled || $0.reason != .subviewHit }
    if !obstacles.isEmpty { lines += ["", "In its way, in this order:"] }
    for block in obstacles {
      let share = Percentage.text(reach.share(of: block))
      lines.append("  \(share): \(explanation(of: block))")
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
    if !others.isEmpty { lines += ["", "Others with this name:"] + namesakes }
    if let sentence = certainty.sentence(on: screen) {
      lines += ["", sentence]
    } else if !caveats.isEmpty || !reported.otherWindows.isEmpty {
      lines += ["", "Evidence: exact\(caveats.first.map { ", " + $0 } ?? "")."]
    }
    lines += reported.lastLines(settling: verdict?.verdict.debuggerLine(on: survey))
    return lines.joined(separator: "\n")
  }

  private var namesakes: [String] {
    let listed = others.prefix(Brief.mostOthers).map { other in
      let frame = survey.outlines.frames[other.node].map { ", frame \(LengthText.place($0))" } ?? ""
      let word = other.verdict.map { ": \($0.word.rawValue)" } ?? ""
      return "  \(screen.name(of: other.node))\(frame)\(word)"
    }
    let more = others.count - listed.count
    return listed + (more > 0 ? ["  and \(Plural.grouped(more)) more"] : [])
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

  /// How much of it a finger reaches, and what the verdict names against a tap, in a sentence.
  func share(_ style: TextStyle) -> String {
    let place = reported.inWindow
    guard reach.area > 0 else { return style.color("No finger reaches it.", .red) }
    let why = verdict.flatMap { survey.explanation(of: $0.verdict, of: node) }
    let isLost = verdict.map { !$0.verdict.word.reaches } ?? reach.reachable.isEmpty
    let isCertain = reach.undecidedFraction == 0
    if isOpen, isCertain, verdict?.verdict.tapPoint == nil, let why {
      return style.color("Whether a finger reaches it cannot be told: \(why).", .yellow)
    }
    if isCertain, reach.reachable.isEmpty {
      if let by = verdict?.verdict.by, isHandled {
        return style.color(
          "A finger reaches it\(place): \(screen.name(of: by)) acts for it.", .green)
      }
      if isLost {
        return style.color("No finger reaches it\(why.map { ": \($0)" } ?? "").", .red)
      }
    }
    let isAll = reach.blocks.isEmpty && isCertain
    let but = why.map { ", but \(pointOfLoss)\($0)" } ?? ""
    return style.color(
      "A finger reaches \(isAll ? "all" : amount) of it\(place)\(but).",
      isAll && but.isEmpty ? .green : .yellow)
  }

  /// The part that a finger reaches.
  private var amount: String {
    let least = Percentage.text(reach.fraction)
    guard reach.undecidedFraction > 0 else { return least }
    return "\(least) to \(Percentage.text(min(1, reach.fraction + reach.undecidedFraction)))"
  }

  /// Where a tap gets lost, if that depends on the point.
  private var pointOfLoss: String {
    guard let verdict = verdict?.verdict, !verdict.word.reaches, !reach.blocks.isEmpty,
      let point = verdict.point
    else { return "" }
    return "at \(NumberText.text(point.x)),\(NumberText.text(point.y)) "
  }
}
