/// Recognizes a finger that drags inwards from an edge of the screen. (FS-140)
@preconcurrency @MainActor
@available(tvOS, unavailable)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the drag may start at. Default none.
  open var edges: UIRectEdge = []

  /// The edges that the first finger came down at.
  private var startEdges: UIRectEdge = []

  /// Fails unless the finger came down at one of the edges; how near is a choice.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if startEdges.isEmpty, let point = attempt.fingers.first?.pointInScreen {
      startEdges = edges.intersection(edges(at: point))
    }
    guard !startEdges.isEmpty else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Forgets the edge.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  /// Only what goes inwards counts.
  override func isDrag(_ movement: CGVector, atLeast hysteresis: CGFloat) -> Bool {
    let inwards: [(UIRectEdge, CGFloat)] = [
      (.left, movement.dx), (.right, -movement.dx), (.top, movement.dy), (.bottom, -movement.dy),
    ]
    return inwards.contains { edge, distance in
      startEdges.contains(edge) && distance >= hysteresis
    }
  }

  private func edges(at pointInScreen: CGPoint) -> UIRectEdge {
    let (screen, width) = (SimulatedDevice.current.screenBounds, behavior.edgeWidth)
    var edges: UIRectEdge = []
    if pointInScreen.x < screen.minX + width { edges.insert(.left) }
    if pointInScreen.x >= screen.maxX - width { edges.insert(.right) }
    if pointInScreen.y < screen.minY + width { edges.insert(.top) }
    if pointInScreen.y >= screen.maxY - width { edges.insert(.bottom) }
    return edges
  }
}
