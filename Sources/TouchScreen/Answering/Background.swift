/// The behaviour of a view for touches on its own area that no subview took. The walk at a point
/// and the table of all views share this rule.
///
/// A class of ``ClassRules/passThrough`` or ``ClassRules/systemPassThrough`` lets them fall
/// through. A window of such a class does so for its whole background: the wrappers that UIKit puts
/// around the root view, and the root view. That the root view belongs to it is a choice made here,
/// because every such window was written for that purpose.
struct Background: Sendable, Hashable {
  /// Why touches on the own area fall through.
  enum Cause: Sendable, Hashable {
    /// The view's own class.
    case itself
    /// The class of its window, whose background it is part of.
    case window
  }

  /// Why touches on the own area fall through; `nil` if the view takes them.
  private(set) var cause: Cause?
  /// Whether the rearmost child belongs to the background as well.
  private(set) var holdsBackground: Bool

  /// Applies the rule to a window, or to the view at which a dump starts.
  init(ofRoot facts: ClassFacts.Facts) {
    cause = facts.fallsThrough ? .itself : nil
    holdsBackground = facts.fallsThrough
  }

  /// Applies the rule to a view. Siblings in front of the rearmost one are presented.
  init(of facts: ClassFacts.Facts, inBackground isOuterBackground: Bool, isRearmost: Bool) {
    let isBackground = isRearmost && isOuterBackground && !facts.closesMenu
    cause = facts.fallsThrough ? .itself : isBackground ? .window : nil
    holdsBackground = isBackground && facts.isWrapper
  }

  /// The views that UIKit puts between a window and its root view controller's view, and the view
  /// in which a presenter of the library Fallthrough puts the view of the shown controller.
  static let wrappers = Set(
    ["UITransitionView", "UIDropShadowView"] + ClassRules.spellings(ofOwn: "OverlayRootView"))
}
