#if canImport(UIKit)
  import HitTesting
  import UIKit

  /// A touch that landed outside an overlay's content, until its event has been delivered.
  struct OutsideTouch {
    let key: TouchKey
    /// Not retained, as UIKit demands; it uses one event object for all touches anyway.
    weak var event: UIEvent?
  }

  extension PassThroughWindow {
    /// Remembers a touch outside the content until its event has been delivered.
    ///
    /// Nothing is called from here: both phases ask, and the touch may not be a real one.
    func noteOutsideTouch(
      at point: CGPoint, with event: UIEvent?, ruling: TouchRuling, candidate: Candidate
    ) {
      guard onTouchOutside != nil, let event, event.type == .touches,
        isOutside(ruling, candidate, at: point, with: event)
      else { return }
      let key = TouchKey(
        event: ObjectIdentifier(event), timestamp: event.timestamp, pointInWindow: point)
      guard !outsideTouches.contains(where: { $0.key == key }) else { return }
      outsideTouches.append(OutsideTouch(key: key, event: event))
      guard outsideTouches.count == 1 else { return }
      isSchedulingReport = true
      EventDelivery.afterCurrentEvent { [weak self] in self?.reportOutsideTouches() }
      isSchedulingReport = false
    }

    private func isOutside(
      _ ruling: TouchRuling, _ candidate: Candidate, at point: CGPoint, with event: UIEvent?
    ) -> Bool {
      if ruling.reason == .windowInert { return false }
      guard ruling.reason == .blockAllMode else { return ruling.verdict == .pass }
      return newRuling(on: candidate, at: point, with: event, mode: .automatic).verdict == .pass
    }

    private func reportOutsideTouches() {
      let touches = outsideTouches
      outsideTouches = []
      // Without an event under way this is no touch, but someone's question.
      guard !isSchedulingReport else { return }
      for touch in touches where isReal(touch) { onTouchOutside?(touch.key.pointInWindow) }
    }

    /// Whether the event really brought a touch to this point, and no overlay claimed it.
    private func isReal(_ outside: OutsideTouch) -> Bool {
      guard let event = outside.event else { return false }
      guard let touches = event.allTouches, !touches.isEmpty else {
        // No window at all took the touch.
        return event.timestamp == outside.key.timestamp
      }
      return touches.contains { touch in
        guard let window = touch.window else { return false }
        let pointInScreen = convert(outside.key.pointInWindow, to: nil as UIWindow?)
        let touchInScreen = window.convert(touch.location(in: nil), to: nil as UIWindow?)
        guard abs(pointInScreen.x - touchInScreen.x) < Self.sameTouchDistance,
          abs(pointInScreen.y - touchInScreen.y) < Self.sameTouchDistance
        else { return false }
        return window === self ? mode == .blockAll : !(window is PassThroughWindow)
      }
    }

    /// How far apart, in points, two windows may see one touch; a choice, for rounding alone.
    private static let sameTouchDistance: CGFloat = 0.5
  }
#endif
