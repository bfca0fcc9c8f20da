/// ``LintRule/zeroSizeInteractive``: a target without area.
struct ZeroSizeInteractive: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    linted.liveTargets.compactMap { target in
      let node = linted.screen.nodes[target.node]
      let size = node.bounds.size
      guard !node.unknown.contains(.geometry), size.area == 0, !linted.hasSystemSize(target.node)
      else { return nil }
      return Defect(.zeroSizeInteractive, node: target.node, .noArea(size: size))
    }
  }
}
