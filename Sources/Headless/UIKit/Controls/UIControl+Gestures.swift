/// Gestures that a control is made for. (FS-120)
struct ControlGestures: OptionSet, Sendable {
  let rawValue: Int

  /// One tap of one finger.
  static let tap = ControlGestures(rawValue: 1)
  /// A drag of what the control is tracking, to the sides.
  static let drag = ControlGestures(rawValue: 2)
}

extension UIControl {
  final func keepsToItself(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, SimulatedDevice.current.behavior.gestures.controlsKeepTheirGestures,
      let view = recognizer.view, view !== self, isDescendant(of: view)
    else { return false }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return ownGestures.contains(.tap) && tap.numberOfTapsRequired == 1
        && tap.numberOfTouchesRequired == 1
    case let swipe as UISwipeGestureRecognizer:
      return ownGestures.contains(.drag) && isTracking
        && !swipe.direction.isDisjoint(with: [.left, .right])
    case let pan as UIPanGestureRecognizer:
      return ownGestures.contains(.drag) && isTracking && pan.goesSideways(in: self)
    default:
      return false
    }
  }

  /// Tells that a finger gave the control another value; that the main action follows is a choice.
  final func sendValueChanged(with event: UIEvent?) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }
}
