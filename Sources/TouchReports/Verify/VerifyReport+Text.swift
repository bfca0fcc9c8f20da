@_spi(Command) import TouchMap

extension VerifyReport {
  /// Returns the answer for people.
  @_spi(Command) public func text(_ style: TextStyle) -> String {
    let system = screen.system.map { ", \(VisibleText.escape($0))" } ?? ""
    var lines = [style.bold("\(reported.title)\(system): \(summary)")]
    for (number, difference) in verification.differences.enumerated() {
      lines += [
        "", style.color("\(number + 1). At \(Self.points(of: difference))", .yellow),
        "   the rule:  \(owner(difference.expected))",
        "   live:      \(screen.name(of: difference.witnessed)), \(difference.ask.wording)",
        "   because:   \(cause(of: difference))",
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// The first points of a difference and how many more there are.
  static func points(of difference: Verification.Difference) -> String {
    let shown = difference.points.prefix(shownPoints).map {
      "(\(NumberText.text($0.x)), \(NumberText.text($0.y)))"
    }
    let rest = difference.points.count - shown.count
    return shown.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Returns reports as Markdown, for a report to the project.
  @_spi(Command) public static func markdown(_ reports: [VerifyReport]) -> String {
    reports.map(\.markdown).joined(separator: "\n\n")
  }

  private var markdown: String {
    let size = screen.frame.size
    var lines = [
      "### What \(screen.uikit) answered otherwise", "",
      "- System: \(MarkdownText.escape(screen.system ?? "not told"))",
      "- touchmap \(TouchMapVersion.current), screen of \(NumberText.text(size.width)) x "
        + "\(NumberText.text(size.height)) points",
      "- \(summary)",
    ]
    guard !verification.differences.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "| at | the rule says | UIKit said | may be due to |", "|---|---|---|---|"]
    lines += verification.differences.map { difference in
      let cells = [
        Self.points(of: difference), owner(difference.expected),
        "\(screen.name(of: difference.witnessed)), \(difference.ask.wording)",
        cause(of: difference),
      ]
      return "| " + cells.map(MarkdownText.escape).joined(separator: " | ") + " |"
    }
    return lines.joined(separator: "\n")
  }
}
