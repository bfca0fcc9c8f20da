import Fallthrough
import Fuzzing
import UIKit

/// A screen and what happens to it, by the bytes of an input.
///
/// After each step the answers must be consistent: who is hit is on the screen, and asking again gives
/// the same answer.
@MainActor
final class TouchProgram {
  var tape: ByteTape
  let device = SimulatedDevice.current
  var views: [UIView] = []
  var windows: [UIWindow] = []
  var fingers: [SimulatedFinger] = []
  /// Who is told of gestures and decides with recognizers, which do not keep them.
  var watchers: [GestureWatcher] = []
  /// How often a window told of a touch outside of its content.
  var outsideCount = 0
  private var presenters: [OverlayPresenter] = []

  init(_ bytes: [UInt8]) { tape = ByteTape(bytes) }

  func run() {
    let version = [15, 17, 18, 26, 27][tape.byte() % 5]
    device.systemVersion = OperatingSystemVersion(
      majorVersion: version, minorVersion: 0, patchVersion: 0)
    device.linkedSDK = device.systemVersion
    addWindow(UIWindow(windowScene: device.scenes[0]))
    var steps = 0
    while !tape.isAtEnd, steps < 400 {
      step()
      steps += 1
    }
    fingers.forEach { $0.cancel() }
    device.clock.advance(by: 2)
  }

  private func step() {
    switch tape.byte() % 27 {
    case 0: addWindow(PassThroughWindow(windowScene: device.scenes[0]))
    case 1...4: addView()
    case 5: change()
    case 6: changeBehavior()
    case 7: removeView()
    case 8: addRecognizer()
    case 9: touchDown()
    case 10, 11: moveFinger()
    case 12: liftFinger()
    case 13: device.tap(at: tape.point(), count: 1 + tape.byte() % 3)
    case 14: compare(at: tape.point())
    case 15: device.clock.advance(by: Double(tape.byte()) / 100)
    case 16: present()
    case 17: constrain()
    case 18: changeWindow()
    case 19: declareRegion()
    case 20: showOverlay()
    case 21: animate()
    case 22: askWithoutTouch()
    case 23: changeSettings()
    case 24: changeDevice()
    case 25: touchDownTogether()
    default: moveTogether()
    }
  }

  var anyView: UIView? { views.isEmpty ? nil : views[tape.byte() % views.count] }

  // MARK: The screen

  private func addWindow(_ window: UIWindow) {
    guard windows.count < 8 else { return }
    window.windowLevel = UIWindow.Level(CGFloat(tape.byte() % 4) * 100)
    if tape.bool() {
      let host = SimulatedHostingController()
      _ = host.addContent(tape.rect(), kind: content())
      if tape.bool() { host.addForeignView(UIView(frame: tape.rect())) }
      window.rootViewController = host
    } else {
      window.rootViewController = UIViewController()
    }
    window.isHidden = false
    windows.append(window)
    if let root = window.rootViewController?.view { views.append(root) }
  }

  private func content() -> SimulatedContent {
    [.drawing, .glass, .material, .clearTappable, .decoration][tape.byte() % 5]
  }

  private func addView() {
    guard views.count < 60, let parent = anyView else { return }
    let frame = tape.rect()
    let view: UIView
    switch tape.byte() % 14 {
    case 0: view = UIButton(frame: frame)
    case 1: view = PassThroughView(frame: frame)
    case 2: view = UIScrollView(frame: frame)
    case 3: view = UISlider(frame: frame)
    case 4: view = UISwitch(frame: frame)
    case 5: view = UIStackView(frame: frame)
    case 6: view = OverflowView(frame: frame)
    case 7: view = HitAreaButton(frame: frame)
    case 8: view = UILabel(frame: frame)
    case 9: view = UITextField(frame: frame)
    case 10:
      let host = SimulatedHostingController()
      _ = host.addContent(tape.rect(), kind: content())
      view = host.view
      view.frame = frame
    case 11:
      let restless = RestlessView(frame: frame)
      restless.habit = tape.byte()
      view = restless
    case 12: view = IgnoredMarkerView(frame: frame)
    default: view = UIView(frame: frame)
    }
    if let scroll = view as? UIScrollView {
      scroll.contentSize = CGSize(width: frame.width, height: min(frame.height, 1e6) * 3)
    }
    (parent as? UIStackView)?.addArrangedSubview(view) ?? parent.addSubview(view)
    views.append(view)
  }

  private func change() {
    guard let view = anyView else { return }
    switch tape.byte() % 9 {
    case 0: view.isHidden = tape.bool()
    case 1: view.alpha = CGFloat(tape.byte()) / 255
    case 2: view.isUserInteractionEnabled = tape.bool()
    case 3: view.clipsToBounds = tape.bool()
    case 4: view.frame = tape.rect()
    case 5:
      view.transform = CGAffineTransform(rotationAngle: CGFloat(tape.byte()) / 40)
        .scaledBy(x: CGFloat(tape.byte()) / 100, y: CGFloat(tape.byte() - 20) / 100)
    case 6: view.bounds.origin = CGPoint(x: tape.number(around: 0), y: tape.number(around: 0))
    case 7: view.backgroundColor = .black
    default: view.isMultipleTouchEnabled = tape.bool()
    }
  }

