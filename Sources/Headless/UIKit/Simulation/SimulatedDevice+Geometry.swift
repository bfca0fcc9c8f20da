extension SimulatedDevice {
  /// The size of the screen, in points, in its current orientation. Default 393 x 852.
  ///
  /// Setting it gives scenes that fill the screen its size, without an animation, and does not
  /// change ``safeAreaInsets``.
  public var screenBounds: CGRect {
    get { display.bounds }
    set {
      var display = display
      display.bounds = newValue
      change(to: display, animated: false)
    }
  }

  /// The safe area of the screen beside bars and round corners, in points from each edge. Default
  /// zero, a choice, or that of ``model``.
  ///
  /// Insets that were set stay at their edges when the device turns, until ``model`` is set.
  public var safeAreaInsets: UIEdgeInsets {
    get { display.safeAreaInsets }
    set {
      safeAreaIsGiven = true
      display.safeAreaInsets = newValue
      scenes.flatMap(\.allWindows).forEach { $0.safeAreaDidChange() }
    }
  }

  /// Changes the device's model, held upright; scenes that fill the screen get its size.
  func become(_ model: Model) {
    safeAreaIsGiven = false
    heldOrientation = .portrait
    change(to: model.geometry(.portrait), animated: false)
  }

  /// The orientation of the interface: the last one, if it fits the size of the screen.
  public var orientation: UIInterfaceOrientation { display.turn.fitting(screenBounds.size) }

  /// Turns the device in the hand. The interface turns too if the controller that decides about it,
  /// ``screenOwner``, supports that, and the app's delegate does.
  ///
  /// Scenes that fill the screen get its new size; those in a part of it keep their share.
  /// Controllers are notified as by ``resize(_:to:exchangesScreen:)``. On a pad an app of the SDK
  /// of iOS 27 or later is not asked. (FS-273, FS-279)
  ///
  /// - Returns: Whether the interface now has that orientation.
  @discardableResult public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    let isNew = heldOrientation != orientation
    heldOrientation = orientation
    turnInterfaceAsHeld()
    if isNew {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    return self.orientation == orientation
  }

  /// Turns the interface to the device's orientation, if that is supported.
  func turnInterfaceAsHeld() {
    guard heldOrientation != orientation, supports(heldOrientation) else { return }
    turnInterface(to: heldOrientation)
  }

  func turnInterface(to orientation: UIInterfaceOrientation) {
    var display = display
    if orientation.isLandscape != self.orientation.isLandscape {
      let size = display.bounds.size
      display.bounds.size = CGSize(width: size.height, height: size.width)
    }
    display.turn = orientation
    change(to: turned(display))
  }

  /// The display with the safe area of its orientation.
  private func turned(_ display: DisplayGeometry) -> DisplayGeometry {
    guard !safeAreaIsGiven else { return display }
    var display = display
    display.safeAreaInsets =
      display.turn.isLandscape ? model.landscapeSafeArea : model.portraitSafeArea
    return display
  }

  /// Whether the app supports an orientation of its interface. (FS-279)
  func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let isFree = UIDevice.current.userInterfaceIdiom == .pad && linkedSDK.majorVersion >= 27
    guard !isFree, let owner = screenOwner else { return true }
    let ofApp = application.delegate?.application(
      application, supportedInterfaceOrientationsFor: owner.viewIfLoaded?.window)
    let mask = owner.supportedInterfaceOrientations.intersection(ofApp ?? .ofNewApp)
    return mask.contains(orientation.mask)
  }

  /// Resizes a connected scene, in points, with all consequences: windows that filled it fill it
  /// again, and their controllers are notified before and after. So is the scene's delegate.
  ///
  /// The scene keeps its top left corner, unless it must move to be on the screen. If the size does
  /// not fit on the screen, the screen is turned or unfolded: it takes that size, with every scene
  /// that fills it. With `exchangesScreen` the scene is then on another `UIScreen` of that size,
  /// while `UIScreen.main` does not change: this happens to an app of the SDK of iOS 27 that
  /// requires the full screen. (FS-242)
  ///
  /// The order: `willTransition(to:with:)` if traits change, `viewWillTransition(to:with:)`; sizes
  /// and traits change, `traitCollectionDidChange(_:)`; the animations beside the transition; the
  /// layout; the scene's delegate; completions, when ``clock`` has advanced by
  /// 0.3 seconds. (FS-273, FS-274)
  public func resize(_ scene: UIWindowScene, to size: CGSize, exchangesScreen: Bool = false) {
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "A scene has a size, and \(size) is none")
    if exchangesScreen {
      scene.ownScreen = UIScreen(size: size)
      return change(to: display, frames: [(scene, CGRect(origin: .zero, size: size))])
    }
    let screen = screenBounds
    guard size.width <= screen.width && size.height <= screen.height else {
      var display = display
      display.bounds.size = size
      display.turn = display.turn.fitting(size)
      return change(to: turned(display), frames: [(scene, nil)])
    }
    var frame = CGRect(origin: scene.frameInScreen.origin, size: size)
    frame.origin.x = max(screen.minX, min(frame.minX, screen.maxX - size.width))
    frame.origin.y = max(screen.minY, min(frame.minY, screen.maxY - size.height))
    setFrame(frame == screen ? nil : frame, of: scene)
  }

  /// Puts a connected scene in a part of the screen, in points of the screen's space, or nil for
  /// all of it, as in split view and windowed apps. Its windows lie in the scene's own space, and
  /// those that filled the scene fill it again. Controllers are notified as by
  /// ``resize(_:to:exchangesScreen:)``. (FS-200, FS-243)
  public func setFrame(_ frame: CGRect?, of scene: UIWindowScene) {
    change(to: display, frames: [(scene, frame)])
  }

  /// Applies another display, and frames of scenes on it; other scenes fill it or keep their share.
  private func change(
    to display: DisplayGeometry, frames: [(scene: UIWindowScene, frame: CGRect?)] = [],
    animated: Bool = true
  ) {
    let changes = scenes.map { scene in
      let given = frames.first { $0.scene === scene }
      let kept = scene.ownFrame?.scaled(from: screenBounds, to: display.bounds)
      return SceneChange(of: scene, to: given.map(\.frame) ?? kept, on: display)
    }
    SceneChange.make(changes.filter(\.isNeeded), animated: animated) { self.display = display }
  }
}

extension CGRect {
  /// The same part of another rectangle.
  fileprivate func scaled(from old: CGRect, to new: CGRect) -> CGRect {
    guard old != new, old.width > 0, old.height > 0 else { return self }
    let (across, down) = (new.width / old.width, new.height / old.height)
    return CGRect(
      x: new.minX + (minX - old.minX) * across, y: new.minY + (minY - old.minY) * down,
      width: width * across, height: height * down)
  }
}
