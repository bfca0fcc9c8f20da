import Fallthrough
import UIKit

/// Presents a sheet in the lower half and leaves the screen behind it alive.
final class LiveSheetPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return container.bounds.divided(atDistance: 320, from: .maxYEdge).slice
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    // UIKit lays this view over the whole screen. Touches beside the sheet go on behind it.
    containerView?.isPassThrough = true
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class LiveSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    LiveSheetPresentation(presentedViewController: presented, presenting: presenting)
  }
}
