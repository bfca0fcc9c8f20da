import TouchScreen

/// A node that takes touches from controls, or from all views behind its window.
package struct Culprit: Sendable, Hashable {
  /// The node: a window that swallows touches, or the nearest acting view around the obstacle, or
  /// the obstacle itself.
  package let node: Node.ID
  /// The name that a person would give it.
  package let name: SpokenName
  /// The nodes whose regions swallow because of it.
  package let owners: [Node.ID]
  /// The controls that lose touches to it: places in ``TouchPicture/blocked``.
  package let blocked: [Int]
  /// The part of the screen whose touches it gets, from 0 to 1.
  package let share: Double
  /// The fix, tried on the screen; `nil` where there is none, or where none can be tried.
  package var fix: ProvenFix?
}

/// A change that was tried on the screen before it is proposed.
package struct ProvenFix: Sendable, Hashable {
  /// The change, in words.
  package let text: String
  /// How many of the controls a finger reaches better then.
  package let freed: Int
  /// The edits with the same effect on touches, as they were tried.
  let edits: [ScreenEdit]
}

extension Screen {
  /// Returns the screen as it is with a fix; the nodes keep their places.
  package func applying(_ fix: ProvenFix) -> Screen {
    fix.edits.reduce(withoutWitnesses) { $0.applying($1) }
  }
}

/// Finds the culprits of a screen's defects.
struct Blame {
  private let linted: LintedScreen
  private let actors: [Node.ID?]
  private let blocked: [BlockedControl]
  /// The facts about a culprit before its fix is looked for.
  private struct Suspect {
    var node: Node.ID
    var owners: [Node.ID]
    var blocked: [Int] = []
  }

  init(_ linted: LintedScreen, actors: [Node.ID?], blocked: [BlockedControl]) {
    self.linted = linted
    self.actors = actors
    self.blocked = blocked
  }

  /// Returns the culprits: those that block most controls first, then those that take most of the
  /// screen.
  func culprits(of defects: [Defect]) -> [Culprit] {
    let suspects = suspects(in: defects)
    let area = linted.screen.frame.size.area
    let culprits = suspects.map { suspect in
      let owned = suspect.owners.reduce(0) { $0 + linted.survey.areas.area(of: $1) }
      return Culprit(
        node: suspect.node, name: linted.screen.spokenName(of: suspect.node),
        owners: suspect.owners, blocked: suspect.blocked,
        share: area > 0 ? min(1, owned / area) : 0, fix: nil)
    }
    let sorted = culprits.sorted {
      ($1.blocked.count, $1.share, $0.node) < ($0.blocked.count, $0.share, $1.node)
    }
    return withFixes(sorted, defects)
  }

  private func suspects(in defects: [Defect]) -> [Suspect] {
    var suspects: [Suspect] = []
    var places: [Node.ID: Int] = [:]
    func add(_ node: Node.ID, owners: [Node.ID]) -> Int {
      let place = places[node] ?? suspects.count
      if place == suspects.count { suspects.append(Suspect(node: node, owners: [])) }
      places[node] = place
      for owner in owners where !suspects[place].owners.contains(owner) {
        suspects[place].owners.append(owner)
      }
      return place
    }
    var windows: [Node.ID: Int] = [:]
    for defect in defects {
      guard case .swallowing(_, let containers) = defect.facts else { continue }
      let place = add(defect.node, owners: containers)
      for container in containers { windows[container] = place }
    }
    for (index, control) in blocked.enumerated() {
      guard let cause = control.cause else { continue }
      let takesTouches = control.way == .covered
      let place =
        windows[cause]
        ?? add(
          takesTouches ? actors[cause] ?? cause : cause, owners: takesTouches ? [cause] : [])
      suspects[place].blocked.append(index)
    }
    return suspects
  }

  private func withFixes(_ culprits: [Culprit], _ defects: [Defect]) -> [Culprit] {
    var trials = EditedSurveys()
    var culprits = culprits
    let limit = max(1, min(Self.mostTried, Self.mostNodesTried / max(1, linted.screen.nodes.count)))
    for place in culprits.indices.prefix(limit) {
      culprits[place].fix =
        fix(for: culprits[place], trying: &trials)
        ?? windowFix(for: culprits[place], defects, trying: &trials)
    }
    return culprits
  }

  /// More culprits than these are named without a fix, and fewer on screens of very many views, of
  /// which each trial takes its time. Choices.
  private static let mostTried = 8
  private static let mostNodesTried = 200_000

  /// Looks for the first fix that helps one of the controls.
  private func fix(for culprit: Culprit, trying trials: inout EditedSurveys) -> ProvenFix? {
    for place in culprit.blocked.prefix(Self.mostTried) {
      let reach = linted.survey.reach(of: blocked[place].node)
      guard let trial = linted.survey.trial(for: reach, trying: &trials), !trial.edits.isEmpty
      else { continue }
      let edited = trials.survey(after: trial.edits, of: linted.survey)
      let freed = culprit.blocked.filter { place in
        let node = blocked[place].node
        return edited.reach(of: node).fraction > linted.survey.reach(of: node).fraction
      }
      return ProvenFix(
        text: linted.survey.text(of: trial),
        freed: freed.count, edits: trial.edits)
    }
    return nil
  }

  /// Returns the fix for a window that takes touches from no control that is known.
  private func windowFix(
    for culprit: Culprit, _ defects: [Defect], trying trials: inout EditedSurveys
  ) -> ProvenFix? {
    let defect = defects.first { $0.rule == .windowSwallows && $0.node == culprit.node }
    guard let defect, culprit.blocked.isEmpty, let text = linted.fix(for: defect) else {
      return nil
    }
    let edits = [ScreenEdit.passThrough(culprit.node)]
    let edited = trials.survey(after: edits, of: linted.survey)
    func owned(_ survey: ScreenSurvey) -> Double {
      culprit.owners.reduce(0) { $0 + survey.areas.area(of: $1) }
    }
    return owned(edited) < owned(linted.survey)
      ? ProvenFix(text: text, freed: 0, edits: edits) : nil
  }
}
