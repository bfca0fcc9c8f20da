extension UIViewController {
  final var nextInChain: UIResponder? {
    viewIfLoaded?.superview ?? presentationOfSelf?.presenting
  }

  /// The root view, loaded now if it is not yet.
  final var loadedView: UIView {
    if let viewIfLoaded { return viewIfLoaded }
    loadView()
    let view = viewIfLoaded ?? UIView(frame: UIScreen.main.bounds)
    if viewIfLoaded == nil { replaceView(with: view) }
    viewDidLoad()
    return view
  }

  /// Replaces the root view; the new one takes the old one's place if that is on screen: a choice.
  final func replaceView(with view: UIView?) {
    let old = viewIfLoaded
    guard view !== old else { return }
    old?.viewController = nil
    viewIfLoaded = view
    view?.viewController = self
    if overridesTraits { [old, view].forEach { $0?.overridingDidChange() } }
    guard let old, let view, let superview = old.superview else { return }
    superview.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  final func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "A view controller cannot be added to itself or to a controller in it")
    if child.parent != nil { child.leaveParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    if !child.appearance.isOnScreenOrComing { child.appearance.movement = .toParent }
  }

  /// UIKit calls `didMove(toParent:)` itself only here; after adding a child its parent does.
  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    if !appearance.isTold { appearance.movement = .none }
    didMove(toParent: nil)
  }
}
