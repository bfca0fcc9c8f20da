extension ScreenSurvey {
  /// Returns the part that gets a touch instead of the view around it, if an owner in the view is
  /// hit: a target, a plain view in the control that the view is or lies in, or a subview that
  /// completely covers a plain container. `nil` if the view gets it.
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
  /// contains the receiver of the touch.
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

  /// Returns the plain view that keeps an owner's touch from the control around it.
  func viewInControl(holding owner: Node.ID) -> Node.ID? {
    guard case .view(let view) = parts[owner] else { return nil }
    return view
  }

  /// The effect of a touch that a node gets.
  package struct TouchEffect: Sendable {
    /// Whether something acts.
    package var reason: TapReason
    /// The control around the node that does nothing, because a plain view in it takes the touch.
    package var control: Node.ID?
  }

  /// Returns the effect of a touch that a node gets.
  package func effect(ofTouchOn owner: Node.ID) -> TouchEffect {
    let view = viewInControl(holding: owner)
    return TouchEffect(
      reason: acting.reasons[owner],
      control: view.flatMap { screen.nodes[$0].parent }.flatMap { parent in
        screen.nearest(from: parent) { targets[$0] == .control || parts[$0] == .target($0) }
      })
  }
}
