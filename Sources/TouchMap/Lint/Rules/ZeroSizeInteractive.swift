/// ``LintRule/zeroSizeInteractive``: a target without area.
struct ZeroSizeInteractive: LintCheck {
  func findings(on linted: LintedScreen) -> [LintFinding] {
    linted.liveTargets.compactMap { target in
      let node = linted.screen.nodes[target.node]
      let size = node.bounds.size
      guard !node.unknown.contains(.geometry), size.area == 0,
        !linted.hasSystemSize(target.node)
      else { return nil }
      let extent = "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
      return LintFinding(
        .zeroSizeInteractive, node: target.node,
        message: "\(linted.name(target.node)) is \(extent) points large: no point lies in it",
        fix: "Give \(linted.name(target.node)) a size; are its constraints complete?")
    }
  }
}
