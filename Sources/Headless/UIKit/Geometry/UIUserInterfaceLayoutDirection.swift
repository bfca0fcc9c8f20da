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
  /// Returns where lines begin in a view with an attribute, in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns where lines begin in a view with an attribute, in a language of a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether lines in the view begin at the right edge.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction of the view's own attribute, not inherited by subviews, or of its traits.
  final var ownDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: directionOfTraits)
  }

  /// The direction of the trait, read without all other traits: constraints ask often.
  final var directionOfTraits: UIUserInterfaceLayoutDirection {
    var top = self
    for view in sequence(first: self, next: \.superview) {
      for store in [view.traitStore, view.viewController?.traitStore] {
        if let direction = store?.direction { return direction }
      }
      top = view
    }
    let scene = (top as? UIWindow)?.windowScene
    return scene?.traitStore?.direction ?? SimulatedDevice.current.layoutDirection
  }

  /// Requests a layout for everything that depends on the direction.
  final func directionDidChange() { constraintsDidChange() }
}

extension UIApplication {
  /// Where lines begin in the app's language: ``SimulatedDevice/layoutDirection``.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.layoutDirection
  }
}

extension TraitStore {
  fileprivate var direction: UIUserInterfaceLayoutDirection? {
    switch overrides[UITraitLayoutDirection.self] {
    case .unspecified: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
