import TouchScreen

extension ScreenSurvey {
  /// Returns what gets a touch in a view instead of the view, where an owner in it is hit: a target,
  /// a plain view in the control that the view is or lies in, or a subview that covers a plain
  /// container wholly; `nil` if the view gets it.
  func inner(_ owner: Node.ID, in node: Node.ID) -> ControlPart? {
    switch parts[owner] {
    case .view(let view): return parts[node] != nil && view > node ? .view(view) : nil
    case .target(let inner) where parts[node] != nil && inner > node: return .target(inner)
    default:
      return target(between: owner, and: node).map(ControlPart.target)
        ?? child(of: node, covering: owner).map(ControlPart.view)
    }
  }

  /// Returns the subview of a plain container, around which nothing acts, that covers all of it and
  /// holds who gets the touch.
  private func child(of node: Node.ID, covering owner: Node.ID) -> Node.ID? {
    guard owner != node, screen.evidence == .exact, screen.isPlainView(node),
      target(holding: node) == nil, !isInAnsweringView(node),
      let child = screen.nearest(from: owner, where: { screen.nodes[$0].parent == node }),
      let outline = outlines.outlines[node], outlines.outlines[child]?.holds(outline) == true
    else { return nil }
    return child
  }

  private func isInAnsweringView(_ node: Node.ID) -> Bool {
    screen.nearest(from: node) { screen.isOne($0, of: SystemClasses.answeringTaps) } != nil
  }

  /// Returns the plain view that keeps a touch, which an owner gets, from the control around it.
  func viewInControl(holding owner: Node.ID) -> Node.ID? {
    guard case .view(let view) = parts[owner] else { return nil }
    return view
  }

  /// What comes of a touch that a node gets.
  package struct TouchEffect: Sendable {
    /// Whether something acts.
    package var reason: TapReason
    /// The control around the node that does nothing, because a plain view in it has the touch.
    package var control: Node.ID?
  }

  /// Returns what comes of a touch that a node gets.
  package func effect(ofTouchOn owner: Node.ID) -> TouchEffect {
    let view = viewInControl(holding: owner)
    return TouchEffect(
      reason: acting.reasons[owner],
      control: view.flatMap { screen.nodes[$0].parent }.flatMap { parent in
        screen.nearest(from: parent) { targets[$0] == .control || parts[$0] == .target($0) }
      })
  }
}
