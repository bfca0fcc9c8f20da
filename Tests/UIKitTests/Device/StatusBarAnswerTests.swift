import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The manager of a status bar` {
  /// Asks the manager for what the manager asks it, as libraries for banners do.
  private final class Asking: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var answers: [UIStatusBarStyle?] = []

    override var preferredStatusBarStyle: UIStatusBarStyle {
      answers.append(view.window?.windowScene?.statusBarManager?.statusBarStyle)
      return style
    }
    override var prefersStatusBarHidden: Bool {
      view.window?.windowScene?.statusBarManager?.isStatusBarHidden ?? false
    }
  }

  @Test func `FS-422 gives a controller that asks back the answer from before`() throws {
    let controller = Asking()
    let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let manager = try #require(window.windowScene?.statusBarManager)
    controller.answers = []
    #expect(manager.statusBarStyle == .lightContent)
    controller.style = .darkContent
    #expect(manager.statusBarStyle == .darkContent)
    #expect(controller.answers.last == .lightContent)
    #expect(!manager.isStatusBarHidden)
  }
}
