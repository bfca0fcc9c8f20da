#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The touches that landed outside an overlay's content, each until its event has been delivered.
  ///
  /// No handler runs within a hit test: UIKit asks twice for a touch, and may ask without a touch.
  @MainActor
  final class OutsideTouches {
    private struct Touch {
      let pointInWindow: CGPoint
      let timestamp: TimeInterval
      /// Not retained, as UIKit demands; it uses one event object for all touches anyway.
      weak var event: UIEvent?
    }

    private var touches: [Touch] = []
    private var isScheduling = false

    /// Adds a touch at a point in the space of `window`, the overlay, whose `onTouchOutside` is
    /// called once the event has been delivered.
    func add(_ pointInWindow: CGPoint, of event: UIEvent, on window: PassThroughWindow) {
      let isKnown = touches.contains {
        $0.event === event && $0.timestamp == event.timestamp && $0.pointInWindow == pointInWindow
      }
      guard !isKnown else { return }
      touches.append(Touch(pointInWindow: pointInWindow, timestamp: event.timestamp, event: event))
      guard touches.count == 1 else { return }
      isScheduling = true
      Later.afterCurrentEvent { [weak self, weak window] in
        if let window { self?.report(on: window) }
      }
      isScheduling = false
    }

    private func report(on window: PassThroughWindow) {
      let touches = touches
      self.touches = []
      // Without a current event this is not a touch: the app itself called the hit test.
      guard !isScheduling else { return }
      var fallen = touches.first?.event.map { Self.fallenTouches(of: $0, past: window) } ?? []
      for touch in touches where isReal(touch, among: &fallen, on: window) {
        window.onTouchOutside?(touch.pointInWindow)
      }
    }

    /// The touches of the event that no overlay claimed, except for a background that blocks all.
    private static func fallenTouches(
      of event: UIEvent, past overlay: PassThroughWindow
    ) -> [UITouch] {
      (event.allTouches ?? []).filter { touch in
        guard let window = touch.window else { return false }
        return window === overlay ? overlay.mode == .blockAll : !(window is PassThroughWindow)
      }
    }

    /// Whether the event brought a touch to this point that is still in the list; removes it from
    /// the list. If the main thread was busy the touch may have moved since then, so the nearest
    /// one counts.
    private func isReal(
      _ outside: Touch, among touches: inout [UITouch], on overlay: PassThroughWindow
    ) -> Bool {
      guard let event = outside.event else { return false }
      // No window took the touch.
      if event.allTouches?.isEmpty ?? true { return event.timestamp == outside.timestamp }
      let place = overlay.convert(outside.pointInWindow, to: nil as UIWindow?)
      func distance(_ touch: UITouch) -> CGFloat {
        let now = touch.window?.convert(touch.location(in: nil), to: nil as UIWindow?) ?? .zero
        return max(abs(place.x - now.x), abs(place.y - now.y))
      }
      let nearest = touches.indices.min { distance(touches[$0]) < distance(touches[$1]) }
      guard let nearest,
        event.timestamp != outside.timestamp || distance(touches[nearest]) < Self.sameTouchDistance
      else { return false }
      touches.remove(at: nearest)
      return true
    }

    /// How far apart, in points, two windows may see the same touch; a choice, only for rounding.
    private static let sameTouchDistance: CGFloat = 0.5
  }
#endif
