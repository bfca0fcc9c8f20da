// What controllers with a bar have in common, and what those in them know of it.
extension UIViewController {
  /// Lets controllers go that are no longer wanted, and takes in those that are new.
  func replaceChildren(_ old: [UIViewController], with new: [UIViewController]) {
    for controller in old where !new.contains(controller) {
      controller.appearance.movement = .fromParent
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    adoptChildren(new)
  }

  /// Takes in controllers that are new.
  func adoptChildren(_ new: [UIViewController]) {
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// The nearest controller of a kind around this one.
  func nearestParent<Kind: UIViewController>(of kind: Kind.Type = Kind.self) -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  /// What the app adds to the safe area, and what bars take away of it.
  final var extraSafeArea: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, insetsOfBars)
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }
}
