extension UIViewController {
  /// The object that manages how this controller is presented, made now if there is none yet.
  final var presentationManager: UIPresentationController? {
    if let manager = presentationOfSelf?.manager { return manager }
    if plannedPresentationController?.fits(modalPresentationStyle) != true {
      plannedPresentationController = makeStyledManager(modalPresentationStyle, presenting: nil)
    }
    return plannedPresentationController
  }

  /// The popover that shows this controller, or will; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationManager as? UIPopoverPresentationController
  }

  /// The sheet that shows this controller, or will; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationManager as? UISheetPresentationController
  }

  final func makePresentationManager(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let manager = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      return manager
    }
    if let planned = plannedPresentationController, planned.fits(modalPresentationStyle) {
      planned.presenter = presenting
      return planned
    }
    return makeStyledManager(modalPresentationStyle, presenting: presenting)
  }

  final func makeStyledManager(
    _ style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    typealias Init = (UIViewController, UIViewController?) -> UIPresentationController
    let make: Init =
      switch style {
      case _ where self is UIAlertController: _UIAlertControllerAlertPresentationController.init
      case .fullScreen: _UIFullscreenPresentationController.init
      case .currentContext: _UICurrentContextPresentationController.init
      case .overCurrentContext: _UIOverCurrentContextPresentationController.init
      case .popover: UIPopoverPresentationController.init
      case .pageSheet, .formSheet, .automatic: UISheetPresentationController.init
      case .overFullScreen, .blurOverFullScreen, .custom, .none:
        _UIOverFullscreenPresentationController.init
      }
    return make(self, presenting)
  }
}

extension UIPresentationController {
  /// Whether the object was made for a style; the style may change until the presentation.
  fileprivate func fits(_ style: UIModalPresentationStyle) -> Bool { styleWhenMade == style }
}
