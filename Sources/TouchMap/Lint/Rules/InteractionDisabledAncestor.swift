import HitTesting

/// ``LintRule/interactionDisabledAncestor``: a control in a view with user interaction disabled.
///
/// Under a hidden or transparent ancestor nobody sees the control, so that is no defect.
struct InteractionDisabledAncestor: LintCheck {
  func findings(on linted: LintedScreen) -> [LintFinding] {
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
      return finding(about: target.node, in: disabled, on: linted)
    }
  }

  private func finding(about node: Int, in disabled: Int, on linted: LintedScreen) -> LintFinding {
    // The two classes that UIKit creates with user interaction disabled. FS-002.
    let isBornSo = linted.screen.isOne(disabled, of: ["UIImageView", "UILabel"])
    let remark = isBornSo ? ", as UIKit creates views of that class" : ""
    return LintFinding(
      .interactionDisabledAncestor, node: node,
      message: "\(linted.name(node)) looks alive and gets no touch: its ancestor "
        + "\(linted.name(disabled)) has user interaction disabled\(remark)",
      fix: "Set isUserInteractionEnabled of \(linted.name(disabled)) to true.")
  }
}
