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

  final func replaceView(with view: UIView?) {
    guard view !== viewIfLoaded else { return }
    viewIfLoaded?.viewController = nil
    viewIfLoaded = view
    view?.viewController = self
  }
}
