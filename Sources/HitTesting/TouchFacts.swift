/// What the rule wants to know about one touch on a surface.
///
/// The views come one at a time, and each other question is asked only where its answer decides.
package protocol TouchFacts {
  /// Lets the rule decide on what each view at the touch is to the surface, from front to back,
  /// until it returns a ruling; `nil` if it returns none.
  mutating func show(to rule: inout PassThroughRule) -> TouchRuling?

  /// The number of the first enabled interactive region that contains the touch. Asked at most
  /// once.
  func region() -> Int?

  /// The first of them whose own view is the latest view, a hosting view, or is in it.
  func heldRegion() -> Int?

  /// Whether a background area contains the touch. Asked at most once.
  func isInBackgroundArea() -> Bool

  /// Whether the latest view, a drawing, shows something at the touch, and the app chose no content
  /// test that decides instead.
  func drawingIsContent() -> Bool

  /// Whether the latest view, a hosting view, draws something at the touch beside the views in
  /// front of it.
  func finding() -> ContentFinding
}
