/// What the rule wants to know about one touch on a surface.
///
/// The views come one at a time, and each other question is asked only where its answer decides.
package protocol TouchFacts {
  associatedtype View

  /// Shows the views at the touch, from front to back, until `visit` returns whether that is
  /// enough.
  func visitViews(_ visit: (View) -> Bool)

  /// What a view is to the surface.
  func kind(of view: View) -> TouchedView

  /// The number of the first enabled interactive region that contains the touch. Asked at most
  /// once.
  func region() -> Int?

  /// The first of them whose own view is a hosting view, or is in it.
  func region(heldBy host: View) -> Int?

  /// Whether a background area contains the touch. Asked at most once.
  func isInBackgroundArea() -> Bool

  /// Whether a drawing shows something at the touch, and the app chose no content test that decides
  /// instead.
  func isContent(drawing: View) -> Bool

  /// Whether a hosting view draws something at the touch beside the views in front of it.
  func finding(in host: View) -> ContentFinding
}
