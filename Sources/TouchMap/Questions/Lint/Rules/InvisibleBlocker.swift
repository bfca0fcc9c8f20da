/// ``LintRule/invisibleBlocker``: a view that shows nothing and takes touches of a target behind
/// it. The view must certainly show nothing: it is almost transparent, or it is a plain view
/// without background, text, image or visible content in a dump that contains backgrounds.
struct InvisibleBlocker: LintCheck {
  /// Below this alpha a view is invisible. A choice.
  private let visibleAlpha = 0.05
  /// Smaller overlaps are not reported, in square points. A choice.
  private let smallestArea = 4.0

  func defects(on linted: LintedScreen) -> [Defect] {
    var victims: [Node.ID: Node.ID] = [:]
    for target in linted.liveTargets {
      for block in target.reach.blocks where block.reason == .behindWinner {
        guard let by = block.by, block.area >= smallestArea, victims[by] == nil else { continue }
        victims[by] = target.node
      }
    }
    let tellsBackgrounds = linted.screen.nodes.contains { $0.flags.contains(.paintsBackground) }
    return victims.keys.sorted().compactMap { index in
      reason(index, on: linted, tellsBackgrounds: tellsBackgrounds).flatMap { why in
        victims[index].map {
          Defect(.invisibleBlocker, node: index, .unseen(why, victim: $0))
        }
      }
    }
  }

  private func reason(
    _ index: Node.ID, on linted: LintedScreen, tellsBackgrounds: Bool
  ) -> Defect.Invisibility? {
    let alpha = (linted.survey.ancestors(of: index) + [index])
      .reduce(1) { $0 * linted.screen.nodes[$1].alpha }
    if alpha < visibleAlpha { return .transparent(alpha: alpha) }
    let node = linted.screen.nodes[index]
    guard tellsBackgrounds, node.className == "UIView", !node.hasActiveRecognizer,
      !isAnythingVisible(in: index, of: linted.screen)
    else { return nil }
    return .plain
  }

  private func isAnythingVisible(in root: Node.ID, of screen: Screen) -> Bool {
    var index = root
    while index < screen.nodes[root].subtreeEnd {
      let node = screen.nodes[index]
      if node.flags.contains(.hidden) || node.alpha < visibleAlpha {
        index = node.subtreeEnd
        continue
      }
      let showsNothing =
        node.className == "UIView" && !node.flags.contains(.paintsBackground) && node.label == nil
      if !showsNothing { return true }
      index = index.next
    }
    return false
  }
}
