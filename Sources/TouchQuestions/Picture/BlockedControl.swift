import TouchScreen

/// A control that looks alive and does not get the touches on it, or not those that matter.
package struct BlockedControl: Sendable, Hashable {
  /// Why touches do not arrive.
  package enum Way: String, Sendable, Hashable {
    /// A view lies in front of it.
    case covered
    /// The tool that wrote the dump reports that it is covered.
    case reported
    /// It lies outside an ancestor, where UIKit does not ask it.
    case outside
    /// An ancestor has its user interaction disabled.
    case switchedOff = "switched-off"
  }

  /// The control.
  package let node: Node.ID
  /// The name that a person would give it.
  package let name: SpokenName
  /// Its place on the screen as a polygon, in screen points; empty where it is not known.
  package let outline: [Screen.Point]
  /// Why touches do not arrive.
  package let way: Way
  /// The node because of which; `nil` where the dump names none.
  package let cause: Node.ID?
  /// The part of it that is lost, from 0 to 1.
  package let share: Double
  /// Whether nothing of it is left.
  package var isDead: Bool { share >= 0.999 }
  package let rule: LintRule
}

extension LintedScreen {
  /// Returns the controls that lose touches, in the order of the source, each once.
  func blockedControls(by defects: [Defect]) -> [BlockedControl] {
    let reaches = Dictionary(
      targets.map { ($0.node, $0.reach) }, uniquingKeysWith: { first, _ in first })
    var known: Set<Node.ID> = []
    let found = defects.compactMap { blocked(by: $0, reaches: reaches) }
    // A defect of the control itself is more specific than one of an invisible view.
    let sorted =
      found.filter { $0.rule != .invisibleBlocker }
      + found.filter { $0.rule == .invisibleBlocker }
    return sorted.filter { known.insert($0.node).inserted }.sorted { $0.node < $1.node }
  }

  private func blocked(by defect: Defect, reaches: [Node.ID: Reach]) -> BlockedControl? {
    func control(
      _ node: Node.ID, _ way: BlockedControl.Way, _ cause: Node.ID?, share: Double
    ) -> BlockedControl {
      BlockedControl(
        node: node, name: screen.spokenName(of: node), outline: outline(of: node), way: way,
        cause: cause, share: share, rule: defect.rule)
    }
    switch defect.facts {
    case .covered(let share, let first, _, let isDead):
      return control(defect.node, .covered, first.by, share: isDead ? 1 : share)
    case .reportedCover: return control(defect.node, .reported, nil, share: 1)
    case .outside(let share, _, let by, _): return control(defect.node, .outside, by, share: share)
    case .inDisabled(let ancestor): return control(defect.node, .switchedOff, ancestor, share: 1)
    case .unseen(_, let victim):
      let reach = reaches[victim]
      let block = reach?.blocks.first { $0.by == defect.node && $0.reason == .behindWinner }
      let share = block.flatMap { block in reach?.share(of: block) }
      return control(victim, .covered, defect.node, share: share ?? 0)
    default: return nil
    }
  }

  private func outline(of node: Node.ID) -> [Screen.Point] {
    survey.outlines.outlines[node]?.points ?? []
  }
}
