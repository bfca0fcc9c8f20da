import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about controllers and presentations` {
  let stage = LineStage()
  var device: SimulatedDevice { stage.device }

  @Test func `L095 a sheet rests at two heights`() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    stage.root.present(sheet, animated: false)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY > 400)
  }

  @Test func `L099 an overlay covers the screen and shows what is behind`() {
    let overlay = UIViewController()
    overlay.modalPresentationStyle = .overFullScreen
    overlay.modalTransitionStyle = .crossDissolve
    stage.root.present(overlay, animated: false)
    #expect(stage.root.view.window != nil)
    #expect(stage.tap(100, 100) === overlay.view)
  }

  @Test func `L101 a sheet's delegate is asked whether it may go`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        false
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        attempts += 1
      }
    }
    let (sheet, delegate) = (UIViewController(), Delegate())
    sheet.sheetPresentationController?.delegate = delegate
    stage.root.present(sheet, animated: false)
    device.tap(at: CGPoint(x: 100, y: 10))
    #expect(delegate.attempts == 1)
  }

  @Test func `L103 a presentation of one's own dims the app`() {
    final class Presentation: UIPresentationController {
      let dimming = UIView()
      override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimming, at: 0)
      }
    }
    final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Presentation(presentedViewController: presented, presenting: presenting)
      }
    }
    let (overlay, transitioning) = (UIViewController(), Transitioning())
    overlay.modalPresentationStyle = .custom
    overlay.transitioningDelegate = transitioning
    stage.root.present(overlay, animated: false)
    #expect((overlay.presentationController as? Presentation)?.dimming.superview != nil)
  }

  @Test func `L104 a navigation tells what it shows`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let (first, second, delegate) = (UIViewController(), UIViewController(), Delegate())
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = delegate
    stage.app.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    #expect(delegate.shown.last === second)
  }
}
