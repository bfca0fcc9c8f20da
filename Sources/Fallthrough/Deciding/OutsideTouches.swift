#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What is called for touches and taps beside the content of a surface. Each closure gets the
  /// place where the finger came down, in the surface's space.
  package struct OutsideActions {
    package var touch: ((CGPoint) -> Void)?
    package var tap: ((CGPoint) -> Void)?

    package init(touch: ((CGPoint) -> Void)? = nil, tap: ((CGPoint) -> Void)? = nil) {
      (self.touch, self.tap) = (touch, tap)
    }

    fileprivate var isEmpty: Bool { touch == nil && tap == nil }
  }

  /// The touches that landed outside a surface's content: each until its event has been delivered,
  /// and then until it is known whether it is a tap.
  ///
  /// No handler runs within a hit test: UIKit asks twice for a touch, and may ask without a touch.
  @MainActor
  final class OutsideTouches {
    private struct Touch {
      /// Where it came down, in the space of the surface.
      let point: CGPoint
      let timestamp: TimeInterval
      /// Not retained, as UIKit demands; it uses one event object for all touches anyway.
      weak var event: UIEvent?
    }

    /// A finger, and where it came down: in the space of the surface and in that of the scene.
    private typealias Finger = (point: CGPoint, pointInScene: CGPoint, touch: UITouch)

    var own = OutsideActions() { didSet { updateUse() } }
    /// Those of a presenter and of its content, called after the app's, in this order.
    var others: [OutsideActions] = [] { didSet { updateUse() } }
    /// Whether touches are noted. Every hit test reads this.
    private(set) var isUsed = false

    private var touches: [Touch] = []
    private var fingers: [Finger] = []
    private var isScheduling = false

    private func updateUse() { isUsed = !([own] + others).allSatisfy(\.isEmpty) }

    /// Adds a touch of an event, if it is a touch, at a point in the space of `surface`. The actions
    /// are called once the event has been delivered.
    func add(_ point: CGPoint, of event: UIEvent?, on surface: UIView) {
      guard isUsed, let event, event.type == .touches, !TouchPlace.isAsking else { return }
      let isKnown = touches.contains {
        $0.event === event && $0.timestamp == event.timestamp
          && Self.distance($0.point, point) < Self.sameTouchDistance
      }
      guard !isKnown else { return }
      touches.append(Touch(point: point, timestamp: event.timestamp, event: event))
      guard touches.count == 1 else { return }
      isScheduling = true
      Later.afterCurrentEvent { [weak self, weak surface] in
        if let surface { self?.report(on: surface) }
      }
      isScheduling = false
    }

    private func report(on surface: UIView) {
      let touches = touches
      self.touches = []
      // Without a current event this is not a touch: the app itself called the hit test.
      guard !isScheduling else { return }
      var fallen = touches.first?.event.map { Self.fallenTouches(of: $0, past: surface) } ?? []
      for touch in touches {
        guard let event = touch.event else { continue }
        if event.allTouches?.isEmpty ?? true {
          // No window took the touch, so nothing says when it is lifted.
          if event.timestamp == touch.timestamp { tell(\.touch, touch.point) }
        } else if let finger = finger(of: touch, in: event, among: &fallen, on: surface) {
          follow(finger, of: event)
          tell(\.touch, touch.point)
        }
      }
    }

    private func tell(_ action: KeyPath<OutsideActions, ((CGPoint) -> Void)?>, _ point: CGPoint) {
      let actions = ([own] + others).compactMap { $0[keyPath: action] }
      OverlayEnd.outside.tell { actions.forEach { $0(point) } }
    }

    /// The touches of the event that no content of the surface and no other overlay claimed, except
    /// for a background that blocks all.
    private static func fallenTouches(of event: UIEvent, past surface: UIView) -> [UITouch] {
      let ownWindow = surface as? UIWindow ?? surface.window
      return (event.allTouches ?? []).filter { touch in
        guard let window = touch.window else { return false }
        guard window === ownWindow else { return !(window is PassThroughWindow) }
        if window === surface { return (surface as? PassThroughWindow)?.mode == .blockAll }
        return !(touch.view?.isDescendant(of: surface) ?? false)
      }
    }

    /// The finger that an event brought to this touch's place, taken from the list. If the main
    /// thread was busy the finger may have moved since then, so the nearest one counts.
    private func finger(
      of outside: Touch, in event: UIEvent, among touches: inout [UITouch], on surface: UIView
    ) -> Finger? {
      let place = surface.convert(outside.point, to: nil)
      let window = surface as? UIWindow ?? surface.window
      let pointInScene = window?.convert(place, to: nil as UIWindow?) ?? place
      func distance(_ touch: UITouch) -> CGFloat {
        Self.distance(Self.pointInScene(of: touch), pointInScene)
      }
      let nearest = touches.indices.min { distance(touches[$0]) < distance(touches[$1]) }
      guard let nearest,
        event.timestamp != outside.timestamp || distance(touches[nearest]) < Self.sameTouchDistance
      else { return nil }
      return (outside.point, pointInScene, touches.remove(at: nearest))
    }

    private static func pointInScene(of touch: UITouch) -> CGPoint {
      touch.window?.convert(touch.location(in: nil), to: nil as UIWindow?) ?? .zero
    }

    private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      max(abs(one.x - other.x), abs(one.y - other.y))
    }

    /// How far apart, in points, two windows may see the same touch; a choice, only for rounding.
    private static let sameTouchDistance: CGFloat = 0.5

    // MARK: Taps

    /// How far a finger may move in a tap, in points along each axis: where UIKit's pan and long
    /// press take a finger for one that moves. FS-140.
    private static let longestMovement: CGFloat = 10

    /// Waits until the finger is lifted. Nothing in the app's window reports that without taking
    /// part in its gestures, so it is looked for when the main run loop is about to wait.
    private func follow(_ finger: Finger, of event: UIEvent) {
      guard ([own] + others).contains(where: { $0.tap != nil }) else { return }
      fingers.append(finger)
      guard fingers.count == 1 else { return }
      Later.beforeEachWait { [weak self, weak event] in
        self?.look(at: event)
        return self?.fingers.isEmpty == false
      }
    }

    private func look(at event: UIEvent?) {
      let down = (event?.allTouches ?? []).filter { $0.phase != .ended && $0.phase != .cancelled }
      let waiting = fingers
      fingers = []
      for finger in waiting {
        let touch = finger.touch
        let moved = Self.distance(Self.pointInScene(of: touch), finger.pointInScene)
        guard moved < Self.longestMovement, touch.phase != .cancelled,
          down.allSatisfy({ $0 === touch })
        else { continue }
        if touch.phase != .ended {
          fingers.append(finger)
        } else {
          // Nothing shows what an action changes just before the loop waits.
          Later.afterCurrentEvent { [weak self] in self?.tell(\.tap, finger.point) }
        }
      }
    }
  }
#endif
