/// ``LintRule/zeroSizeInteractive``: a target without area.
struct ZeroSizeInteractive: LintCheck {
  func findings(on screen: LintScreen) -> [LintFinding] {
    screen.liveTargets.compactMap { target in
      let node = screen.hierarchy.nodes[target.node]
      let size = node.bounds.size
      guard !node.unknown.contains(.geometry), size.area == 0,
        !screen.hasSystemSize(target.node)
      else { return nil }
      let extent = "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
      return LintFinding(
        .zeroSizeInteractive, node: target.node,
        message: "\(screen.name(target.node)) is \(extent) points large: no point lies in it",
        fix: "Give \(screen.name(target.node)) a size; are its constraints complete?")
    }
  }
}
