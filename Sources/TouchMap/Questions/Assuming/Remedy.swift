/// A change that removes one of the obstacles of a view.
package enum Remedy: Sendable, Hashable {
  /// Set `isHidden` to false.
  case show(Node.ID)
  /// Raise the opacity.
  case raiseAlpha(Node.ID)
  /// Set `isUserInteractionEnabled` to true.
  case enable(Node.ID)
  /// Set `isUserInteractionEnabled` to false, so that the view around it gets the touches.
  case disable(Node.ID)
  /// Let it take the touches on its own area.
  case takeTouches(Node.ID)
  /// Let the touches on its own area fall through.
  case passThrough(Node.ID)
  /// Do the same with a window.
  case passThroughWindow(Node.ID)
  /// Give the transform an inverse.
  case straighten(Node.ID)
  /// Make an ancestor large enough for views, or let its overflowing views be reached.
  case enlarge(Node.ID, toHold: [Node.ID])
  /// Move it into its ancestors, its window or the screen.
  case moveIntoAncestors(Node.ID)
  case moveIntoWindow(Node.ID)
  case placeOnScreen(Node.ID)
  /// Scroll it into view.
  case scrollIntoView(Node.ID, of: Node.ID)
  /// Keep it above the keyboard.
  case keepAboveKeyboard(Node.ID, keyboard: Node.ID)
  /// Close a presentation.
  case close(Node.ID)
  /// Take away what a presentation left behind.
  case removeLeftover(Node.ID)
  /// Keep a view clear of a bar.
  case keepClear(Node.ID, of: Node.ID)
  /// Add a view to the content view of its cell.
  case addToContent(Node.ID, of: Node.ID)
  /// Move one view away from another.
  case moveAway(Node.ID, from: Node.ID)
  /// Find out why it has no frame.
  case findFrame(Node.ID)
}

extension ScreenSurvey {
  /// Returns the change that removes what the verdict about a tap names. If the tap arrives, or if
  /// there is no verdict, it is the one that removes the largest block. `nil` if a finger reaches
  /// the view everywhere, or if no change helps.
  func remedy(for reach: Reach, _ tap: TapVerdict?) -> Remedy? {
    if let tap, !tap.word.reaches {
      let block =
        block(of: tap, of: reach.node)
        ?? tap.point.flatMap { point in
          zip(reach.blocks, pieces(of: reach).blocks).first { _, pieces in
            pieces.contains { $0.contains(point) }
          }?.0
        }
      return block.flatMap { remedy(for: $0, of: reach.node) }
    }
    var largest: Reach.Block?
    for block in reach.blocks where block.area > (largest?.area ?? -1) { largest = block }
    guard let largest, reach.share(of: largest) >= Self.leastShare else { return nil }
    return remedy(for: largest, of: reach.node)
  }

  /// A block of a smaller part of a view is ignored, because neighbours overlap by rounding. A
  /// choice.
  private static let leastShare = 0.05

  /// Returns whether an app can change a node: whether the node is its own, and the dump says which
  /// views take touches.
  func canChange(_ node: Node.ID) -> Bool {
    guard screen.evidence == .exact, screen.nodes[node].kind != .element else { return false }
    let window = screen.windows[windowOfNode[node]].root
    return !screen.isOne(window, of: SystemClasses.passingThrough)
  }

  /// Returns the change that removes one block. It changes no view that UIKit creates.
  func remedy(for block: Reach.Block, of node: Node.ID) -> Remedy? {
    let by = block.by ?? node
    func own(_ remedy: Remedy) -> Remedy? { creator(of: by) == nil ? remedy : nil }
    switch block.reason {
    case .hidden: return screen.isReportedInvisible(by) ? nil : own(.show(by))
    case .interactionDisabled: return own(.enable(by))
    case .transparent: return own(.raiseAlpha(by))
    case .outsideAncestor: return remedyForCut(of: node, by: block.by)
    case .outsideBounds: return .placeOnScreen(node)
    case .behindWinner: return block.by.flatMap { remedyForCover($0, of: node) }
    case .subviewHit where screen.nodes[node].standsAlone: return nil
    case .fallsThrough where screen.nodes[node].standsAlone || isPassThrough(windowOf: node):
      return nil
    case .subviewHit: return own(.disable(by))
    case .fallsThrough: return own(.takeTouches(by))
    case .notInvertible: return own(.straighten(by))
    case .unknownGeometry: return .findFrame(by)
    default: return nil
    }
  }

