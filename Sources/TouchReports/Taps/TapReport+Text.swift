import TouchMap

extension TapReport {
  /// How many owners are listed for people. A choice.
  static let most = 10

  /// Returns the summary for people.
  package func text(_ style: TextStyle) -> String {
    let sentences = summary.sentences.map(VisibleText.escape)
    var lines = sentences.prefix(1).map(style.bold) + sentences.dropFirst()
    lines += [
      "",
      "\(Plural.text(taps, "tap", "taps")): \(part(summary.lost)) lost by targets, "
        + "\(part(summary.dead)) dead, \(part(summary.open)) unknown",
    ]
    lines += reasons.map { "  \(part($0.taps)) \($0.reason.wording)" }
    lines += losses(style)
    lines += section("Dead taps went to:", swallowers, style)
    lines += section("Hottest:", shares, style)
    if !tally.skipped.isEmpty {
      lines += ["", "No taps:"]
      lines += tally.skipped.map {
        "  \(Plural.text($0.lines, "line", "lines")), first \($0.first): \($0.problem.wording)"
      }
    }
    let doubts = doubts
    if !doubts.isEmpty { lines += [""] + doubts }
    return lines.joined(separator: "\n")
  }

  /// Why the screens with taps are not exact, each reason once.
  private var doubts: [String] {
    var sentences: [String] = []
    for (place, _) in tappedScreens where sentences.count < Self.most {
      let screen = tally.tapped[place].screen
      guard let sentence = screen.certainty.sentence(on: screen) else { continue }
      let line = VisibleText.escape(sentence)
      if !sentences.contains(line) { sentences.append(line) }
    }
    return sentences
  }

  private func section(
    _ title: String, _ shares: [TapTally.Share], _ style: TextStyle
  ) -> [String] {
    guard !shares.isEmpty else { return [] }
    let rows = shares.prefix(Self.most).map { share in
      ["\(share.taps)", share.reason.rawValue, name(of: share), screenName(of: share)]
    }
    let table = TextTable.text(
      [["taps", "reason", "view", "screen"]] + rows, rightAligned: 0..<1, style: style)
    let rest = shares.count - rows.count
    let more = rest > 0 ? ["... and \(rest) more"] : []
    return ["", title, table] + more
  }

  private func losses(_ style: TextStyle) -> [String] {
    guard !summary.losses.isEmpty else { return [] }
    let rows = summary.losses.prefix(Self.most).map { loss in
      [
        "\(loss.taps)", VisibleText.escape(loss.target.phrase),
        VisibleText.escape(summary.taker(of: loss)), screenName(loss.screen),
      ]
    }
    let table = TextTable.text(
      [["taps", "aimed at", "went to", "screen"]] + rows, rightAligned: 0..<1, style: style)
    let rest = summary.losses.count - rows.count
    return ["", "Taps that a target lost:", table] + (rest > 0 ? ["... and \(rest) more"] : [])
  }

  private func part(_ count: Int) -> String {
    "\(count) (\(Percentage.text(taps > 0 ? Double(count) / Double(taps) : 0)))"
  }
}
