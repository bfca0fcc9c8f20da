import TouchMap

extension DiffReport {
  /// Returns the answer for people.
  package func text(_ style: TextStyle) -> String {
    var lines = [style.bold(heading)]
    guard diff.isComparable else {
      return (lines + ["  " + style.color(headline, .red)]).joined(separator: "\n")
    }
    lines += boundsRemark + verdict(style)
    if evidence != .exact { lines += ["", "Evidence: \(evidence.rawValue)"] }
    return lines.joined(separator: "\n")
  }

  private func verdict(_ style: TextStyle) -> [String] {
    guard !diff.changes.isEmpty else {
      return ["  " + style.color(headline, .green)]
    }
    return ["  " + style.color(headline + ":", .yellow)] + sentences.map { "  " + $0 }
  }

  /// How much changed, in a clause.
  package var headline: String {
    guard diff.isComparable else {
      return "Nothing was compared: the two screens have no area in common that can be read."
    }
    guard !diff.changes.isEmpty else { return "Every point has the same owner." }
    return "\(Percentage.text(diff.changed)) of the screen changed owner"
  }

  /// The changes, a clause each, in their order.
  package var sentences: [String] {
    diff.changes.map { change in
      let part = Percentage.text(change.area / diff.common.size.area)
      let before = change.before.map { self.before.screen.name(of: $0) } ?? "nobody"
      let after = change.after.map { self.after.screen.name(of: $0) } ?? "nobody"
      return "\(part) around \(LengthText.place(change.box)): \(before) -> \(after)"
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

extension OwnerDiff.Change {
  /// The smallest upright rectangle around the part, in screen points.
  package var box: Screen.Rect {
    let boxes = polygons.map { ConvexPolygon(points: $0).boundingBox }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}
