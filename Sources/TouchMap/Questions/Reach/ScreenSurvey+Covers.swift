extension ScreenSurvey {
  /// Returns the nearest view around a node that scrolls.
  func scroller(of node: Node.ID) -> Node.ID? { scrollers[node] }

  /// Returns whether a view covers a target on purpose: a presentation over the views behind it, or
  /// its dimming view.
  func isPresentation(_ cover: Node.ID, over node: Node.ID) -> Bool {
    if let tiers = asker.elements?.tiers { return tiers.isPresented(cover, over: node) }
    guard let common = screen.commonAncestor(cover, node) else { return false }
    var (current, branch) = (cover, cover)
    while current != common, let parent = screen.nodes[current].parent {
      if screen.isOne(current, of: SystemClasses.dimmings) { return true }
      // UIKit puts every presentation into a transition view of its own beside the first one.
      if screen.nodes[current].className == "UITransitionView",
        screen.nodes[parent].parent == nil, asker.classFacts[current].behavior != .leftover
      {
        return true
      }
      branch = current
      current = parent
    }
    // A presented view is beside its dimming view and in front of it.
    return dimmings.contains {
      $0 > node && $0 < branch && screen.nodes[$0].parent == common
    }
  }

  /// Returns whether a finger can move a target out from under its cover. If the source does not
  /// say how far content scrolls, the answer is yes if at least half of the view in which it
  /// scrolls is free and the cover is outside that view. The half is a choice.
  func canScrollAway(_ node: Node.ID, from cover: Node.ID) -> Bool {
    canScrollAway(node, from: cover, known: canScroll(node, from: cover))
  }

  /// The same, if `known` already contains what the source says about it.
  func canScrollAway(_ node: Node.ID, from cover: Node.ID, known: Bool?) -> Bool {
    if let known { return known }
    guard let scroller = scroller(of: node), !screen.subtree(of: scroller).contains(cover),
      let outline = outlines.outlines[scroller]
    else { return false }
    return reached(of: scroller).own >= outline.area / 2
  }
}
