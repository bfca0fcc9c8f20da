/// A node that takes the taps of targets, or of all views behind its window.
package struct Culprit: Sendable, Hashable {
  /// The node: a window that swallows touches, or the nearest acting view around the obstacle, or
  /// the obstacle itself.
  package let node: Node.ID
  /// A person's name for it.
  package let name: SpokenName
  /// Its line in the source, if its name is a class of which there are more views.
  let line: Int?
  /// The nodes whose regions swallow touches because of it.
  package let owners: [Node.ID]
  /// The targets that lose their taps to it: places in ``ScreenVerdict/blocked``.
  package let blocked: [Int]
  /// The part of the screen whose touches it gets, from 0 to 1.
  package let share: Double
  /// The fix, tried on the screen; `nil` if there is none, or if none can be tried.
  package var fix: ProvenFix?
}

/// A change that was tried on the screen before it is proposed.
package struct ProvenFix: Sendable, Hashable {
  /// The changes in their order, each in a sentence.
  package let steps: [String]
  /// How many of the blocked targets a tap then reaches.
  package let freed: Int
  /// The targets that lose their taps by it.
  package var lost: [Node.ID] = []
  /// The edits with the same effect on touches, as they were tried.
  package let edits: [ScreenEdit]

  /// The change, in one line.
  package var text: String { RemedyTrial.text(of: steps) }

  /// How many targets more get their taps.
  fileprivate var gain: Int { freed - lost.count }
}

extension Screen {
  /// Returns the screen with a fix applied; the nodes keep their places.
  package func applying(_ fix: ProvenFix) -> Screen {
    fix.edits.reduce(withoutWitnesses) { $0.applying($1) }
  }
}

/// Finds the culprits of blocked targets.
struct Blame {
  private let survey: ScreenSurvey
  private let asked: [ScreenVerdict.Target]
  private let blocked: [ScreenVerdict.Target]
  private let swallowing: [SwallowingWindow]
  /// The facts about a culprit before the search for its fix.
  private struct Suspect {
    var node: Node.ID
    var owners: [Node.ID]
    var blocked: [Int] = []
  }

  init(_ survey: ScreenSurvey, targets: [ScreenVerdict.Target]) {
    self.survey = survey
    asked = targets
    blocked = targets.filter { $0.fate == .blocked }
    swallowing = survey.swallowingWindows
  }

  /// Returns the culprits: those that block most targets first, then those that take most of the
  /// screen.
  func culprits() -> [Culprit] {
    let area = survey.screen.frame.size.area
    let suspects = suspects
    let shared = sharedClasses(among: suspects)
    let culprits = suspects.map { suspect in
      let owned = suspect.owners.reduce(0) { $0 + survey.areas.area(of: $1) }
      let name = survey.screen.spokenName(of: suspect.node)
      let node = survey.screen.nodes[suspect.node]
      let isShared = name.source == .className && shared.contains(node.className)
      return Culprit(
        node: suspect.node, name: name, line: isShared ? node.line : nil,
        owners: suspect.owners, blocked: suspect.blocked,
        share: area > 0 ? min(1, owned / area) : 0, fix: nil)
    }
    return culprits.sorted {
      ($1.blocked.count, $1.share, $0.node) < ($0.blocked.count, $0.share, $1.node)
    }
  }

  /// The classes of suspects of which the screen has more views.
  private func sharedClasses(among suspects: [Suspect]) -> Set<String> {
    var unseen = Set(suspects.map { survey.screen.nodes[$0.node].className })
    var shared: Set<String> = []
    guard !unseen.isEmpty else { return shared }
    let all = unseen
    for node in survey.screen.nodes where all.contains(node.className) {
      if unseen.remove(node.className) == nil { shared.insert(node.className) }
    }
    return shared
  }

  private var suspects: [Suspect] {
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
    for window in swallowing {
      let place = add(window.root, owners: window.containers)
      for container in window.containers { windows[container] = place }
    }
    for (index, target) in blocked.enumerated() {
      guard target.tap.word != .passesThrough, let cause = target.tap.by else { continue }
      let takesTouches = target.isCovered
      let place =
        (takesTouches ? windows[cause] : nil)
        ?? add(
          takesTouches ? survey.acting.actors[cause] ?? cause : cause,
          owners: takesTouches ? [cause] : [])
      suspects[place].blocked.append(index)
    }
    return suspects
  }

  /// Returns culprits with their fixes.
  func withFixes(_ culprits: [Culprit]) -> [Culprit] {
    var trials = EditedSurveys(of: asked)
    var culprits = culprits
    for place in culprits.indices.prefix(Self.mostTried) {
      culprits[place].fix =
        fix(for: culprits[place], trying: &trials)
        ?? windowFix(for: culprits[place], trying: &trials)
    }
    return culprits
  }

