import TouchScreen

/// The effect of a touch on a part of the screen: the meanings of colours in every picture.
package enum TouchRole: String, Sendable, Hashable, CaseIterable {
  /// The view there takes touches from controls, or from all views behind its window.
  case swallows
  /// A node acts there, and its touchable part is too small, or too close to another's.
  case small
  /// A node acts there.
  case target
  /// A view takes the touch without any effect, and no control loses touches.
  case background
  /// A keyboard, a bar or a window of the system.
  case system
  /// No window takes the touch: it falls through everything.
  case nobody
  /// One of two elements gets the touch, and the dump does not tell which.
  case undecided
}
