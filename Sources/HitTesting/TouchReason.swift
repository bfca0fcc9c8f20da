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
  /// The point lies inside the view's own bounds, but outside an ancestor's: drawn perhaps, dead
  /// surely.
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
  /// A layer without a view: drawn, never hit.
  case layerOnly = "layer-only"

  // MARK: Pass-through windows

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
  /// The touch is on a view below the root view.
  case content = "content"
  /// A declared region contains the point.
  case insideRegion = "inside-region"
  /// Regions are declared and none contains the point.
  case outsideRegions = "outside-regions"
  /// The content test found something drawn at the point.
  case contentFound = "content-found"
  /// The content test found nothing drawn at the point.
  case contentNotFound = "content-not-found"
  /// The touch is on the window, a wrapper around the root view, or the plain root view itself.
  case background = "background"
}
