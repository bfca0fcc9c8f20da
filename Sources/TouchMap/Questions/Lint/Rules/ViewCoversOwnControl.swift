/// ``LintRule/viewCoversOwnControl``: a plain view in a control that takes its touches completely,
/// at the centre, or on more than half.
///
/// The parts from which UIKit builds a control, and targets in it, are not such views. No page of
/// Apple's says what UIKit does there, so the finding is a warning. FS-396.
struct ViewCoversOwnControl: LintCheck {
  /// With less than this part free a control is reported. A choice.
  private let leastFree = 0.5

  func defects(on linted: LintedScreen) -> [Defect] {
    linted.controls.compactMap { target in
      let views = target.reach.blocks.filter { linted.isPlainView($0, in: target) }
      guard let largest = views.max(by: { $0.area < $1.area }) else { return nil }
      let taken = views.reduce(0) { $0 + $1.area }
      let whole = taken + target.reach.reachable.reduce(0) { $0 + $1.area }
      guard whole > 0, 1 - taken / whole < leastFree || views.contains(where: \.part.holdsMiddle)
      else { return nil }
      return Defect(
        .viewCoversOwnControl, node: target.node,
        .coveredInside(share: taken / whole, view: largest))
    }
  }
}

extension LintedScreen {
  /// Returns whether a block of a control's reach is a plain view in it.
  func isPlainView(_ block: Reach.Block, in target: Target) -> Bool {
    block.reason == .subviewHit && block.by.flatMap(survey.viewInControl) == block.by
  }
}
