@_spi(Command) import TouchMap

extension TouchPicture {
  /// The findings of the checks that are not drawn: each rule with its count.
  package var undrawnFindings: String? {
    let drawn: Set<LintRule> = [
      .windowSwallows, .overlayBlocksControl, .outsideParent, .invisibleBlocker,
      .interactionDisabledAncestor, .viewCoversOwnControl, .targetTooSmall, .targetsTooClose,
      .targetsOverlap, .dumpQuality,
    ]
    let counts = LintRule.allCases.filter { !drawn.contains($0) }.compactMap { rule in
      let count = findings.reduce(0) { $0 + ($1.rule == rule ? 1 : 0) }
      return count > 0 ? "\(count) \(rule.rawValue)" : nil
    }
    return counts.isEmpty ? nil : "Not drawn: \(counts.joined(separator: ", "))."
  }
}

extension TouchRole {
  /// The name of the meaning.
  var title: String {
    switch self {
    case .swallows: "Swallows taps"
    case .small: "Too small or too close"
    case .target: "Target in reach"
    case .background: "Background"
    case .system: "System"
    case .nobody: "Falls through"
    case .undecided: "Cannot be told"
    }
  }

  /// The meaning, as a clause.
  var meaning: String {
    switch self {
    case .swallows: "takes taps that are meant for what lies behind"
    case .small: "a tap works here, if the finger hits it"
    case .target: "a tap works here"
    case .background: "a tap does nothing here"
    case .system: "the keyboard, bars and windows of the system"
    case .nobody: "no window takes the tap"
    case .undecided: "the dump does not show what a tap does here"
    }
  }
}

extension TargetMark {
  /// The name of the mark.
  package var title: String {
    switch self {
    case .blocked: "Blocked"
    case .scrolls: "Covered now, can be scrolled free"
    case .covered: "Covered now, perhaps until one scrolls"
    case .unknown: "Cannot be told"
    case .disabled: "Disabled"
    case .won: "Won its taps"
    case .gone: "Gone"
    case .new: "New"
    }
  }
}
