@_spi(Command) import TouchMap

/// The changes between two screens, ready to be written.
@_spi(Command) public struct DiffReport: Sendable {
  package var before: ReportedScreen
  /// The screen after the change.
  @_spi(Command) public var after: ReportedScreen
  /// The changes.
  @_spi(Command) public var diff: OwnerDiff
  /// The effect on the targets, if the screens were compared.
  @Deferred @_spi(Command) public var verdict: VerdictDiff

  /// Compares two screens.
  @_spi(Command) public init(
    from before: ReportedScreen, to after: ReportedScreen, rules: ClassRules = .standard
  ) {
    self.before = before
    self.after = after
    let diff = OwnerDiff(from: before.screen, to: after.screen, rules: rules)
    self.diff = diff
    _verdict = Deferred { VerdictDiff(diff) }
  }

  /// The member that says whether the change is good or bad; null if nothing was compared.
  var directionMember: (String, JSON) {
    ("direction", .optional(diff.isComparable ? verdict.direction.rawValue : nil))
  }

  /// How certain the answer is: as certain as the weaker of the two whole screens; of two that are
  /// as certain the one after the change, which the verdict is about.
  var weaker: ScreenSurvey {
    diff.before.certainty.evidence > diff.after.certainty.evidence ? diff.before : diff.after
  }
  var certainty: Certainty { weaker.certainty }

  /// Why the answer is not exact; `nil` if it is.
  var sentence: String? { certainty.sentence(on: weaker.screen) }
}

extension DiffReport {
  /// Returns the answer for people.
  @_spi(Command) public func text(_ style: TextStyle) -> String {
    var lines = [style.bold(heading)]
    guard diff.isComparable else {
      return (lines + ["  " + style.color(headline, .red)]).joined(separator: "\n")
    }
    let color: TextStyle.Color = self.verdict.direction.isWorse ? .red : .green
    lines += self.verdict.sentences.map { "  " + style.color(VisibleText.escape($0), color) }
    lines += boundsRemark + verdict(style)
    let last = (sentence.map { [$0] } ?? []) + (before.otherWindows + after.otherWindows).prefix(2)
    if !last.isEmpty { lines += [""] + last }
    return lines.joined(separator: "\n")
  }

  private func verdict(_ style: TextStyle) -> [String] {
    guard !diff.changes.isEmpty else { return ["  " + style.color(headline, .green)] }
    return ["  " + style.color(headline + ":", .yellow)] + sentences.map { "  " + $0 }
  }

  /// How much changed, in a clause.
  var headline: String {
    guard diff.isComparable else {
      return "Nothing was compared: the two screens have no area in common that can be read."
    }
    guard !diff.changes.isEmpty else { return "Every point has the same owner." }
    return "\(Percentage.text(diff.changed)) of the screen changed owner"
  }

  /// The changes in their order, each as a clause.
  var sentences: [String] {
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

  /// Screens with different sizes or places are compared where both have an area.
  private var boundsRemark: [String] {
    let (before, after) = (before.screen.frame, after.screen.frame)
    guard before != after else { return [] }
    let what = before.size == after.size ? "place" : "size"
    return ["  The screens differ in \(what); compared: \(LengthText.place(diff.common))"]
  }
}

extension OwnerDiff.Change {
  /// The smallest upright rectangle around the part, in screen points.
  var box: Screen.Rect { Screen.Rect(polygons.joined().reduce(.none) { $0.union($1) }) }
}

extension DiffReport: Answer {
  /// Whether a side depends on a class of the app.
  @_spi(Command) public var namesRules: Bool { certainty.because?.isSettledByRule == true }

  /// The answer for machines.
  @_spi(Command) public var json: JSON {
    .object(
      [
        ("version", .integer(AnswerVersion.current)), ("before", side(before)),
        ("after", side(after)), ("screen", .integer(before.number)),
        ("size", .size(diff.common.size)),
      ] + certainty.members(on: weaker.screen) + [
        ("compared", .bool(diff.isComparable)), ("changed", .rounded(diff.changed)),
        directionMember,
        ("verdict", diff.isComparable ? verdict.after.json(change: verdict) : .null),
        ("changes", .array(diff.changes.map(change))),
      ])
  }

  /// A side contains the first members of a document about its screen, except for the version.
  private func side(_ side: ReportedScreen) -> JSON { .object(Array(side.head.dropFirst())) }

  private func change(_ change: OwnerDiff.Change) -> JSON {
    let polygons = change.polygons.map { corners in
      JSON.array(corners.map { .array([.rounded($0.x), .rounded($0.y)]) })
    }
    let area = diff.common.size.area
    return .object([
      ("before", change.before.map { .object(diff.before.members(of: $0)) } ?? .null),
      ("after", change.after.map { .object(diff.after.members(of: $0)) } ?? .null),
      ("area", .rounded(change.area)), ("share", .rounded(area > 0 ? change.area / area : 0)),
      ("polygons", .array(polygons)),
    ])
  }
}
