/// A scene that gets another place, another size, or another screen.
@MainActor struct SceneChange {
  private let scene: UIWindowScene
  private let frame: CGRect?
  private let display: DisplayGeometry
  /// How long a scene takes to turn or to get another size: the documented value of UIKit's
  /// `statusBarOrientationAnimationDuration`. (FS-274)
  static let duration: TimeInterval = 0.3

  private let old: (geometry: UIWindowScene.Geometry, bounds: CGRect, traits: UITraitCollection)
  private let newBounds: CGRect
  private let oldFrame: CGRect
  private let newFrame: CGRect

  /// - Parameter frame: The scene's place on the new display; nil if it fills that.
  init(of scene: UIWindowScene, to frame: CGRect?, on display: DisplayGeometry) {
    self.scene = scene
    self.frame = frame
    self.display = display
    old = (scene.effectiveGeometry, scene.coordinateSpace.bounds, scene.traitCollection)
    oldFrame = scene.frameInScreen
    newFrame = frame ?? display.bounds
    newBounds = CGRect(origin: .zero, size: newFrame.size)
  }

  var isNeeded: Bool {
    let device = SimulatedDevice.current
    return oldFrame != newFrame || scene.ownFrame != frame || display != device.display
  }

  /// Announces changes, makes them and reports them.
  static func make(_ changes: [SceneChange], animated: Bool, showing display: () -> Void) {
    let device = SimulatedDevice.current
    for change in changes { change.scene.coordinator?.finish() }
    let coordinators = changes.map { $0.announce(animated: animated) }
    let traits = device.scenes.map(\.inheritedTraits)
    let notices = changes.first { $0.scene === device.scenes.first }?.statusBarNotices
    notices?.tellBefore()
    display()
    for change in changes { change.scene.ownFrame = change.frame }
    device.keyboard.screenDidChange()
    for (change, coordinator) in zip(changes, coordinators) {
      change.make(with: coordinator, traitsBefore: traits[change.index(in: device)])
    }
    notices?.tellAfter()
    for change in changes { change.tellDelegate() }
  }

  private var statusBarNotices: StatusBarNotices {
    let frame = scene.statusBarManager?.frame(
      ofSceneWide: newFrame.width, on: display, isLow: futureTraits.verticalSizeClass == .compact)
    return StatusBarNotices(before: display.turn.fitting(display.bounds.size), frame ?? .zero)
  }

  private func index(in device: SimulatedDevice) -> Int {
    device.scenes.firstIndex { $0 === scene } ?? 0
  }

  /// The windows that fill the scene before, and will after.
  private var windows: [UIWindow] { scene.allWindows.filter { $0.frame == old.bounds } }

  /// Informs the controllers of visible windows about the coming change, and returns its
  /// coordinator.
  private func announce(animated: Bool) -> TransitionCoordinator? {
    let windows = windows
    guard let front = windows.last(where: \.isListed) else { return nil }
    let coordinator = TransitionCoordinator(
      in: front, duration: Self.duration,
      isAnimated: animated && UIView.areAnimationsEnabled)
    scene.coordinator = coordinator
    let roots = windows.filter { !$0.isHidden }.compactMap(\.root)
    let traits = futureTraits
    for root in roots where root.isViewLoaded {
      root.announce(traits: traits, size: newBounds.size, with: coordinator)
    }
    return coordinator
  }

  private var futureTraits: UITraitCollection {
    let device = SimulatedDevice.current
    let values = device.traits(ofSceneSized: newBounds.size, on: display.bounds.size)
    return UITraitCollection(scene.traits(within: values))
  }

  /// Lays out all the scene's windows once, whatever else requests a layout during that.
  private func make(with coordinator: TransitionCoordinator?, traitsBefore: TraitValues) {
    let (scene, windows) = (scene, windows)
    let change = {
      for window in windows { window.frame = newBounds }
      scene.inheritedTraitsDidChange(from: traitsBefore, to: scene.inheritedTraits)
      for window in scene.allWindows { window.safeAreaDidMove() }
    }
    guard let coordinator else { return change() }
    coordinator.run(layingOut: scene.allWindows.filter { !$0.isHidden }, change) {
      [weak coordinator] in if scene.coordinator === coordinator { scene.coordinator = nil }
    }
  }

  private func tellDelegate() {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      scene, didUpdate: scene.coordinateSpace,
      interfaceOrientation: old.geometry.interfaceOrientation, traitCollection: old.traits)
    guard SimulatedDevice.current.modeledSystemVersion.majorVersion >= 26 else { return }
    delegate.windowScene(scene, didUpdateEffectiveGeometry: old.geometry)
  }
}

extension UIViewController {
  /// Turns the interface to the device's orientation, if that is supported now.
  @available(iOS, introduced: 5.0, deprecated: 16.0)
  public class func attemptRotationToDeviceOrientation() {
    SimulatedDevice.current.turnInterfaceAsHeld()
  }

  /// Informs a root controller, then the controllers presented on it, about coming traits and a
  /// size.
  fileprivate func announce(
    traits: UITraitCollection, size: CGSize, with coordinator: TransitionCoordinator
  ) {
    let own = UITraitCollection(self.traits(within: traits.values))
    if own != traitCollection { willTransition(to: own, with: coordinator) }
    if size != viewIfLoaded?.bounds.size { viewWillTransition(to: size, with: coordinator) }
    presentation?.shown.announce(traits: traits, size: size, with: coordinator)
  }
}

extension UIPresentationController {
  /// Informs the presentation, which informs its presented controller, then the next one.
  fileprivate func announce(
    traits: UITraitCollection, size: CGSize, with coordinator: TransitionCoordinator
  ) {
    if traits != containerView?.traitCollection { willTransition(to: traits, with: coordinator) }
    if size != containerView?.bounds.size { viewWillTransition(to: size, with: coordinator) }
    presentedViewController.presentation?.shown.announce(
      traits: traits, size: size, with: coordinator)
  }
}
