/// Hands the changed touches of an event to their views, one call for each view and phase. (FS-092)
@MainActor
struct TouchDelivery {
  let event: UIEvent
  let window: UIWindow

  func deliver() {
    let touches = (event.orderedTouches).filter { $0.window === window && !$0.isWithheld }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for (view, touches) in grouped(touches.filter { $0.phase == phase }) {
        tell(view, of: touches, in: phase)
      }
    }
  }

  /// The touches that have a view, by view, in the order in which the fingers came down.
  private func grouped(_ touches: [UITouch]) -> [(UIView, Set<UITouch>)] {
    var groups: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }

  private func tell(_ view: UIView, of touches: Set<UITouch>, in phase: UITouch.Phase) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    default: break
    }
  }
}
