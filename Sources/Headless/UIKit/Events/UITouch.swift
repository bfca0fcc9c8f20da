/// One finger on the screen, from began to ended or cancelled. (FS-080)
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kinds of touches.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// The phase of the touch in the current event.
  open internal(set) var phase = Phase.began
  /// Seconds on the device's clock at the last change. (FS-074)
  open internal(set) var timestamp: TimeInterval = 0
  /// How many taps in quick succession this is, including this one. Default 1. (FS-084)
  open internal(set) var tapCount = 1
  /// The kind of the touch.
  open internal(set) var type = TouchType.direct
  /// The window that the touch came down in. (FS-081)
  open internal(set) var window: UIWindow?
  /// The view that the hit test found when the touch came down; nil if it found none, and once a
  /// recognizer has taken the touch from it. (FS-081)
  open internal(set) var view: UIView?
  /// The recognizers that receive the touch now; nil if there are none. (FS-121)
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers.isEmpty ? nil : receivers }
  /// The radius of the touch, in points. A choice: 20.
  open var majorRadius: CGFloat { 20 }
  /// How inexact the radius may be, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// How hard the touch presses; 1 is average.
  open var force: CGFloat { 1 }
  /// The greatest force that can be measured.
  open var maximumPossibleForce: CGFloat { 1 }

  /// Where the finger is: on the screen, so that locations follow windows and views that move.
  final var pointInScreen = CGPoint.zero
  final var previousPointInScreen = CGPoint.zero
  /// Where and when the touch came down, on the screen and in seconds on the device's clock.
  final private(set) var beganPoint = CGPoint.zero
  final private(set) var beganTime: TimeInterval = 0
  /// How far from there the touch has been.
  final fileprivate(set) var greatestDistance: CGFloat = 0
  /// Whether the touch has a view that does not receive it. (FS-085, FS-086, FS-152)
  final var isWithheld = false
  /// Whether no view and no recognizer receives the touch, because its view is animated. (FS-176)
  final var isSwallowed = false
  /// The recognizers that receive the touch now, in that order. (FS-123)
  final var receivers: [UIGestureRecognizer] = []
  /// The changes that the view has not received yet.
  final var dues = TouchDues()
  /// The content of a hosting view that SwiftUI found for the touch when it came down.
  final weak var hostedContent: SimulatedContentHandle?
  private weak var windowOfView: UIWindow?

  public override init() { super.init() }

  /// Returns where the touch is, in points of a view's space, or of the window's if nil. (FS-083)
  open func location(in view: UIView?) -> CGPoint { convert(pointInScreen, to: view) }

  /// Returns where the touch was before the last change, in points of a view's space, or of the
  /// window's if nil. (FS-083)
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPointInScreen, to: view)
  }

  /// Returns the same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  private func convert(_ pointInScreen: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? window)?.pointFromScreen(pointInScreen) ?? pointInScreen
  }

  /// Records that the touch came down here and now.
  final func came(at timestamp: TimeInterval) {
    beganPoint = pointInScreen
    beganTime = timestamp
  }
}

extension UITouch {
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Whether the view was in a window when the touch began and no longer is in that one.
  var viewLeftItsWindow: Bool {
    view != nil && windowOfView != nil && view?.window !== windowOfView
  }

  func assign(to view: UIView?, in window: UIWindow?) {
    self.view = view
    self.window = window
    windowOfView = view?.window
  }

  /// Removes a recognizer from the touch's recognizers.
  func drop(_ recognizer: UIGestureRecognizer) {
    for (index, receiver) in receivers.enumerated() where receiver === recognizer {
      receivers.remove(at: index)
      return
    }
  }

  func change(to phase: Phase, at pointInScreen: CGPoint) {
    self.phase = phase
    previousPointInScreen = self.pointInScreen
    self.pointInScreen = pointInScreen
    greatestDistance = max(greatestDistance, pointInScreen.distance(to: beganPoint))
  }

  /// A touch with the same values, for coalesced touches. (FS-090)
  func copyOfValues() -> UITouch {
    let copy = UITouch()
    copy.phase = phase
    copy.timestamp = timestamp
    copy.tapCount = tapCount
    copy.type = type
    copy.assign(to: view, in: window)
    copy.pointInScreen = pointInScreen
    copy.previousPointInScreen = previousPointInScreen
    return copy
  }
}
