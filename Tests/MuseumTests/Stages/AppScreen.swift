import UIKit

/// A device with an app's window, on which a stage is built, and an ear for who gets each touch.
///
/// Whoever gets a touch has a letter. A control is heard when its action is sent, SwiftUI content
/// when its tap count grows, any other view when the touch is delivered to it.
@MainActor
final class AppScreen {
  let device = SimulatedDevice.current
  let scene: UIWindowScene
  /// The app's window, at the normal level.
  let window: UIWindow
  /// Fills the app's window: "a".
  let appButton = UIButton()
  private var kept: [AnyObject] = []
  private var views: [(view: UIView, letter: Character)] = []
  private var controls: [(view: UIView, letter: Character)] = []
  private var contents: [(handle: SimulatedContentHandle, letter: Character)] = []
  private var receivers = ""
  private var calls = ""

  init() {
    scene = device.scenes[0]
    window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    name(appButton, "a")
    appButton.frame = window.bounds
    root.addSubview(appButton)
  }

  /// The view of the app's screen.
  var root: UIView { window.rootViewController?.view ?? window }

  /// Keeps what only the scene, which keeps nothing, or a weak reference knows of.
  func keep(_ objects: AnyObject...) {
    kept += objects
  }

  // MARK: Letters

  func name(_ control: UIControl, _ letter: Character) {
    controls.append((control, letter))
    control.addAction(
      UIAction { [weak self] _ in self?.receivers.append(letter) }, for: .touchUpInside)
  }

  func name(_ view: UIView, _ letter: Character) {
    views.append((view, letter))
  }

  func name(_ handle: SimulatedContentHandle, _ letter: Character) {
    contents.append((handle, letter))
  }

  /// Takes down a call that an overlay makes beside the touch, such as of a closure.
  func noteCall(_ letter: Character) {
    calls.append(letter)
  }

  /// Adds a button with a letter.
  @discardableResult
  func addButton(_ letter: Character, _ frame: CGRect, to view: UIView) -> UIButton {
    let button = UIButton(frame: frame)
    name(button, letter)
    view.addSubview(button)
    return button
  }

  // MARK: Touches

  /// What a finger or a pointer does.
  enum Deed {
    case tap, clickFromHover, hover, probe, twoFingers
  }

  /// Who gets a touch, after the calls it causes; in parentheses if that is not one letter.
  ///
  /// d: a window took it and named no view; s: somebody got it and nobody wanted it; n: nobody.
  func answer(to deed: Deed, at point: CGPoint) -> String {
    (receivers, calls) = ("", "")
    let counts = contents.map(\.handle.tapCount)
    let fallback = perform(deed, at: point)
    for (content, count) in zip(contents, counts) {
      receivers += String(repeating: content.letter, count: content.handle.tapCount - count)
    }
    let answer =
      calls + (deed == .twoFingers ? several(fallback) : receivers.isEmpty ? fallback : receivers)
    return answer.count == 1 ? answer : "(\(answer))"
  }

  /// One letter for each of several fingers: what SwiftUI routed them to where a hosting view has them.
  private func several(_ letters: String) -> String {
    var routed = receivers.filter { letter in contents.contains { $0.letter == letter } }
    return String(letters.map { $0 == "s" && !routed.isEmpty ? routed.removeFirst() : $0 })
  }

  /// Does it, and returns who got it as far as the device knows.
  private func perform(_ deed: Deed, at point: CGPoint) -> String {
    switch deed {
    case .tap: return letter(of: device.tap(at: point).outcome)
    case .clickFromHover: return letter(of: device.clickFromHover(at: point).outcome)
    case .hover: return letter(of: device.hover(at: point).outcome)
    case .probe:
      let view = device.probe(at: point).passes.last?.result
      return view.map { name(of: $0, among: views + controls) ?? "s" } ?? "n"
    case .twoFingers:
      let fingers = device.touchDown(at: [point, CGPoint(x: point.x + 60, y: point.y)])
      fingers.forEach { $0.lift() }
      // A control follows one finger alone.
      return fingers.map { letter(of: $0.record.outcome, namesControls: true) }.joined()
    }
  }

  private func letter(of outcome: TouchRecord.Outcome, namesControls: Bool = false) -> String {
    switch outcome {
    case .delivered(let view):
      name(of: view, among: namesControls ? views + controls : views) ?? "s"
    case .dropped: "d"
    case .nobody: "n"
    }
  }

  private func name(
    of view: UIView, among named: [(view: UIView, letter: Character)]
  ) -> String? {
    named.last { $0.view === view }.map { String($0.letter) }
  }
}
