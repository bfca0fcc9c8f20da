/// The root of a tree of views, and the receiver of the application's events.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The greater, the further in front.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether a level is further back than another.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// Returns the level that lies further in front by a distance.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// Returns the level that lies further back by a distance.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }

    /// The level of ordinary windows: 0. (FS-063)
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar: 1000. (FS-063)
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000. (FS-063)
    public static let alert = Level(rawValue: 2000)
  }

  /// Posted when a window becomes key.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer key.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// Posted when a window is shown.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Creates a hidden window, in points of the scene's space, without a scene: it is shown and gets
  /// touches only after it gets one. In an app without scenes it is in the system's one scene.
  /// (FS-062, FS-186, FS-240)
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTopOfTree()
    let device = SimulatedDevice.current
    if !device.usesScenes, let scene = device.scenes.first { enter(scene) }
  }

  /// Creates a hidden window in a scene, with the scene's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    becomeTopOfTree()
    enter(windowScene)
  }

  private func enter(_ scene: UIWindowScene) { windowScene = scene }

  /// Creates a hidden window without size or scene: archives cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeTopOfTree()
  }

  deinit {
    // Views that other code retains are then in no window.
    var views = children
    while let view = views.popLast() {
      view.treeWindow = nil
      views += view.children
    }
  }

  private func becomeTopOfTree() {
    treeWindow = self
    safeAreaDidChange()
    super.isHidden = true
    for _ in 0..<2 { addGestureRecognizer(_UISystemGestureGateGestureRecognizer()) }
  }

  /// The scene of the window. Neither retains the other.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.detach(self)
      windowScene?.attach(self)
      safeAreaDidChange()
      if !isHidden { comeOnScreen() }
    }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// Whether the window is in the public list of its scene's windows.
  var isListed: Bool { true }

  /// The origin of the space in which the window lies, in points of the screen. (FS-200)
  var originOfScene: CGPoint { windowScene?.frameInScreen.origin ?? .zero }

  /// The window's level: a greater one is farther in front, and within a level the window that
  /// became visible last is in front. Default normal. (FS-061)
  open var windowLevel = Level.normal { didSet { SimulatedDevice.current.updateStatusBar() } }

  /// Whether the window is invisible and gets no touches. Default true. (FS-062)
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue { hide() } else { show() }
    }
  }

  private func show() {
    changingAppearance(to: true) { super.isHidden = false }
    comeOnScreen()
  }

  /// Without a scene a window is not on the screen, and its root view is not in it. (FS-240)
  private func comeOnScreen() {
    guard let windowScene else { return }
    SimulatedDevice.current.hasShownSceneWindow = true
    windowScene.bringToFrontOfItsLevel(self)
    installRootView()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func hide() {
    changingAppearance(to: false) { super.isHidden = true }
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    if isKeyWindow { windowScene?.replaceKeyWindow() }
  }

  package override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    fillWithRootView()
    SimulatedDevice.current.updateStatusBar()
  }

  // MARK: Key

  /// Whether the window is its scene's key window. (FS-066)
  open var isKeyWindow: Bool { windowScene.map { $0.keyWindow === self } ?? false }

  /// Whether the window may become key. Default true. (FS-066)
  open var canBecomeKey: Bool { true }

  /// Makes the window its scene's key window if ``canBecomeKey`` allows it, hidden or not; the old
  /// key window resigns. (FS-066)
  open func makeKey() {
    guard canBecomeKey else { return }
    guard let windowScene else { return SimulatedDevice.current.hintAtScenes() }
    windowScene.moveKey(to: self)
  }

  /// Shows the window in front of all windows of its level and makes it key. (FS-061)
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { windowScene?.bringToFrontOfItsLevel(self) }
    makeKey()
  }

  /// Called after the window became key. Does nothing. (FS-066)
  open func becomeKey() {}

  /// Called after the window stopped being key. Does nothing. (FS-066)
  open func resignKey() {}

  /// The view or controller in the window that gets events other than touches. (FS-106)
  final weak var firstResponder: UIResponder? {
    didSet { SimulatedDevice.current.keyboard.update() }
  }

  // MARK: Content

  /// The controller whose view fills the window. Its view is loaded when the window is shown.
  /// (FS-076)
  open var rootViewController: UIViewController? {
    get { root }
    set { root = newValue }
  }

  /// The controller that was set, even if an override of the property returns another one.
  final var root: UIViewController? {
    didSet {
      guard root !== oldValue else { return }
      removeRootView(of: oldValue)
      if !isHidden, windowScene != nil { installRootView() }
    }
  }

  /// The views between the window and the root view, the outer one first; empty unless
  /// ``SimulatedBehavior/wrapsRootView`` is true.
  final var rootWrappers: [UIView] = []

  // MARK: Events

  /// Sends an event to the views that it concerns; an override sees every event of the window, and
  /// one that does not call super keeps it from the views. (FS-068, FS-069)
  open func sendEvent(_ event: UIEvent) { event.deliver(in: self) }

  /// The scene, else the application. (FS-102)
  open override var next: UIResponder? { windowScene ?? SimulatedDevice.current.application }

  // MARK: Conversion

  /// Maps a point of this window to another window, or to the screen if nil. (FS-025, FS-201)
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    (window ?? ScreenSpace.main as any UICoordinateSpace).pointFromScreen(pointInScreen(point))
  }

  /// Maps a point of another window, or of the screen if nil, to this window. (FS-025, FS-201)
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    pointFromScreen((window ?? ScreenSpace.main as any UICoordinateSpace).pointInScreen(point))
  }

  /// Maps a rectangle of this window to another window, or to the screen if nil; the result is the
  /// upright box around it. (FS-025)
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: window) })
  }

  /// Maps a rectangle of another window, or of the screen if nil, to this window; the result is the
  /// upright box around it. (FS-025)
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: window) })
  }
}
