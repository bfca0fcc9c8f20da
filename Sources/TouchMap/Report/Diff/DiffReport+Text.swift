extension DiffReport {
  /// Returns the answer for people.
  package func text(_ style: TextStyle) -> String {
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
        let before = change.before.map { self.before.screen.name(of: $0) } ?? "nobody"
        let after = change.after.map { self.after.screen.name(of: $0) } ?? "nobody"
        let place = Screen.Rect(change.polygons.joined().reduce(Box.none) { $0.union($1) })
        return "  \(part) around \(LengthText.place(place)): \(before) -> \(after)"
      }
  }

  private var heading: String {
    let number = before.number > 1 ? ", screen \(before.number)" : ""
    let sides = [before, after].map { side in
      side.fileName + (side.screen.title.map { " (\(VisibleText.escape($0)))" } ?? "")
    }
    return sides.joined(separator: " -> ") + number
  }

  /// Screens of two sizes or places are compared where both have an area.
  private var boundsRemark: [String] {
    let (before, after) = (before.screen.frame, after.screen.frame)
    guard before != after else { return [] }
    let what = before.size == after.size ? "place" : "size"
    return ["  The screens differ in \(what); compared: \(LengthText.place(diff.common))"]
  }
}
