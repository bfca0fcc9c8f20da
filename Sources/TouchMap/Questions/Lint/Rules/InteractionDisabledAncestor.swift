/// ``LintRule/interactionDisabledAncestor``: a control in a view with user interaction disabled.
/// Under a hidden or transparent ancestor the control is invisible, so that is not a defect.
struct InteractionDisabledAncestor: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    linted.controls.compactMap { target in
      let ancestors = linted.survey.ancestors(of: target.node)
      let isUnseen = ancestors.contains {
        let node = linted.screen.nodes[$0]
        return node.flags.contains(.hidden) || Node.isTransparent(alpha: node.alpha)
      }
      let disabled = ancestors.first {
        linted.screen.nodes[$0].reasonToIgnoreTouches == .interactionDisabled
      }
      guard !isUnseen, target.reach.area > 0, let disabled else { return nil }
      return Defect(
        .interactionDisabledAncestor, node: target.node, .inDisabled(ancestor: disabled))
    }
  }
}
