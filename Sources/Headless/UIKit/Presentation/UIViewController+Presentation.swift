extension UIViewController {
  final func startPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller)
    guard presenter.presentation == nil, controller.presentationOfSelf == nil,
      controller.parent == nil, controller !== presenter,
      let surroundings = presenter.surroundings(for: controller)
    else { return }
    let manager = controller.makePresentationManager(presenting: presenter, source: self)
    let presentation = Presentation(presented: controller, presenting: presenter, manager: manager)
    presenter.presentation = presentation
    presentation.begin(in: surroundings, animated: animated, source: self)
    presentation.run {
      $0 ? presentation.completeBeginning() : presentation.undoBeginning()
      completion?()
    }
  }

  /// Dismisses the presented controller and all controllers presented on it, the last one first;
  /// only the lowest one is animated.
  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterForDismissal, let presentation = presenter.presentation else {
      return
    }
    if presentation.presented.presentation != nil {
      presentation.presented.endPresentation(animated: false, completion: nil)
    }
    guard presentation.stage != .dismissing else { return }
    presentation.beginEnd(animated: animated)
    presentation.run {
      $0 ? presentation.completeEnd() : presentation.undoEnd()
      completion?()
    }
  }

  private var presenterForDismissal: UIViewController? {
    let ancestors = sequence(first: self, next: \.parent)
    return ancestors.first { $0.presentation != nil } ?? presentingViewController
  }

  /// The controller that really presents: for the current context the nearest one that defines a
  /// context, else the topmost ancestor of this one.
  private func presenter(for controller: UIViewController) -> UIViewController {
    let ancestors = Array(sequence(first: self, next: \.parent))
    if controller.staysInContext, let context = ancestors.first(where: \.definesPresentationContext)
    {
      return context
    }
    return ancestors.last ?? self
  }

  private var staysInContext: Bool {
    modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext
  }

  /// The view that the container fills: a context's superview or the window. (FS-075)
  private func surroundings(for controller: UIViewController) -> UIView? {
    guard let window = viewIfLoaded?.window else { return nil }
    let isContext = controller.staysInContext && definesPresentationContext && parent != nil
    return isContext ? viewIfLoaded?.superview : window
  }

  /// The last controller of a row of presentations that starts here.
  final var frontmostPresented: UIViewController {
    var controller = self
    while let presented = controller.presentation?.presented { controller = presented }
    return controller
  }
}
