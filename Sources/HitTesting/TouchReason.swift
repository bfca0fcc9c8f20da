/// Why a touch was taken, passed over or lost: the one vocabulary of the library, the command and
/// the documentation.
///
/// Raw values are stable identifiers that machine-readable answers carry.
public enum TouchReason: String, Sendable, Hashable, Codable, CaseIterable {
  // MARK: UIKit's own rule

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
  /// The point lies inside the view's own bounds, but outside an ancestor's: the view may be drawn
  /// there, and gets no touch there.
  case outsideAncestor = "outside-ancestor"
  /// Something in front of the view took the touch before the view was asked.
  case behindWinner = "behind-winner"
  /// The view lets touches on its own area fall through and no subview took this one.
  case fallsThrough = "falls-through"
  /// The transform has no inverse, so no point of the screen lies in the view.
  case notInvertible = "not-invertible"
  /// The dump does not tell where the view is.
  case unknownGeometry = "unknown-geometry"
  /// The tool that wrote the dump found no point at which a touch reaches the element.
  case unhittable = "unhittable"

  // MARK: Pass-through windows and views

  /// The window is hidden, transparent, or has user interaction disabled.
  case windowInert = "window-inert"
  /// The mode passes every touch.
  case passAllMode = "pass-all-mode"
  /// The mode blocks every touch.
  case blockAllMode = "block-all-mode"
  /// No view of the window wanted the touch.
  case noCandidate = "no-candidate"
  /// The touch is on presented content beside the root view: a sheet, an alert, a menu or its
  /// dimming view.
  case presentedContent = "presented-content"
  /// The touch is on a container that a finished presentation left behind.
  case leftoverContainer = "leftover-container"
  /// The touch is on a view that takes touches itself.
  case content = "content"
  /// A declared region contains the point.
  case insideRegion = "inside-region"
  /// Only regions take touches, and none contains the point.
  case outsideRegions = "outside-regions"
  /// A declared background area contains the point, and nothing but drawings is there.
  case backgroundArea = "background-area"
  /// SwiftUI draws something at the point.
  case contentFound = "content-found"
  /// SwiftUI draws nothing at the point.
  case contentNotFound = "content-not-found"
  /// The touch is on a view whose own area falls through, and on nothing else.
  case background = "background"
}

/// Whether a pass-through window takes a touch or lets it fall through to the window below.
public enum TouchVerdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// The window takes the touch: its `hitTest` returns a view.
  case claim
  /// The touch falls through: the window's `hitTest` returns `nil`.
  case pass
}
