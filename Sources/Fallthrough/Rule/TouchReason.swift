/// Why a pass-through window takes a touch or lets it fall through.
///
/// Raw values are stable identifiers, for logs.
public enum TouchReason: String, Sendable, Hashable, Codable, CaseIterable {
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
