import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What decides about the screen over an overlay` {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let app: UIWindow
  let presenter: OverlayPresenter

  /// A controller that wants its own status bar, home indicator, edges and orientations.
  private final class Wishes: UIViewController {
    var isHidden = true

    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  private final class AppScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  init() {
    app = UIWindow(windowScene: scene)
    app.rootViewController = AppScreen()
    app.makeKeyAndVisible()
    presenter = OverlayPresenter(scene: scene)
  }

  /// Whether the content decides; everything must agree.
  private var contentDecides: Bool? {
    guard let root = presenter.window?.rootViewController else { return nil }
    let answers = [
      root.prefersStatusBarHidden, root.preferredStatusBarStyle == .lightContent,
      root.prefersHomeIndicatorAutoHidden, root.supportedInterfaceOrientations == .landscape,
      root.preferredScreenEdgesDeferringSystemGestures == .bottom,
      scene.statusBarManager?.isStatusBarHidden ?? false,
    ]
    return Set(answers).count == 1 ? answers[0] : nil
  }

  @Test(.simulatedDevice, arguments: SystemUnderTest.ofNote)
  func `is the app, and in the mode that blocks all the content`(system: SystemUnderTest) {
    system.begin()
    presenter.show(Wishes())
    #expect(contentDecides == false)
    presenter.mode = .blockAll
    #expect(contentDecides == true)
    presenter.mode = .regions
    #expect(contentDecides == false)
    presenter.window?.mode = .blockAll
    #expect(contentDecides == true)
    presenter.hide()
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
  }

  @Test func `is whoever the presenter names, in every mode`() {
    presenter.show(Wishes())
    for mode in PassThroughMode.allCases {
      presenter.mode = mode
      presenter.systemAppearance = .content
      #expect(contentDecides == true)
      presenter.systemAppearance = .app
      #expect(contentDecides == false)
    }
    presenter.systemAppearance = .content
    presenter.show(Wishes())
    #expect(contentDecides == true)
  }

  @Test func `is asked again when the content says so, and may be a child of it`() {
    let wishes = Wishes()
    presenter.systemAppearance = .content
    presenter.show(UINavigationController(rootViewController: wishes))
    #expect(presenter.window?.rootViewController?.prefersStatusBarHidden == true)
    presenter.show(wishes)
    wishes.isHidden = false
    wishes.setNeedsStatusBarAppearanceUpdate()
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
  }

  @Test func `is what a view in the content names, before the presenter`() {
    presenter.show(Wishes())
    let view = OverlaySettingsView(frame: .zero)
    view.settings = OverlaySettings { $0.systemAppearance = .content }
    presenter.controller?.view.addSubview(view)
    device.turn()
    #expect(contentDecides == true)
    presenter.systemAppearance = .app
    #expect(contentDecides == true)
    view.removeFromSuperview()
    device.turn()
    #expect(contentDecides == false)
  }

  // MARK: Style and tint

  private func turn() { device.clock.advance(by: 0.1) }

  @Test func `gives the overlay its style and its tint, whenever they change`() {
    app.overrideUserInterfaceStyle = .dark
    app.tintColor = .red
    let content = UIViewController()
    var seen: [UIUserInterfaceStyle] = []
    presenter.configureWindow = { seen.append($0.overrideUserInterfaceStyle) }
    presenter.show(content)
    #expect(content.traitCollection.userInterfaceStyle == .dark && content.view.tintColor == .red)
    #expect(seen == [.dark])
    app.overrideUserInterfaceStyle = .light
    app.tintColor = .green
    turn()
    #expect(content.traitCollection.userInterfaceStyle == .light)
    #expect(content.view.tintColor == .green)
    let front = UIWindow(windowScene: scene)
    front.rootViewController = UIViewController()
    front.overrideUserInterfaceStyle = .dark
    front.isHidden = false
    turn()
    #expect(content.traitCollection.userInterfaceStyle == .dark)
    front.isHidden = true
    turn()
    #expect(content.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `leaves a style and a tint that the app gave the overlay itself`() {
    presenter.configureWindow = {
      $0.overrideUserInterfaceStyle = .dark
      $0.tintColor = .red
    }
    let content = UIViewController()
    presenter.show(content)
    app.overrideUserInterfaceStyle = .light
    app.tintColor = .green
    turn()
    #expect(content.traitCollection.userInterfaceStyle == .dark && content.view.tintColor == .red)
    presenter.configureWindow = nil
    presenter.show(UIViewController())
    presenter.window?.tintColor = .blue
    app.tintColor = .red
    app.overrideUserInterfaceStyle = .dark
    turn()
    #expect(presenter.window?.tintColor == .blue)
    #expect(presenter.window?.overrideUserInterfaceStyle == .dark)
  }

  @Test func `leaves what the app set in the overlay to its very own style and tint`() {
    app.overrideUserInterfaceStyle = .dark
    app.tintColor = .red
    presenter.show(UIViewController())
    let styled = presenter.window
    presenter.configureWindow = { $0.tintColor = .red }
    let other = OverlayPresenter(scene: scene)
    other.show(UIViewController())
    styled?.overrideUserInterfaceStyle = .dark
    app.overrideUserInterfaceStyle = .light
    app.tintColor = .green
    turn()
    #expect(styled?.overrideUserInterfaceStyle == .dark && styled?.tintColor == .green)
    #expect(other.window?.overrideUserInterfaceStyle == .light)
    app.tintColor = .red
    presenter.show(UIViewController())
    app.tintColor = .green
    turn()
    #expect(presenter.window?.tintColor == .red)
    #expect(presenter.window?.overrideUserInterfaceStyle == .light)
  }
}
