/// An animation. It changes the presentation of a layer over time, but not the layer.
///
/// Add it to a layer by ``CALayer/add(_:forKey:)``, which copies it. It uses the device's time.
/// ``CALayer/presentation()`` shows position, size, transform and opacity; animations of other
/// values only take their time. Hit tests of views ignore it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  /// The start, in seconds; 0 means the moment when the animation is added. Default 0.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds; 0 means the duration of the transaction. Default 0.
  open var duration: CFTimeInterval = 0
  /// The speed of its time. Default 1.
  open var speed: Float = 1
  /// The part that is skipped at the start, in seconds of its own time. Default 0.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation runs; 0 is once. Default 0.
  open var repeatCount: Float = 0
  /// For how long it is repeated, in seconds; 0 leaves that to ``repeatCount``. Default 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards after each run. Default false.
  open var autoreverses = false
  /// The values that show before it starts and after it ends. Default none.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil is linear. Default nil.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is called at the start and at the end. The animation retains it, as
  /// documented.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it leaves its layer when it ends. Default true.
  open var isRemovedOnCompletion = true

  /// The values that the app set for keys of its own.
  final var namedValues: [String: Any] = [:]

  public required override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    namedValues = other.namedValues
  }

  /// Shows the animation on top of the values that the layer shows without it, at the progress
  /// `part` of a run, from 0 to 1 by the pace. A run takes `run` seconds.
  func show(in state: inout LayerState, at part: CGFloat, ofRun run: CFTimeInterval) {}
}

/// The delegate of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation is over; `flag` is true if it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations at the same time. The group's duration is that of one of its runs.
open class CAAnimationGroup: CAAnimation {
  /// The animations. One without a duration of its own takes as long as the group.
  open var animations: [CAAnimation]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func show(in state: inout LayerState, at part: CGFloat, ofRun run: CFTimeInterval) {
    for animation in animations ?? [] {
      let timeline = AnimationTimeline(of: animation, addedAt: 0, defaultDuration: run)
      guard let part = timeline.part(at: part * run) else { continue }
      animation.show(in: &state, at: part, ofRun: timeline.run)
    }
  }
}

/// A transition from old content to new. It shows nothing here, but takes its time.
open class CATransition: CAAnimation {
  /// The type of the transition. Default a fade.
  open var type = CATransitionType.fade
  /// The direction in which the new content moves in.
  open var subtype: CATransitionSubtype?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
  }
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new appears as the old disappears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
