extension DiffReport {
  /// Returns reports as text for people, with a blank line between two of them.
  package static func text(_ reports: [DiffReport], style: TextStyle = .plain) -> String {
    reports.map { $0.text(style) }.joined(separator: "\n\n")
  }

  private func text(_ style: TextStyle) -> String {
    var lines = [style.bold(heading)]
    guard diff.isComparable else {
      let nothing = "Nothing was compared: the two screens have no area in common that can be read."
      return (lines + ["  " + style.color(nothing, .red)]).joined(separator: "\n")
    }
    lines += boundsRemark + verdict(style)
    if evidence != .exact { lines += ["", "Evidence: \(evidence.rawValue)"] }
    return lines.joined(separator: "\n")
  }

  private func verdict(_ style: TextStyle) -> [String] {
    guard !diff.changes.isEmpty else {
      return ["  " + style.color("Every point has the same owner.", .green)]
    }
    let share = Percentage.text(diff.changed)
    let title = "  " + style.color("\(share) of the screen changed owner:", .yellow)
    return [title]
      + diff.changes.map { change in
        let part = Percentage.text(change.area / diff.common.size.area)
        let before = change.before.map { diff.before.screen.name(of: $0) } ?? "nobody"
        let after = change.after.map { diff.after.screen.name(of: $0) } ?? "nobody"
        let boxes = change.polygons.map { ConvexPolygon(corners: $0).boundingBox }
        let place = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
        return "  \(part) around (\(Self.text(of: place))): \(before) -> \(after)"
      }
  }

  private var heading: String {
    var names = [files.before, files.after].map(DumpFile.displayName)
    for (index, screen) in [diff.before.screen, diff.after.screen].enumerated() {
      if let title = screen.title { names[index] += " (\(title))" }
    }
    let number = number > 1 ? ", screen \(number)" : ""
    return VisibleText.escape("\(names[0]) -> \(names[1])\(number)")
  }

  /// Screens of two sizes or places are compared where both have an area.
  private var boundsRemark: [String] {
    let (before, after) = (diff.before.screen.frame, diff.after.screen.frame)
    guard before != after else { return [] }
    let what = before.size == after.size ? "place" : "size"
    return ["  The screens differ in \(what); compared: (\(Self.text(of: diff.common)))"]
  }
}
