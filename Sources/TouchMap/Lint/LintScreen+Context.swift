extension LintScreen {
  /// Returns the nearest view around a node that scrolls.
  func scroller(of node: Int) -> Int? {
    guard let parent = hierarchy.nodes[node].parent else { return nil }
    return hierarchy.nearest(from: parent, where: hierarchy.scrolls)
  }

  /// Returns whether what covers a target does so on purpose: a presentation over what presents
  /// it, or its dimming view.
  func isPresentation(_ cover: Int, over node: Int) -> Bool {
    guard let common = hierarchy.commonAncestor(cover, node) else { return false }
    var (current, branch) = (cover, cover)
    while current != common, let parent = hierarchy.nodes[current].parent {
      if hierarchy.isOne(current, of: SystemClasses.dimmings) { return true }
      // UIKit puts every presentation into a transition view of its own beside the first one.
      let name = hierarchy.nodes[current].className
      if name == "UITransitionView", hierarchy.nodes[parent].parent == nil { return true }
      branch = current
      current = parent
    }
    // What a presentation shows stands beside its dimming view and in front of it.
    return dimmings.contains {
      $0 > node && $0 < branch && hierarchy.nodes[$0].parent == common
    }
  }

  /// Returns whether a finger can move a target out from under its cover: at least half of the view
  /// in which it scrolls is free, and the cover stands outside it. The half is a choice.
  func canScrollAway(_ node: Int, from cover: Int) -> Bool {
    guard let scroller = scroller(of: node),
      !hierarchy.subtree(of: scroller).contains(cover),
      let outline = survey.outlines.outlines[scroller]
    else { return false }
    let reach = survey.reach(of: scroller)
    return reach.reachable.reduce(0) { $0 + $1.area } >= outline.area / 2
  }

  /// Returns whether a node stands in a bar of the system, which places and enlarges the touch
  /// areas in it.
  func isInSystemBar(_ node: Int) -> Bool {
    hierarchy.nearest(from: node) { hierarchy.isOne($0, of: SystemClasses.bars) } != nil
  }

  /// Returns whether the system sets a control's size.
  func hasSystemSize(_ node: Int) -> Bool {
    hierarchy.isOne(node, of: SystemClasses.fixedSizeControls) || isInSystemBar(node)
  }

  /// Returns whether a target stands in a line of text.
  func isInline(_ node: Int) -> Bool {
    guard hierarchy.systemClass(of: node) == "Link", let parent = hierarchy.nodes[node].parent
    else { return false }
    let texts: Set<String> = ["StaticText", "TextView", "UITextView", "UILabel"]
    return hierarchy.nearest(from: parent) { hierarchy.isOne($0, of: texts) } != nil
  }

  /// Returns whether a node in front really keeps touches from what it covers.
  ///
  /// A view does. Of an accessibility element only a reason that the format can carry tells it:
  /// that it belongs to a keyboard, an alert or a bar.
  func keepsTouches(_ cover: Int) -> Bool {
    guard hierarchy.nodes[cover].kind == .element else { return true }
    return hierarchy.nearest(from: cover) {
      survey.isKeyboard($0) || hierarchy.isOne($0, of: SystemClasses.modals)
        || hierarchy.nodes[$0].isBar
    } != nil || survey.outlines.frames[cover].map { $0.origin.y >= keyboardTop } == true
  }

  /// Returns whether a fix can be named for what keeps touches from a target: only where the dump
  /// tells what takes touches, and the culprit is the app's own.
  func canFix(_ cover: Int) -> Bool {
    hierarchy.evidence == .exact && survey.canChange(cover)
  }
}
