extension TouchAnswer {
  /// Why a node gets a touch or does not.
  ///
  /// Raw values are stable identifiers for machine-readable answers.
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    /// The view is the deepest one that contains the point: it gets the touch.
    case hit = "hit"
    /// The view contains the point, and one of its subviews took the touch.
    case subviewHit = "subview-hit"
    /// The view, or an ancestor, is hidden.
    case hidden = "hidden"
    /// The view, or an ancestor, has user interaction disabled.
    case interactionDisabled = "interaction-disabled"
    /// The view, or an ancestor, has an alpha below 0.01.
    case transparent = "transparent"
    /// The point lies outside the view's bounds.
    case outsideBounds = "outside-bounds"
    /// The point lies inside the view's own bounds, but outside an ancestor's. The view may be
    /// drawn there, but gets no touch there.
    case outsideAncestor = "outside-ancestor"
    /// Something in front of the view took the touch before the view was asked.
    case behindWinner = "behind-winner"
    /// Touches on the view's own area fall through, and no subview took this one.
    case fallsThrough = "falls-through"
    /// The transform has no inverse, so no point of the screen lies in the view.
    case notInvertible = "not-invertible"
    /// The dump does not say where the view is.
    case unknownGeometry = "unknown-geometry"
  }
}
