extension UIViewController {
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
    guard let old, let view, let superview = old.superview else { return }
    superview.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }
}
