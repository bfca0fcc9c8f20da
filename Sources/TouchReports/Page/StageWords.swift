@_spi(Command) import TouchMap

/// The sentences of a page, in which names and numbers replace `{0}` and so on. The same words are
/// in the Markdown that a page copies.
enum StageWords {
  /// - Parameter least: The side of the smallest target that is large enough, in points.
  static func all(least: Double) -> [(String, JSON)] {
    let side = NumberText.text(least)
    let heads: [(TargetState, String)] = [
      (.dead, "{0} is dead"), (.partly, "A finger reaches only {1} of {0}"),
      (.unknown, "Cannot tell whether {0} gets its taps"), (.covered, "{0} is covered now"),
      (.small, "{0} is small"), (.works, "{0} gets its taps"),
      (.presented, "{0} is behind a presentation"), (.disabled, "{0} is disabled"),
      (.gone, "{0} is not on the screen"),
    ]
    let findings: [(TargetState, String)] = [
      (.dead, "Covered"), (.partly, "Partly covered"),
      (.unknown, "A view in front may keep its taps"),
      (.covered, "Covered now; a finger may scroll it free"),
      (.small, "{0} x {1}, under \(side) x \(side)"), (.works, ""),
      (.presented, "Behind a presentation"), (.disabled, "Disabled"), (.gone, ""),
    ]
    func table(_ entries: [(TargetState, String)]) -> JSON {
      .array(entries.map { .string($0.1) })
    }
    return [
      ("head", table(heads)), ("finding", table(findings)),
      ("word", .array(TargetState.allCases.map { .string($0.word) })),
      ("probably", .string("{0} is probably dead")),
      ("effect", .array(ChangeEffect.allCases.map { .string($0.rawValue) })),
    ] + single.map { ($0, .string($1)) }
  }

  /// What is said of a link to a view that is not there.
  static let stale = "The link names a view or point that is not on this page."

  /// What is found about a target in place of the words for its state; `nil` for those.
  static func finding(of row: TargetRow) -> String? {
    if row.target.fate == .shadowed { return "A gesture recognizer may take its taps" }
    return row.isOutside ? "Outside of its superview" : nil
  }

  private static let single = [
    ("front", " ({0}) lies in front"), ("outside", " ({0}) gets no touch beyond its bounds"),
    ("maybe", " may keep them: {0}"),
    ("loose", "No view takes them"), ("works", "A tap at {0} works"),
    ("small", "A finger reaches all of it"), ("line", "line {0}"),
    ("nobody", "No view takes a tap here"), ("takes", " takes a tap here: {0}"),
    ("point", "No target at {0}"), ("leaves", "{0} of {1}, under {2}"),
    ("after", "With the fix: {0}"),
    ("takesOf", " takes the taps of {0}"), ("mayOf", " may keep the taps of {0}"),
    ("partOf", " covers a part of {0}"), ("free", "{0} without a finding"),
    ("one", "1 target"), ("many", "{0} targets"), ("fine", "Nothing to fix"),
    ("enlarge", "Make it large enough, or its hit area."),
    ("settle", "Put this line in .touchmap.yml, or takes-touches if the class keeps them."),
  ]
}
