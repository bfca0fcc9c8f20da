import TouchMap

/// What a picture says before anybody reads it: who swallows, who is robbed, and what to do.
package struct PictureSummary: Sendable, Hashable {
  /// Who takes touches from others, in one sentence; `nil` if nobody does.
  package let culprit: String?
  /// What is blocked, counted and named, or that nothing is, in one sentence.
  package let loss: String
  /// What else is to be said about the targets, in one sentence; `nil` where something is blocked.
  package let targets: String?
  /// What helps, as it was tried; `nil` where nothing does.
  package let fix: String?
  /// What trying it showed, in one sentence; `nil` where there is no ``fix``.
  package let proof: String?

  /// All that there is to say, a sentence or two a line.
  package var lines: [String] { [culprit, loss, targets, fix, proof].compactMap { $0 } }
}

extension TouchPicture {
  /// The three answers.
  package var summary: PictureSummary {
    let main = culprits.first
    return PictureSummary(
      culprit: main.map(sentence), loss: loss, targets: targets,
      fix: main?.fix?.text, proof: main.flatMap(proof))
  }

  /// What one culprit does, in one sentence.
  package func sentence(about culprit: Culprit) -> String {
    let name = culprit.name.phrase
    switch culprit.blocked.first.map({ blocked[$0].way }) {
    case .outside?: return "\(count(culprit.blocked)) outside of \(name): dead there."
    case .switchedOff?: return "\(name) switches \(count(culprit.blocked)) off."
    case nil, .covered?, .reported?: break
    }
    if culprit.share >= 0.9995 { return "\(name) swallows every tap." }
    let part = Percentage.text(culprit.share)
    guard !culprit.blocked.isEmpty else { return "\(name) swallows \(part) of the screen." }
    return "\(name) lies in front of \(count(culprit.blocked)) and takes the taps."
  }

  /// What the checks count, in one sentence.
  private var loss: String {
    guard screen.hasScreen else { return "No window has a frame that can be read." }
    guard screen.frame.size.area > 0 else { return "The screen has no area." }
    guard blocked.isEmpty else { return "\(count(Array(blocked.indices))) blocked: \(names)." }
    return "No control is blocked."
  }

  /// How many targets there are, and how many of them are hard to hit.
  private var targets: String? {
    guard blocked.isEmpty, !regions.isEmpty else { return nil }
    let small = count(of: .small)
    guard targetCount > 0 else { return "The dump tells of no target." }
    let targets = Plural.text(targetCount, "target is", "targets are")
    guard small > 0 else { return "\(targets) in reach." }
    guard small < targetCount else { return "\(targets) in reach, but too small or too close." }
    return "\(targets) in reach, \(small) of them too small or too close."
  }

  /// Some of the blocked controls by name.
  private var names: String {
    let names = blocked.prefix(3).map {
      $0.name.source == .label ? "\"\($0.name.text)\"" : $0.name.text
    }
    let rest = blocked.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Counts controls by what they are: `2 buttons`, or `3 controls` where they differ.
  package func count(_ places: [Int]) -> String {
    let kinds = Set(places.map { blocked[$0].name.kind })
    let kind = kinds.count == 1 ? kinds.first : nil
    return SpokenKind.counted(places.count, kind ?? "control")
  }

  /// What trying a fix showed, in one sentence.
  package func proof(of culprit: Culprit) -> String? {
    guard let fix = culprit.fix else { return nil }
    guard !culprit.blocked.isEmpty else {
      return "Tried on this dump: taps reach what lies behind."
    }
    let all = culprit.blocked.count
    let whole = fix.freed == all ? "\(count(culprit.blocked))" : "\(fix.freed) of \(all)"
    return "Tried on this dump: frees \(whole)."
  }

  /// What the checks found besides what is drawn: each rule with how often.
  package var undrawnFindings: String? {
    let drawn: Set<LintRule> = [
      .windowSwallows, .overlayBlocksControl, .outsideParent, .invisibleBlocker,
      .interactionDisabledAncestor, .targetTooSmall, .targetsTooClose, .targetsOverlap,
      .dumpQuality,
    ]
    let counts = LintRule.allCases.filter { !drawn.contains($0) }.compactMap { rule in
      let count = findings.reduce(0) { $0 + ($1.rule == rule ? 1 : 0) }
      return count > 0 ? "\(count) \(rule.rawValue)" : nil
    }
    return counts.isEmpty ? nil : "Not drawn: \(counts.joined(separator: ", "))."
  }
}

extension TouchRole {
  /// What the meaning is called.
  package var title: String {
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

  /// What it means, as a clause.
  package var meaning: String {
    switch self {
    case .swallows: "takes taps that are meant for what lies behind"
    case .small: "a tap works here, if the finger hits it"
    case .target: "a tap works here"
    case .background: "a tap does nothing here, and blocks nothing"
    case .system: "the keyboard, bars and windows of the system"
    case .nobody: "no window takes the tap"
    case .undecided: "the dump does not tell which of two elements is in front"
    }
  }
}
