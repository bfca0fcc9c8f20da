/// What the rule wants to know about one touch on a surface.
///
/// The views come one at a time, and each other question is asked only where its answer decides.
package protocol TouchFacts: ~Copyable {
  /// A view at the touch.
  associatedtype View
  /// A region that the app declared on the surface.
  associatedtype Region

  /// The next view at the touch from front to back, and what it is to the surface; `nil` if no view
  /// is left.
  mutating func nextView() -> (view: View, kind: TouchedView)?

  /// The first enabled interactive region that contains the touch. Asked at most once.
  func region() -> Region?

  /// The first of them whose own view is the given hosting view, or is in it.
  func region(heldBy host: View) -> Region?

  /// Whether a background area contains the touch. Asked at most once.
  func isInBackgroundArea() -> Bool

  /// Whether a drawing shows something at the touch, and the app chose no content test that decides
  /// instead.
  func isContent(_ drawing: View) -> Bool

  /// Whether a hosting view draws something at the touch beside the views in front of it.
  func finding(in host: View) -> ContentFinding
}
