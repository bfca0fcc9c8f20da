import UIKit

/// A menu that is pulled in from the edge over a navigation controller, and pushed back.
final class SideMenuController: UIViewController, UIGestureRecognizerDelegate {
  let content: UINavigationController
  let menu: UIViewController
  private(set) var isOpen = false
  private let shade = UIControl()
  private var menuWidth: CGFloat { min(280, view.bounds.width * 0.8) }
  private lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
    let recognizer = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(("edgePanned:")))
    recognizer.edges = .left
    recognizer.delegate = self
    return recognizer
  }()

  init(content: UINavigationController, menu: UIViewController) {
    self.content = content
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content, frame: view.bounds)
    shade.frame = view.bounds
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.addTarget(self, action: Selector(("close")), for: .touchUpInside)
    view.addSubview(shade)
    embed(menu, frame: CGRect(x: -menuWidth, y: 0, width: menuWidth, height: view.bounds.height))
    view.addGestureRecognizer(edgePan)
    content.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal"), style: .plain, target: self,
      action: Selector(("toggle")))
  }

  private func embed(_ child: UIViewController, frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override var childForStatusBarStyle: UIViewController? { content }
  override var prefersStatusBarHidden: Bool { isOpen }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  func setOpen(_ open: Bool, animated: Bool) {
    isOpen = open
    setNeedsStatusBarAppearanceUpdate()
    UIView.animate(withDuration: animated ? 0.3 : 0, delay: 0, options: .curveEaseInOut) {
      self.show(fraction: open ? 1 : 0)
    }
  }

  private func show(fraction: CGFloat) {
    menu.view.frame.origin.x = -menuWidth * (1 - fraction)
    shade.alpha = 0.4 * fraction
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func toggle() { setOpen(!isOpen, animated: true) }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func close() { setOpen(false, animated: true) }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func edgePanned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let fraction = recognizer.translation(in: view).x / menuWidth
    switch recognizer.state {
    case .changed: show(fraction: min(max(fraction, 0), 1))
    case .ended: setOpen(fraction > 0.4 || recognizer.velocity(in: view).x > 500, animated: true)
    case .cancelled, .failed: setOpen(false, animated: true)
    default: break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer == edgePan }
}

#if !canImport(ObjectiveC)
  extension SideMenuController: ActionPerforming {
    func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      switch selector {
      case "toggle": return { [self] _, _ in toggle() }
      case "close": return { [self] _, _ in close() }
      case "edgePanned:":
        return { [self] sender, _ in (sender as? UIScreenEdgePanGestureRecognizer).map(edgePanned) }
      default: return nil
      }
    }
  }
#endif
