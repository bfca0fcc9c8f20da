import TouchScreen

extension LintedScreen {
  /// Returns what to change, in one line; `nil` where that is not known or not in an app's hands.
  func fix(for defect: Defect) -> String? {
    let node = defect.node
    let name = name(node)
    switch defect.facts {
    case .swallowing:
      return "Make \(name) a PassThroughWindow, or hide it when it is empty."
    case .covered(_, let first, _, _):
      return first.by.map(canFix) == true ? survey.fix(for: first, of: node) : nil
    case .reportedCover: return nil
    case .outside(_, _, _, let first): return survey.fix(for: first, of: node)
    case .unseen:
      return "Remove or hide \(name), or set its isUserInteractionEnabled to false."
    case .inDisabled(let ancestor):
      return "Set isUserInteractionEnabled of \(self.name(ancestor)) to true."
    case .small(_, let isCut):
      return isCut
        ? "Free the rest of \(name); `touchmap why` tells what is in its way."
        : "Enlarge \(name), or set its hitAreaPadding."
    case .overlap(let front, _, let isUndecided):
      return !isUndecided && canFix(front) ? "Move \(self.name(front)) away from \(name)." : nil
    case .close: return "Move them apart, or enlarge them."
    case .noArea: return "Give \(name) a size; are its constraints complete?"
    case .beyondScreen:
      return "Move \(name) onto the screen, or hide it while it is away."
    case .noNumber: return "Look for a division by zero, or a layout before the size is known."
    case .shadowed:
      return "Let the recognizer's delegate leave touches on \(name) alone, unless it is meant to "
        + "have them."
    case .openQuestion(let question): return fix(for: question)
    }
  }
}
