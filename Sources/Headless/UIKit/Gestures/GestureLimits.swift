/// The distances and times of gestures. Apple publishes none of them as documentation, so we chose
/// each. A talk and a report name two, as noted there. (FS-140)
enum GestureLimits {
  /// Points that a finger may move during a tap.
  static let tapMovement: CGFloat = 45
  /// Seconds that a finger may stay down during a tap.
  static let tapDuration: TimeInterval = 0.75
  /// Seconds that may pass between two taps of one gesture, or of one series of touches. (FS-084)
  static let tapInterval: TimeInterval = 0.35
  /// Points that may lie between two taps of one gesture, or of one series of touches. (FS-084)
  static let tapDistance: CGFloat = 45
  /// The seconds of movement from which a velocity is computed.
  static let velocityInterval: TimeInterval = 0.1
  /// Points from an edge of the screen in which an edge pan starts.
  static let edgeWidth: CGFloat = 20
  /// Points that a finger moves before a swipe is recognized.
  static let swipeDistance: CGFloat = 50
  /// Points that a finger may stray sideways during a swipe.
  static let swipeDeviation: CGFloat = 50
  /// Seconds in which a swipe is complete.
  static let swipeDuration: TimeInterval = 0.5
  /// Points from the lower edge of the screen in which views, pans and swipes get touches late.
  /// (FS-190)
  static let systemGestureWidth: CGFloat = 20
  /// Seconds after which the system releases a finger that stays there: the longest delay that was
  /// reported. (FS-192)
  static let systemGestureDelay: TimeInterval = 1
  /// Points by which the distance of two fingers changes before a pinch begins.
  static let pinchHysteresis: CGFloat = 10
  /// Radians by which two fingers turn before a rotation begins.
  static let rotationHysteresis: CGFloat = 0.1
  /// Seconds for which a scroll view keeps touches from its content: "say", in a talk by Apple.
  /// (FS-151)
  static let contentTouchDelay: TimeInterval = 0.15
}
