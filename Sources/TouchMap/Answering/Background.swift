/// The behaviour of a view for touches on its own area that no subview took. The walk at a point
/// and the table of all views share this rule.
///
/// A class of ``ClassRules/passThrough`` or ``ClassRules/systemPassThrough`` lets them fall
/// through. A window of such a class does so for its whole background: the wrappers that UIKit puts
/// around the root view and around the views of container controllers, and the root view. So does
/// what a presentation left behind in it. The windows of the library Fallthrough do that; for
/// others it is a choice made here, because every such window was written for that purpose.
struct Background: Sendable, Hashable {
  /// Why touches on the own area fall through.
  enum Cause: Sendable, Hashable {
    /// The view's own class.
    case itself
    /// The class of its window, whose background it is part of.
    case window
    /// It fills its window and is directly in it, so it is treated as the view of the window's root
    /// controller. A dump does not show which view that is.
    case rootView
  }

  /// The place of a view in the view around it.
  struct Site {
    /// Whether that is a window.
    var isInWindow: Bool
    /// Whether that is a window of the library Fallthrough.
    var isInKnownWindow = false
    /// Whether the view is behind all its siblings.
    var isRearmost: Bool
    /// Whether it has the bounds of the view around it, to half a point.
    var fills: Bool
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
  init(of facts: ClassFacts.Facts, inBackground isOuterBackground: Bool, at site: Site) {
    let isRoot =
      site.isRearmost && isOuterBackground && !facts.closesMenu && facts.behavior != .takesTouches
    let isLeftover = site.isInWindow && isOuterBackground && facts.behavior == .leftover
    if facts.fallsThrough {
      cause = .itself
    } else if isLeftover || isRoot && (facts.isWrapper || !site.isInWindow) {
      cause = .window
    } else {
      // The assumption about another window covers its root view.
      cause = isRoot && site.fills ? site.isInKnownWindow ? .rootView : .window : nil
    }
    holdsBackground = isRoot && facts.isWrapper
  }

  /// The views that UIKit puts between a window and the view of its root controller, also where
  /// that is a container controller, and the view in which a presenter of the library Fallthrough
  /// puts the view of the shown controller.
  static let wrappers = Set(
    [
      "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
      "UINavigationTransitionView", "UIViewControllerWrapperView",
    ] + ClassRules.spellings(ofOwn: "OverlayRootView"))
}

extension Node {
  /// Whether a view has the bounds of the one around it, to half a point.
  func fills(_ parent: Node) -> Bool {
    !unknown.contains(.geometry) && Box(frame).grown(by: 0.5).covers(Box(parent.bounds))
      && Box(parent.bounds).grown(by: 0.5).covers(Box(frame))
  }
}