  /// More culprits than these get no fix, and for each no more targets are tried. A choice.
  private static let mostTried = 8

  /// Searches for the first fix that helps one of the targets and costs no other its taps, or else
  /// for the one that helps most.
  private func fix(for culprit: Culprit, trying trials: inout EditedSurveys) -> ProvenFix? {
    var best: ProvenFix?
    for place in culprit.blocked.prefix(Self.mostTried) {
      let reach = survey.reach(of: blocked[place].node)
      guard var trial = survey.trial(for: reach, blocked[place].tap, trying: &trials),
        !trial.edits.isEmpty
      else { continue }
      if case .enlarge(let ancestor, _)? = trial.remedies.first, trial.remedies.count == 1 {
        trial = enlargement(of: ancestor, for: culprit, trying: &trials)
      }
      guard let edited = trials.survey(after: trial.edits, of: survey).map(TapOracle.init) else {
        return best
      }
      let freed = culprit.blocked.filter { place in
        edited.word(onTapFor: blocked[place].node, at: nil).word.reaches
      }
      guard !freed.isEmpty else { continue }
      let fix = ProvenFix(
        steps: trial.remedies.map(survey.text), freed: freed.count, lost: trial.lost,
        edits: trial.edits)
      if fix.lost.isEmpty { return fix }
      if fix.gain > best?.gain ?? .min { best = fix }
    }
    return best
  }

  /// Returns the growth of a view that holds all targets that are dead outside of it.
  private func enlargement(
    of ancestor: Node.ID, for culprit: Culprit, trying trials: inout EditedSurveys
  ) -> RemedyTrial {
    let outside = culprit.blocked.prefix(Self.mostTried).map { blocked[$0] }.filter {
      $0.tap.word == .outsideParent && $0.tap.by == ancestor
    }.map(\.node)
    let edits = [ScreenEdit.grow(ancestor, toHold: outside)]
    return RemedyTrial(
      remedies: [.enlarge(ancestor, toHold: outside)], edits: edits,
      lost: trials.lost(by: edits, of: survey))
  }

  /// Returns the fix for a window that takes touches from no known target.
  private func windowFix(for culprit: Culprit, trying trials: inout EditedSurveys) -> ProvenFix? {
    guard culprit.blocked.isEmpty else { return nil }
    let edits = [ScreenEdit.passThrough(culprit.node)]
    guard let edited = trials.survey(after: edits, of: survey) else { return nil }
    func owned(_ survey: ScreenSurvey) -> Double {
      culprit.owners.reduce(0) { $0 + survey.areas.area(of: $1) }
    }
    let step = survey.text(of: .passThroughWindow(culprit.node))
    guard owned(edited) < owned(survey) else { return nil }
    let lost = trials.lost(by: edits, of: survey)
    return ProvenFix(steps: [step], freed: 0, lost: lost, edits: edits)
  }
}

extension ScreenVerdict {
  /// The views without which taps may go elsewhere: the windows, front to back, if there are
  /// several, and the views that take taps of targets.
  package var switchable: [Node.ID] {
    let screen = survey.screen
    let hasOthers = screen.windows.count > 1 && !screen.isElementTree
    let windows = hasOthers ? screen.windows.reversed().map(\.root) : []
    var seen: Set<Node.ID> = []
    return (windows + takers).filter {
      screen.nodes[$0].reasonToIgnoreTouches == nil && seen.insert($0).inserted
    }
  }

  /// The views that take taps of targets, also those that may be scrolled free or lie behind a
  /// presentation: as ``culprits`` name them, and those that take most first.
  private var takers: [Node.ID] {
    let blamed = culprits.reduce(into: [Node.ID: Node.ID]()) { blamed, culprit in
      for place in culprit.blocked { blamed[blocked[place].node] = culprit.node }
    }
    var counts: [Node.ID: Int] = [:]
    for target in asked where target.isCovered {
      guard let by = target.tap.by else { continue }
      let taker = blamed[target.node] ?? survey.acting.actors[by] ?? by
      // Without a view around the target, the target would be gone as well.
      let isAround = survey.screen.subtree(of: taker).contains(target.node)
      counts[isAround ? by : taker, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension ScreenVerdict.Target {
  /// Whether a view in front of the target, or in it, takes its taps.
  var isCovered: Bool {
    switch tap.word {
    case .coveredBy, .keyboard: true
    default: false
    }
  }
}
