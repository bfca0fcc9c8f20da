/// The gestures that a control uses itself. (FS-120)
struct ControlGestures: OptionSet, Sendable {
  let rawValue: Int

  static let tap = ControlGestures(rawValue: 1)
  /// A horizontal drag of the part that the control is tracking.
  static let drag = ControlGestures(rawValue: 2)
}

extension UIControl {
  final func keepsToItself(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled,
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
    default: return false
    }
  }

  /// Sends the events of a value that a finger changed; the primary action that follows is a
  /// choice.
  final func sendValueChanged(with event: UIEvent?) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }
}
