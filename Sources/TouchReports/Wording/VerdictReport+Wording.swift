import TouchMap

extension VerdictReport {
  /// What stands for people in the place of a verdict that was not asked for.
  static let unasked = "Verdict: not asked for, the name means too many views."

  /// The verdict in a sentence or two for people.
  var text: String {
    var text = "Verdict: \(verdict.word.rawValue)"
    if verdict.word != .hits, let by = verdict.by { text += " \(survey.screen.name(of: by))" }
    text += "."
    if !verdict.isInside { text += " The point lies beside it." }
    if let doubt = verdict.doubts.first {
      let about = doubt.node.map { " (\(survey.screen.name(of: $0)))" } ?? ""
      text += " What would settle it: \(doubt.settlement)\(about)."
    }
    guard let point = verdict.tapPoint else { return text + " No point is known that works." }
    return text + " A tap at \(NumberText.text(point.x)),\(NumberText.text(point.y)) works."
  }
}
