/// What one view at a touch is to the surface.
///
/// A surface is a view whose own area falls through: a pass-through window or any pass-through
/// view.
package enum TouchedView: Sendable, Hashable, CaseIterable {
  /// A view that takes touches itself, or a view for which an inner surface claimed the touch.
  case content
  /// A view in a presentation of the window's controllers: a sheet, an alert, a menu, a dimming
  /// view.
  case presented
  /// A view in a container that a presentation left behind.
  case leftover
  /// A view with which SwiftUI draws up to iOS 18, in a hosting view whose empty area falls
  /// through.
  case drawing
  /// A hosting view whose empty area falls through.
  case hosting
  /// The surface itself, or a view of its background: a window's root view and the views around
  /// that.
  case background
}
