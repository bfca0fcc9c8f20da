// The common part of controllers with a bar, and the controllers in them.
extension UIViewController {
  /// Removes children that are no longer wanted, and adds the new ones.
  func replaceChildren(_ old: [UIViewController], with new: [UIViewController]) {
    for controller in old where !new.contains(controller) {
      controller.appearance.movement = .fromParent
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    adoptChildren(new)
  }

  func adoptChildren(_ new: [UIViewController]) {
    for controller in new where controller.parent !== self {
      // Not `addChild(_:)`, which is what apps call for another tab or screen.
      adopt(controller)
      controller.didMove(toParent: self)
    }
  }

  /// The nearest controller of a kind around this one.
  func nearestParent<Kind: UIViewController>(of kind: Kind.Type = Kind.self) -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  /// The safe area that the app adds, and the area that bars cover.
  final var extraSafeArea: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, insetsOfBars)
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }
}

extension UIViewController {
  /// The item that was set, or one that is made now.
  final var madeTabBarItem: UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  final var madeNavigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    ownNavigationItem = item
    return item
  }

  final func showInContainer(_ controller: UIViewController) {
    if let navigation = navigationController {
      navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }
}