  private func changeBehavior() {
    guard let view = anyView else { return }
    let pad = tape.number(around: 0)
    switch tape.byte() % 6 {
    case 0: view.isPassThrough = tape.bool()
    case 1: view.hitAreaPadding = UIEdgeInsets(top: pad, left: pad, bottom: 3, right: 8)
    case 2: view.hitTestBehavior.overflow = .reachable
    case 3: view.hitTestBehavior = .boxOnly
    case 4: view.hitTestBehavior = .unreachable
    default: view.hitTestBehavior = .standard
    }
  }

  private func removeView() {
    guard let view = anyView, !windows.contains(where: { $0.rootViewController?.view === view })
    else { return }
    view.removeFromSuperview()
    if tape.bool(), let parent = anyView, !parent.isDescendant(of: view) { parent.addSubview(view) }
  }

  private func constrain() {
    guard let view = anyView, let parent = view.superview else { return }
    guard !windows.contains(where: { $0.rootViewController?.view === view }) else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let space = tape.number(around: 0)
    let constraint =
      switch tape.byte() % 6 {
      case 0: view.topAnchor.constraint(equalTo: parent.topAnchor, constant: space)
      case 1: view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: space)
      case 2: view.widthAnchor.constraint(equalToConstant: abs(space))
      case 3: view.heightAnchor.constraint(lessThanOrEqualTo: parent.heightAnchor)
      case 4: view.centerXAnchor.constraint(equalTo: parent.centerXAnchor)
      default: view.bottomAnchor.constraint(greaterThanOrEqualTo: parent.bottomAnchor)
      }
    constraint.priority = UILayoutPriority(rawValue: Float(1 + tape.byte() * 3))
    constraint.isActive = true
    view.window?.layoutIfNeeded()
  }

  private func animate() {
    guard let view = anyView else { return }
    let frame = tape.rect()
    UIView.animate(
      withDuration: Double(tape.byte()) / 50, delay: 0,
      options: tape.bool() ? .allowUserInteraction : []
    ) { view.frame = frame }
  }

  // MARK: Windows

  private func changeWindow() {
    guard !windows.isEmpty else { return }
    let window = windows[tape.byte() % windows.count]
    switch tape.byte() % 5 {
    case 0: window.isHidden = tape.bool()
    case 1: window.makeKeyAndVisible()
    case 2:
      (window as? PassThroughWindow)?.mode =
        [.automatic, .regions, .passAll, .blockAll][
          tape.byte() % 4]
    case 3:
      (window as? PassThroughWindow)?.contentDetection =
        [.automatic, .viewTree, .layerTree][tape.byte() % 3]
    default: window.rootViewController = UIViewController()
    }
  }

  private func declareRegion() {
    guard let window = windows.last as? PassThroughWindow else { return }
    let view = anyView
    let id = tape.byte() % 4
    switch tape.byte() % 9 {
    case 0: window.regions.set(.rect(tape.rect()), id: id)
    case 1: window.regions.set(.ellipse(tape.rect()), id: id, in: view)
    case 2: if let view { window.regions.set(.capsule, of: view, id: id) }
    case 3:
      window.regions.set(id: id) { [weak window] in
        _ = window?.hitTest(CGPoint(x: 100, y: 100), with: nil)
        return .rect
      }
    case 4: window.regions.setBackground(id: id, in: view)
    case 5: if let view { window.regions.set(of: view, id: id, outset: 3) }
    case 6:
      if let view, let cover = anyView { window.regions.setSpotlight(on: view, in: cover, id: id) }
    case 7: window.regions.setEnabled(tape.bool(), id: id)
    default: window.regions.remove(id: id)
    }
  }

  private func showOverlay() {
    if presenters.count < 3 { presenters.append(OverlayPresenter(scene: device.scenes[0])) }
    let presenter = presenters[tape.byte() % presenters.count]
    guard tape.bool() else { return presenter.hide() }
    let controller = tape.bool() ? SimulatedHostingController() : UIViewController()
    presenter.show(controller)
    views.append(controller.view)
  }

  private func present() {
    guard let root = windows[tape.byte() % windows.count].rootViewController else { return }
    if root.presentedViewController != nil {
      root.dismiss(animated: tape.bool())
    } else if root.viewIfLoaded?.window != nil {
      let sheet = tape.bool() ? UIViewController() : SimulatedHostingController()
      root.present(sheet, animated: tape.bool())
      views.append(sheet.view)
    }
  }

  // MARK: What must hold

  private func compare(at point: CGPoint) {
    for window in windows where window.windowScene != nil && isSteady(window) {
      let place = window.convert(point, from: nil)
      let first = window.hitTest(place, with: nil)
      Rule.holds(first === window.hitTest(place, with: nil), "asking again changed the answer")
      if let first {
        Rule.holds(first === window || first.isDescendant(of: window), "who is hit is elsewhere")
      }
    }
    let probe = device.probe(at: point)
    for pass in probe.passes where pass.phase == 1 && !device.behavior.asksHiddenWindows {
      Rule.holds(!pass.window.isHidden, "a hidden window was asked")
    }
  }

  /// Where a view changes the screen when it is asked, two asks are two screens.
  private func isSteady(_ window: UIWindow) -> Bool {
    !views.contains { $0 is RestlessView && $0.window === window }
  }
}
