import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about windows and scenes` {
  let stage = LineStage()

  @Test func `L011 a window that shows is told by a notification`() {
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    let window = UIWindow(windowScene: stage.scene)
    window.isHidden = false
    NotificationCenter.default.removeObserver(token)
    #expect(counter.count == 1)
  }

  @Test func `L013 the app's controller keeps the status bar`() {
    final class Overlay: UIViewController {
      override var childForStatusBarStyle: UIViewController? { presenting }
      var presenting: UIViewController?
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let overlay = Overlay()
    overlay.presenting = stage.root
    #expect(overlay.childForStatusBarStyle === stage.root)
    #expect(overlay.prefersStatusBarHidden && overlay.preferredStatusBarStyle == .lightContent)
  }
}
