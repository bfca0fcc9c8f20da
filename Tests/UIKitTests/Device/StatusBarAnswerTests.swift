import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The manager of a status bar` {
  private let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])

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

  private final class Plain: UIViewController {
    let style: UIStatusBarStyle

    init(_ style: UIStatusBarStyle) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private func show(_ controller: UIViewController) throws -> UIStatusBarManager {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return try #require(window.windowScene?.statusBarManager)
  }

  @Test func `FS-422 gives a controller that asks back the answer from before`() throws {
    let controller = Asking()
    let manager = try show(controller)
    #expect(manager.statusBarStyle == .lightContent)
    controller.style = .darkContent
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .darkContent)
    #expect(controller.answers.last == .lightContent)
    #expect(!manager.isStatusBarHidden)
  }

  @Test func `FS-422 answers without a question to a controller`() throws {
    let controller = Asking()
    let manager = try show(controller)
    (controller.answers, controller.style) = ([], .darkContent)
    #expect(manager.statusBarStyle == .lightContent)
    #expect(controller.answers.isEmpty)
  }

  @Test func `FS-422 asks once where an answer asks for an update`() throws {
    final class Restless: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle {
        setNeedsStatusBarAppearanceUpdate()
        return .lightContent
      }
    }
    #expect(try show(Restless()).statusBarStyle == .lightContent)
  }

  @Test func `FS-422 follows what is presented, pushed and selected`() throws {
    let root = Plain(.lightContent)
    let manager = try show(root)
    root.present(Plain(.darkContent), animated: false)
    #expect(manager.statusBarStyle == .darkContent)
    root.dismiss(animated: false)
    #expect(manager.statusBarStyle == .lightContent)

    let navigation = UINavigationController(rootViewController: Plain(.lightContent))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Plain(.default)]
    window.rootViewController = tabs
    navigation.pushViewController(Plain(.darkContent), animated: false)
    #expect(manager.statusBarStyle == .darkContent)
    navigation.popViewController(animated: false)
    #expect(manager.statusBarStyle == .lightContent)
    tabs.selectedIndex = 1
    #expect(manager.statusBarStyle == .default)
  }

  @Test func `FS-422 follows the windows in front`() throws {
    let manager = try show(Plain(.lightContent))
    let other = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    other.rootViewController = Plain(.darkContent)
    other.isHidden = false
    #expect(manager.statusBarStyle == .darkContent)
    window.windowLevel = .alert
    #expect(manager.statusBarStyle == .lightContent)
    other.windowLevel = .alert + 1
    #expect(manager.statusBarStyle == .darkContent)
    other.frame.size.height = 100
    #expect(manager.statusBarStyle == .lightContent)
    other.frame = window.frame
    other.isHidden = true
    #expect(manager.statusBarStyle == .lightContent)
    other.isHidden = false
    other.windowScene = nil
    #expect(manager.statusBarStyle == .lightContent)
  }
}
