/// The views at a touch, from front to back, and the costly facts about it.
///
/// ``PassThroughRule`` asks for as little as decides: the next view only when those in front of it
/// let the touch go on, and each costly fact at most once.
package protocol TouchedViews {
  /// The next view behind those that were given; each view is given once, so the views end.
  mutating func next() -> TouchedView?
  /// Whether an enabled interactive region of the surface contains the touch.
  func regionContainsTouch() -> Bool
  /// Whether a background area of the surface contains the touch.
  func backgroundAreaContainsTouch() -> Bool
  /// Whether the drawing that was given last is content: it shows something there, and no test of the
  /// hosting view was pinned that speaks instead.
  func drawingIsContent() -> Bool
  /// Whether the hosting view that was given last draws something at the touch beside the views in
  /// front of it.
  mutating func contentTest() -> ContentFinding
}
