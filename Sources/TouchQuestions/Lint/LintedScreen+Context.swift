import TouchScreen

extension LintedScreen {
  /// Returns the nearest view around a node that scrolls.
  func scroller(of node: Node.ID) -> Node.ID? {
    guard let parent = screen.nodes[node].parent else { return nil }
    return screen.nearest(from: parent, where: screen.scrolls)
  }

  /// Returns whether a view covers a target on purpose: a presentation over the views behind it, or
  /// its dimming view.
  func isPresentation(_ cover: Node.ID, over node: Node.ID) -> Bool {
    guard let common = screen.commonAncestor(cover, node) else { return false }
    var (current, branch) = (cover, cover)
    while current != common, let parent = screen.nodes[current].parent {
      if screen.isOne(current, of: SystemClasses.dimmings) { return true }
      // UIKit puts every presentation into a transition view of its own beside the first one.
      let name = screen.nodes[current].className
      if name == "UITransitionView", screen.nodes[parent].parent == nil { return true }
      branch = current
      current = parent
    }
    // A presented view is beside its dimming view and in front of it.
    return dimmings.contains {
      $0 > node && $0 < branch && screen.nodes[$0].parent == common
    }
  }

  /// Returns whether a finger can move a target out from under its cover: at least half of the view
  /// in which it scrolls is free, and the cover stands outside it. The half is a choice.
  func canScrollAway(_ node: Node.ID, from cover: Node.ID) -> Bool {
    guard let scroller = scroller(of: node),
      !screen.subtree(of: scroller).contains(cover),
      let outline = survey.outlines.outlines[scroller]
    else { return false }
    let reach = survey.reach(of: scroller)
    return reach.reachable.reduce(0) { $0 + $1.area } >= outline.area / 2
  }

  /// Returns whether a node stands in a bar of the system, which places and enlarges the touch
  /// areas in it.
  func isInSystemBar(_ node: Node.ID) -> Bool {
    screen.nearest(from: node) { screen.isOne($0, of: SystemClasses.bars) } != nil
  }

  /// Returns whether the system sets a control's size.
  func hasSystemSize(_ node: Node.ID) -> Bool {
    screen.isOne(node, of: SystemClasses.fixedSizeControls) || isInSystemBar(node)
  }

  /// Returns whether a target stands in a line of text.
  func isInline(_ node: Node.ID) -> Bool {
    guard screen.systemClass(of: node) == "Link", let parent = screen.nodes[node].parent
    else { return false }
    let texts: Set<String> = ["StaticText", "TextView", "UITextView", "UILabel"]
    return screen.nearest(from: parent) { screen.isOne($0, of: texts) } != nil
  }

  /// Returns whether a node in front really keeps touches from the nodes that it covers. A view
  /// does. Of an accessibility element only a reason that the format can carry tells it: that it
  /// belongs to a keyboard, an alert or a bar.
  func keepsTouches(_ cover: Node.ID) -> Bool { covers[cover] }

  /// Returns for each node whether it keeps touches from the nodes that it covers; keys that are
  /// listed as plain buttons begin at `keyboardTop`.
  static func covers(of survey: ScreenSurvey, keyboardTop: Double) -> [Bool] {
    let screen = survey.screen
    // Whether a node belongs to a keyboard, an alert or a bar.
    var belongs: [Bool] = []
    belongs.reserveCapacity(screen.nodes.count)
    for index in screen.nodeIDs {
      belongs.append(
        screen.nodes[index].parent.map { belongs[$0] } == true || survey.isKeyboard(index)
          || screen.isOne(index, of: SystemClasses.modals) || screen.nodes[index].isBar)
    }
    return screen.nodeIDs.map { index in
      screen.nodes[index].kind != .element || belongs[index]
        || survey.outlines.frames[index].map { $0.origin.y >= keyboardTop } == true
    }
  }

  /// Returns whether a fix can be named for a node that keeps touches from a target: only where the
  /// dump tells which views take touches, and the culprit is the app's own.
  func canFix(_ cover: Node.ID) -> Bool {
    screen.evidence == .exact && survey.canChange(cover)
  }
}
