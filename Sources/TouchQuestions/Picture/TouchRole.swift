/// What a touch on a part of the screen comes to: what colours mean in every picture.
package enum TouchRole: String, Sendable, Hashable, CaseIterable {
  /// What takes touches there takes them from controls, or from everything behind its window.
  case swallows
  /// Something acts there, and its touchable part is too small, or too close to another's.
  case small
  /// Something acts there.
  case target
  /// A view takes the touch and nothing comes of it, and no control loses anything.
  case background
  /// A keyboard, a bar or a window of the system.
  case system
  /// No window takes the touch: it falls through everything.
  case nobody
  /// One of two elements gets the touch, and the dump does not tell which.
  case undecided
}
