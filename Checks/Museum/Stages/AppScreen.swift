import UIKit

/// An app's window, on which a stage is built, and an ear for who gets each touch.
///
/// Whoever gets a touch has a name.
@MainActor
final class AppScreen {
  /// Nil where the tests of a package run in a process without an app.
  let scene: UIWindowScene?
  /// The app's window, at the normal level.
  let window: UIWindow
  /// Fills the app's window: "app".
  let appButton = UIButton()
  /// What touches are tried on, from front to back.
  var windows: [UIWindow] { overlays.reversed() + [window] }
  private(set) var views: [(view: UIView, name: String)] = []
  private(set) var controls: [(view: UIView, name: String)] = []
  /// Names in the order in which controls sent their actions.
  var receivers: [String] = []
  /// Calls that overlays made beside the touch.
  var calls: [String] = []
  private var overlays: [UIWindow] = []
  private(set) var kept: [AnyObject] = []

  init(in scene: UIWindowScene?) {
    self.scene = scene
    let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    window = UIWindow(frame: scene?.coordinateSpace.bounds ?? bounds)
    window.windowScene = scene
    show(window, root: UIViewController())
    name(appButton, "app")
    appButton.frame = window.bounds
    root.addSubview(appButton)
  }

  /// The view of the app's screen.
  var root: UIView { window.rootViewController?.view ?? window }

  /// Shows a window with a root controller; without a scene UIKit puts no root view into it.
  private func show(_ window: UIWindow, root controller: UIViewController?) {
    if let controller { window.rootViewController = controller }
    window.isHidden = false
    guard scene == nil, let view = window.rootViewController?.view, view.window == nil else {
      return
    }
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
  }

  /// Shows a window above the app's, in front of those that are there.
  func showOverlay(_ window: UIWindow, root controller: UIViewController? = nil) {
    window.windowLevel = .alert
    show(window, root: controller)
    overlays.append(window)
  }

  /// Keeps what only the scene, which keeps nothing, or a weak reference knows of.
  func keep(_ objects: AnyObject...) { kept += objects }

  // MARK: Names

  func name(_ control: UIControl, _ name: String) {
    controls.append((control, name))
    control.addAction(
      UIAction { [weak self] _ in self?.receivers.append(name) }, for: .touchUpInside)
  }

  func name(_ view: UIView, _ name: String) { views.append((view, name)) }

  /// Takes down a call that an overlay makes beside the touch, such as of a closure.
  func noteCall() { calls.append(Answer.call) }

  /// Adds a button with a name.
  @discardableResult
  func addButton(_ name: String, _ frame: CGRect, to view: UIView) -> UIButton {
    let button = UIButton(frame: frame)
    self.name(button, name)
    view.addSubview(button)
    return button
  }

  /// Who got a touch, after the calls it caused.
  func answer(_ receivers: [String]) -> String { Answer.joined(calls + receivers) }

  /// The name of a view; nil for one that has none.
  func name(of view: UIView, among named: [(view: UIView, name: String)]) -> String? {
    named.last { $0.view === view }?.name
  }
}
