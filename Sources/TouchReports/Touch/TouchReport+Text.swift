@_spi(Command) import TouchMap

extension TouchReport {
  /// Whether an assumption is about a class of the app.
  @_spi(Command) public var namesRules: Bool {
    answer.assumptions.contains { Because.assumption($0).isSettledByRule }
  }

  /// The cells of the table below several reports.
  @_spi(Command) public var cells: [String] {
    let winner = answer.winner.map { screen.name(of: $0.node) }
    let nobody = answer.isUndecided ? "cannot be told" : "nobody"
    return [evidence.rawValue, winner ?? nobody, reported.title]
  }

  /// Returns the table below several reports.
  @_spi(Command) public static func table(of rows: [[String]], _ style: TextStyle) -> String? {
    TextTable.text([["evidence", "gets the touch", "dump"]] + rows, style: style)
  }

  /// Returns the answer for people.
  @_spi(Command) public func text(_ style: TextStyle) -> String {
    var lines = [style.bold(heading), ""] + winnerLines(style)
    if let verdict { lines.append("  " + verdict.text) }
    lines += screen.outcomes(of: answer)
    lines += section("Asked, in this order:", asked, style)
    lines += section("Never asked:", answer.candidates.filter { $0.verdict == .notReached }, style)
    if answer.omittedCandidates > 0 {
      lines.append("  ... and \(answer.omittedCandidates) more views that contain the point")
    }
    if missCount > 0 {
      lines += ["", "Asked as well: \(Plural.text(missCount, "view", "views")) beside the point"]
    }
    lines += ["", "Evidence: \(grade)"]
    lines += assumptions.map { "  - \($0)" }
    lines += reported.lastLines(
      settling: verdict.flatMap { $0.verdict.debuggerLine(on: $0.survey) })
    if let witnessed { lines += ["Witnessed: \(witnessed)"] }
    let remarks = screen.remarks()
    if !remarks.isEmpty { lines += ["", "Notes:"] + remarks.map { "  - \($0)" } }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let point = "\(NumberText.text(answer.point.x)), \(NumberText.text(answer.point.y))"
    let extent = screen.statesSize ? reported.extent : "unknown size"
    return "A touch at (\(point)) on a screen of \(extent)\(reported.whereabouts)"
  }

  private func winnerLines(_ style: TextStyle) -> [String] {
    guard let winner = answer.winner else {
      if answer.isUndecided {
        return [
          "  " + style.color("Who gets it cannot be told: two elements overlap here.", .yellow)
        ]
      }
      let sentence =
        screen.hasScreen
        ? "No view gets it\(reported.inWindow): no window takes it."
        : "Who gets it cannot be told: no window has a frame that can be read."
      return ["  " + style.color(sentence, .yellow)]
    }
    let count = screen.windows.count
    let window = screen.name(of: screen.windows[winner.window].root)
    let place = count > 1 ? "window \(winner.window + 1) of \(count), " : ""
    let receiver = "\(screen.title(of: winner.node)) gets it\(reported.inWindow)\(inside)."
    return [
      "  " + style.color(receiver, .green),
      "  \(screen.sourcePlace(of: winner.node)), \(frame(of: winner)), in \(place)\(window)",
    ] + (element.map { ["  in it: \(screen.title(of: $0.node)), \(frame(of: $0))"] } ?? [])
      + (answer.drawn.map { ["  drawn there: \(screen.name(of: $0))"] } ?? [])
      + (blockedControl.map {
        ["  \(screen.name(of: $0)) around it gets none, and nothing acts there"]
      } ?? [])
  }

  private var inside: String {
    guard let element else { return "" }
    // The visible text says more to a person here than an identifier.
    var named = screen
    if named.nodes[element.node].label != nil { named.nodes[element.node].identifier = nil }
    return ", and in it \(named.title(of: element.node))"
  }

  private var witnessed: String? {
    guard let witness else { return nil }
    let agrees = witness.owner.node == answer.winner?.node && witness.owner.isKnown
    let owner = agrees ? "the same" : screen.name(of: witness.owner)
    let point = witness.points.first ?? answer.point
    let place = "(\(NumberText.text(point.x)), \(NumberText.text(point.y)))"
    return "\(screen.uikit), \(witness.ask.wording), said at \(place): \(owner)"
  }

  /// Those beside the point are only counted, because people read the text.
  private var asked: [TouchAnswer.Candidate] {
    answer.candidates.filter { $0.verdict != .notReached && $0.reason != .outsideBounds }
  }

  private var missCount: Int {
    answer.candidates.count { $0.reason == .outsideBounds } + answer.omittedMisses
  }

  private func section(
    _ title: String, _ candidates: [TouchAnswer.Candidate], _ style: TextStyle
  ) -> [String] {
    guard !candidates.isEmpty else { return [] }
    var lines = ["", title]
    var before: String?
    for candidate in candidates {
      let mark = candidate.verdict == .hit ? ">" : " "
      let why = screen.explanation(of: candidate, at: answer.point)
      let name = screen.name(of: candidate.node)
      let line = "\(mark) \(name): \(why == before ? "the same" : why)"
      lines.append(candidate.verdict == .hit ? style.color(line, .green) : line)
      before = why
    }
    return lines
  }

  private func frame(of candidate: TouchAnswer.Candidate) -> String {
    candidate.frameInScreen.map { "frame \(LengthText.place($0))" } ?? "frame unknown"
  }

  private var grade: String {
    if isContradicted { return "assumed, because \(screen.explanation(of: .contradiction))" }
    return switch evidence {
    case .exact: "exact" + (caveats.first.map { ", \($0)" } ?? "")
    case .geometric: "geometric, from places alone: the format does not say what takes touches"
    case .assumed: "assumed, because the dump does not show this:"
    }
  }
}

extension Screen {
  /// The other outcomes of a touch, and their conditions.
  func outcomes(of answer: TouchAnswer) -> [String] {
    guard !answer.alternatives.isEmpty else { return [] }
    return ["", "Other possibilities:"]
      + answer.alternatives.map { alternative in
        let winner = alternative.winner.map { name(of: $0) } ?? "nobody"
        return "  if \(explanation(of: alternative)), \(winner) gets it"
      }
  }
}
