/// What one view at a touch is to the surface that is asked.
///
/// A surface is a view whose own area falls through: a pass-through window or any pass-through
/// view.
package enum TouchedView: Sendable, Hashable, CaseIterable {
  /// A view that takes touches itself, or one for which a surface inside this one claimed the
  /// touch.
  case content
  /// A view in a presentation of the window's controllers: a sheet, an alert, a menu, a dimming
  /// view.
  case presented
  /// In a container that a presentation left behind.
  case leftover
  /// A view with which SwiftUI draws up to iOS 18, in a hosting view whose empty area lets go.
  case drawing
  /// A hosting view whose empty area lets go.
  case hosting
  /// The surface itself, or what belongs to its background: a window's root view and wrappers.
  case background
}