  /// Whether the window of a node lets touches fall through by its class. To let it take them would
  /// undo what it is for.
  private func isPassThrough(windowOf node: Node.ID) -> Bool {
    asker.classFacts[screen.windows[windowOfNode[node]].root].fallsThrough
  }

  private func remedyForCut(of node: Node.ID, by ancestor: Node.ID?) -> Remedy {
    guard let ancestor else { return .moveIntoAncestors(node) }
    if screen.nodes[ancestor].kind == .window { return .moveIntoWindow(node) }
    if screen.scrolls(ancestor) { return .scrollIntoView(node, of: ancestor) }
    return creator(of: ancestor) == nil
      ? .enlarge(ancestor, toHold: [node]) : .moveIntoAncestors(node)
  }

  private func remedyForCover(_ cover: Node.ID, of node: Node.ID) -> Remedy? {
    if let keyboard = screen.nearest(from: cover, where: { isKeyboard($0) }) {
      return .keepAboveKeyboard(node, keyboard: keyboard)
    }
    guard canChange(cover) else { return nil }
    let creator = creator(of: cover)
    switch creator {
    case .presentation(let presentation): return .close(presentation)
    case .leftover(let container): return .removeLeftover(container)
    default: break
    }
    guard windowOfNode[cover] == windowOfNode[node] else {
      return .passThroughWindow(screen.windows[windowOfNode[cover]].root)
    }
    switch creator {
    case .bar(let bar): return .keepClear(node, of: bar)
    case .cell(let cell) where screen.subtree(of: cell).contains(node):
      return .addToContent(node, of: cell)
    case .cell(let cell): return .moveAway(cell, from: node)
    default: break
    }
    // A target around both is not in the way.
    if let front = target(holding: cover), !screen.subtree(of: front).contains(node) {
      return .moveAway(front, from: node)
    }
    return creator == nil ? .passThrough(cover) : nil
  }

  /// Whether a node is the keyboard or a view that the system puts around it.
  func isKeyboard(_ index: Node.ID) -> Bool { screen.isOne(index, of: SystemClasses.keyboards) }

  /// Returns a change of the screen with the same effect on touches; `nil` if there is none.
  func edit(for remedy: Remedy) -> ScreenEdit? {
    switch remedy {
    case .show(let node), .raiseAlpha(let node): return .show(node)
    case .enable(let node): return .enable(node)
    case .disable(let node): return .disable(node)
    case .takeTouches(let node): return .takeTouches(node)
    case .passThrough(let node), .passThroughWindow(let node): return .passThrough(node)
    case .straighten(let node): return .straighten(node)
    case .enlarge(let ancestor, let nodes): return .grow(ancestor, toHold: nodes)
    // A view that is moved away is somewhere else, wherever that is.
    case .moveAway(let front, _), .keepClear(_, let front), .close(let front),
      .removeLeftover(let front):
      return .hide(front)
    case .addToContent(_, let cell):
      return screen.children(of: cell).first(where: screen.isContentView).map(
        ScreenEdit.passThrough)
    case .moveIntoAncestors(let node):
      return screen.nodes[node].parent.flatMap { move(node, into: outlines.frames[$0]) }
    case .moveIntoWindow(let node):
      return move(node, into: outlines.frames[screen.windows[windowOfNode[node]].root])
    case .placeOnScreen(let node): return move(node, into: screen.frame)
    case .scrollIntoView(let node, let scroller):
      return distance(of: node, into: outlines.frames[scroller]).map { .scroll(scroller, by: $0) }
    case .keepAboveKeyboard(let node, let keyboard):
      guard var room = outlines.frames[screen.windows[windowOfNode[node]].root],
        let top = outlines.frames[keyboard]?.origin.y
      else { return nil }
      room.size.height = top - room.origin.y
      return move(node, into: room)
    case .findFrame: return nil
    }
  }

  private func move(_ node: Node.ID, into room: Screen.Rect?) -> ScreenEdit? {
    distance(of: node, into: room).map { .move(node, by: $0) }
  }

  /// Returns the shortest move of a node into a rectangle, or to its top left corner if the node is
  /// larger.
  private func distance(of node: Node.ID, into room: Screen.Rect?) -> Screen.Point? {
    guard let room, let frame = outlines.frames[node], frame.size.area > 0 else { return nil }
    func way(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(start, high - length)) - start
    }
    return Screen.Point(
      x: way(frame.origin.x, frame.size.width, room.origin.x, room.maxX),
      y: way(frame.origin.y, frame.size.height, room.origin.y, room.maxY))
  }
}
