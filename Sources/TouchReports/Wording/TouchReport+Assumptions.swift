import TouchMap

extension TouchReport {
  /// What the answer takes for granted, in sentences.
  var assumptions: [String] {
    let cut =
      screen.isCutShort ? ["parts of the dump are missing, and they may lie in front"] : []
    let shown = 20
    let sentences = answer.assumptions.prefix(shown).map { screen.explanation(of: $0) }
    let rest = answer.assumptions.count - shown
    return cut + sentences + (rest > 0 ? ["\(rest) more of these kinds"] : [])
  }

  /// What the answer takes for granted, then what the reader met in the dump.
  var notes: [String] { assumptions + screen.remarks() }
}
