#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// The touches that landed outside an overlay's content, each until its event has been delivered.
  ///
  /// No handler is called within a hit test: both phases ask, and a question may be about no touch.
  @MainActor
  final class OutsideTouches {
    private struct Touch {
      let key: TouchKey
      /// Not retained, as UIKit demands; it uses one event object for all touches anyway.
      weak var event: UIEvent?
    }

    private var touches: [Touch] = []
    private var isScheduling = false

    /// Notes a touch, to report it once its event has been delivered.
    ///
    /// - Parameters:
    ///   - pointInWindow: In points, in the coordinate space of `window`.
    ///   - window: The overlay, whose `onTouchOutside` is called.
    func note(_ pointInWindow: CGPoint, of event: UIEvent, on window: PassThroughWindow) {
      let key = TouchKey(
        event: ObjectIdentifier(event), timestamp: event.timestamp, pointInWindow: pointInWindow)
      guard !touches.contains(where: { $0.key == key }) else { return }
      touches.append(Touch(key: key, event: event))
      guard touches.count == 1 else { return }
      isScheduling = true
      EventDelivery.afterCurrentEvent { [weak self, weak window] in
        if let window { self?.report(on: window) }
      }
      isScheduling = false
    }

    private func report(on window: PassThroughWindow) {
      let touches = touches
      self.touches = []
      // Without a current event this is no touch, but a hit test that the app makes itself.
      guard !isScheduling else { return }
      for touch in touches where isReal(touch, on: window) {
        window.onTouchOutside?(touch.key.pointInWindow)
      }
    }

    /// Whether the event really brought a touch to this point, and no overlay claimed it.
    private func isReal(_ outside: Touch, on overlay: PassThroughWindow) -> Bool {
      guard let event = outside.event else { return false }
      guard let touches = event.allTouches, !touches.isEmpty else {
        // No window at all took the touch.
        return event.timestamp == outside.key.timestamp
      }
      let pointInScreen = overlay.convert(outside.key.pointInWindow, to: nil as UIWindow?)
      return touches.contains { touch in
        guard let window = touch.window else { return false }
        let touchInScreen = window.convert(touch.location(in: nil), to: nil as UIWindow?)
        guard abs(pointInScreen.x - touchInScreen.x) < Self.sameTouchDistance,
          abs(pointInScreen.y - touchInScreen.y) < Self.sameTouchDistance
        else { return false }
        return window === overlay ? overlay.mode == .blockAll : !(window is PassThroughWindow)
      }
    }

    /// How far apart, in points, two windows may see one touch; a choice, for rounding alone.
    private static let sameTouchDistance: CGFloat = 0.5
  }
#endif
