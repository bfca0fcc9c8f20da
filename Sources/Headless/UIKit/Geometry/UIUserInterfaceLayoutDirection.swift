/// Where lines begin.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The meaning of a view's content, as far as it decides about the view's direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// None: the view follows the language.
  case unspecified
  /// Buttons of a player: they are the same in every language.
  case playback
  /// Places and directions: they are the same in every language.
  case spatial
  /// From left to right in every language.
  case forceLeftToRight
  /// From right to left in every language.
  case forceRightToLeft
}

extension UIView {
  /// Whether lines in the view begin at the right edge.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction of the view's own attribute, not inherited by subviews, or of the language.
  final var ownDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: SimulatedDevice.current.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Requests a layout for everything that depends on the direction.
  final func directionDidChange() { constraintsDidChange() }
}
