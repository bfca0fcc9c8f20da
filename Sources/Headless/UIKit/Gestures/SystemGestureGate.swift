/// A recognizer of which every window has two. It delays touches at an edge of the screen for
/// views, pans and swipes until the system knows that they are not one of its own gestures.
///
/// It fails when the finger is lifted, moves along the edge or away from the direction of a system
/// gesture, or has stayed long enough. The system never takes a touch here, which is a choice. The
/// edges, the width and the time are choices, too.
///
/// > Source: WWDC 2017-219 for who waits; two reports for the recognizers and the delay. FS-190 to
/// > FS-192.
final class _UISystemGestureGateGestureRecognizer: UIGestureRecognizer {
  private var timer: SimulatedTimer?
  private var edge: UIRectEdge = []

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    allowedPressTypes = []
  }

  override func isFor(_ touch: UITouch) -> Bool {
    !SystemEdges.edges(at: touch.pointInScreen).isEmpty
  }

  /// Taps, presses, pinches and rotations do not wait. (FS-190)
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UISwipeGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timer == nil, let touch = touches.first else { return }
    edge = SystemEdges.edges(at: touch.pointInScreen)
    timer = schedule(after: GestureLimits.systemGestureDelay) { $0.state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let way = CGVector(
      dx: touch.pointInScreen.x - touch.beganPoint.x,
      dy: touch.pointInScreen.y - touch.beganPoint.y)
    if way.length >= behavior.panHysteresis, !goesInwards(way) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    timer?.cancel()
    timer = nil
    edge = []
  }

  private func goesInwards(_ way: CGVector) -> Bool {
    let isUpright = abs(way.dy) > abs(way.dx)
    return edge.contains(.bottom) && isUpright && way.dy < 0
      || edge.contains(.top) && isUpright && way.dy > 0
      || edge.contains(.left) && !isUpright && way.dx > 0
      || edge.contains(.right) && !isUpright && way.dx < 0
  }
}

/// The edges where the system has gestures of its own.
@MainActor enum SystemEdges {
  /// The edges of the screen at a point, without those where the app defers system gestures.
  /// (FS-191)
  static func edges(at pointInScreen: CGPoint) -> UIRectEdge {
    let device = SimulatedDevice.current
    let screen = device.screenBounds
    let near = UIRectEdge(at: pointInScreen, of: screen, within: GestureLimits.systemGestureWidth)
      .intersection(.bottom)
    guard !near.isEmpty, let controller = device.screenOwner else { return near }
    let decider = sequence(
      first: controller, next: \.childForScreenEdgesDeferringSystemGestures
    ).reversed()[0]
    return near.subtracting(decider.preferredScreenEdgesDeferringSystemGestures)
  }
}

extension SimulatedDevice {
  /// The controller that decides about status bar, home indicator, rotation and system gestures:
  /// the frontmost in the frontmost visible window that fills its scene. (FS-194)
  ///
  /// > Source: reports of overlay windows that changed the app's status bar and rotation.
  public var screenOwner: UIViewController? {
    let window = windowsFrontToBack.first { window in
      window.isListed && window.rootViewController != nil
        && window.frame == window.windowScene?.coordinateSpace.bounds
    }
    return window?.rootViewController?.frontmostPresented
  }
}
