extension Hierarchy {
  /// Returns the node that makes a node's own area let touches fall through, if one does.
  ///
  /// A class of ``ClassRules/passThrough`` does so for itself. A window of such a class does so for
  /// its whole background: the wrappers that UIKit puts around the root view, and the root view.
  /// That the window treats its root view so is a choice made here, as every such window was
  /// written for that purpose.
  func passThroughCause(of index: Int, behavior: (Int) -> ClassRules.Behavior) -> Int? {
    if behavior(index) == .passThrough { return index }
    var current = index
    while let parent = nodes[current].parent {
      // Only the rearmost child belongs to the background; those in front of it are presented.
      guard current == parent + 1 else { return nil }
      if nodes[parent].parent == nil { return behavior(parent) == .passThrough ? parent : nil }
      guard Self.wrappers.contains(nodes[parent].className) else { return nil }
      current = parent
    }
    return nil
  }

  /// The views that UIKit puts between a window and its root view controller's view.
  static let wrappers: Set<String> = ["UITransitionView", "UIDropShadowView"]
}
