/// The use that a node makes of touches, as far as a dump shows.
enum TouchTarget: Sendable, Hashable {
  /// A control.
  case control
  /// A view with gesture recognizers that an app attached to it.
  case recognizing
}

extension Screen {
  /// Returns for each node its own use of touches, or `nil`.
  ///
  /// A view inside a control is a part of it and not a target. A control whose own switches keep
  /// all touches away was turned off on purpose, so it is not a target either. Nor is the second of
  /// two entries for one control, or the drawing of a tab for the chosen one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func touchTargets() -> [TouchTarget?] {
    var targets: [TouchTarget?] = []
    targets.reserveCapacity(nodes.count)
    var isInControl: [Bool] = []
    isInControl.reserveCapacity(nodes.count)
    var twins = ControlTwins()
    for (index, node) in zip(nodeIDs, nodes) {
      let isInside = node.parent.map { isInControl[$0] } ?? false
      let target = targetByClass(at: index)
      isInControl.append(isInside || target == .control || isCopyOfTabs(index))
      let counts = target != nil && !isInside && node.reasonToIgnoreTouches == nil
      targets.append(counts && !twins.holds(node) ? target : nil)
    }
    return targets
  }

  /// Whether a node is of a kind that uses touches, even if a switch turns it off.
  package func isTarget(_ index: Node.ID) -> Bool { targetByClass(at: index) != nil }

  private func targetByClass(at index: Node.ID) -> TouchTarget? {
    let node = nodes[index]
    switch node.kind {
    case .layer, .application, .window: return nil
    case .element: return hasControlRole(index) ? .control : nil
    case .view:
      if isControl(index) { return .control }
      return isRecognizing(index) ? .recognizing : nil
    }
  }

  private func isCopyOfTabs(_ index: Node.ID) -> Bool {
    DumpedClassName(nodes[index].className).isApples(in: SystemClasses.copiesOfTabs)
  }

  /// Whether a node is an accessibility element of a type that does something when it is tapped.
  func hasControlRole(_ index: Node.ID) -> Bool {
    nodes[index].kind == .element && !nodes[index].isScrollBar
      && nodes[index].role.map(SystemClasses.controlRoles.contains) == true
  }

  func isControl(_ index: Node.ID) -> Bool {
    if isOne(index, of: SystemClasses.controls) { return true }
    if isOne(index, of: SystemClasses.fixedSizeControls) { return true }
    // Without its base class a custom control can be recognized only by its name.
    guard nodes[index].baseClassName == nil else { return false }
    let name = DumpedClassName(nodes[index].className).short
    return Self.controlEndings.contains { name.hasSuffix($0) }
  }

  func isRecognizing(_ index: Node.ID) -> Bool {
    let node = nodes[index]
    guard node.hasActiveRecognizer, !node.flags.contains(.scrolls),
      !isOne(index, of: SystemClasses.recognizing), !isOne(index, of: SystemClasses.bars)
    else { return false }
    let name = DumpedClassName(node.className)
    // The recognizers of a private class are UIKit's, and those of a content view are its cell's.
    return !name.isHostingView && (name.origin == .own || name.origin == .published)
      && !isContentView(index)
  }

  /// Whether a view is the one into which a cell puts its content.
  func isContentView(_ index: Node.ID) -> Bool {
    guard let cell = nodes[index].parent, isOne(cell, of: SystemClasses.cells) else { return false }
    return index == cell.next && nodes[index].className == "UIView"
      || DumpedClassName(nodes[index].className).isApples(in: SystemClasses.contentViews)
  }

  private static let controlEndings = ["Button", "Control", "TextField"]
}

/// Controls that were met, by what makes two entries one control.
private struct ControlTwins {
  private struct Key: Hashable {
    var className: String
    var name: String
    var x, y, width, height: Double
  }

  private var known: Set<Key> = []

  /// Returns whether a control was seen before, and records it.
  mutating func holds(_ node: Node) -> Bool {
    let label = node.kind == .element ? node.label : nil
    guard let name = node.identifier ?? label, !node.unknown.contains(.geometry), node.depth > 0,
      node.standsAlone
    else { return false }
    let frame = node.frame
    let key = Key(
      className: node.className, name: name, x: frame.origin.x.rounded(),
      y: frame.origin.y.rounded(), width: frame.size.width.rounded(),
      height: frame.size.height.rounded())
    return !known.insert(key).inserted
  }
}
