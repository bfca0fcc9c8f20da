extension LintedScreen {
  /// Returns whether a node is in a bar of the system, which places and enlarges the touch areas in
  /// it.
  func isInSystemBar(_ node: Node.ID) -> Bool {
    screen.nearest(from: node) { screen.isOne($0, of: SystemClasses.bars) } != nil
  }

  /// Returns whether the system makes and places a control: in its bars and alerts, and at the edge
  /// of a sheet.
  func isPlacedBySystem(_ node: Node.ID) -> Bool {
    screen.nodes[node].isSheetGrabber || isInSystemBar(node)
      || screen.nearest(from: node) { screen.isOne($0, of: SystemClasses.alerts) } != nil
  }

  /// Returns whether the system sets a control's size.
  func hasSystemSize(_ node: Node.ID) -> Bool {
    screen.isOne(node, of: SystemClasses.fixedSizeControls) || isPlacedBySystem(node)
  }

  /// Returns whether a target is in a line of text.
  func isInline(_ node: Node.ID) -> Bool {
    guard screen.systemClass(of: node) == "Link", let parent = screen.nodes[node].parent
    else { return false }
    let texts: Set<String> = ["StaticText", "TextView", "UITextView", "UILabel"]
    return screen.nearest(from: parent) { screen.isOne($0, of: texts) } != nil
  }

  /// Returns whether a node in front really keeps touches from the nodes that it covers. A view
  /// does. An accessibility element does if the format shows that it belongs to a keyboard, an
  /// alert or a bar, if it acts in a window in front, or if it acts and the tool that wrote the dump
  /// calls the covered one not hittable.
  func keepsTouches(_ cover: Node.ID, from node: Node.ID) -> Bool {
    if covers[cover] { return true }
    let isInFront = survey.windowOfNode[cover] > survey.windowOfNode[node]
    return screen.acts(cover)
      && (isInFront || screen.nodes[node].reportedReach?.isUnhittable == true)
  }

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

  /// Returns whether there is a fix for a node that keeps touches from a target: only if the dump
  /// says which views take touches, and the culprit is the app's own.
  func canFix(_ cover: Node.ID) -> Bool { screen.evidence == .exact && survey.canChange(cover) }
}
