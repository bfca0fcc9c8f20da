/// Recognizes a finger that drags inwards from an edge of the screen. (FS-140)
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the drag may start at. Default none.
  open var edges: UIRectEdge = []

  /// The edges at which the first finger came down.
  private var startEdges: UIRectEdge = []

  /// Fails unless the finger came down at one of the edges; how near is a choice.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if startEdges.isEmpty, let point = attempt.fingers.first?.pointInScreen {
      let screen = SimulatedDevice.current.screenBounds
      startEdges = edges.intersection(
        UIRectEdge(at: point, of: screen, within: GestureLimits.edgeWidth))
    }
    guard !startEdges.isEmpty else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  /// Only a movement inwards counts.
  override func isDrag(_ movement: CGVector, atLeast hysteresis: CGFloat) -> Bool {
    let inwards: [(UIRectEdge, CGFloat)] = [
      (.left, movement.dx), (.right, -movement.dx), (.top, movement.dy), (.bottom, -movement.dy),
    ]
    return inwards.contains { edge, distance in
      startEdges.contains(edge) && distance >= hysteresis
    }
  }
}

extension UIRectEdge {
  /// The edges of a rectangle that a point is at, or beyond.
  init(at point: CGPoint, of rect: CGRect, within width: CGFloat) {
    self = []
    if point.x < rect.minX + width { insert(.left) }
    if point.x >= rect.maxX - width { insert(.right) }
    if point.y < rect.minY + width { insert(.top) }
    if point.y >= rect.maxY - width { insert(.bottom) }
  }
}
