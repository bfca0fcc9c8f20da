#if canImport(UIKit) && !os(watchOS)
  import Fallthrough
  @_spi(Command) import TouchMap
  import UIKit

  /// Draws on the screen where touches go, as pages and pictures of `touchmap` do: what lost its taps
  /// is struck through and has its name and a red sign, and what takes them is violet glass with its
  /// name.
  ///
  /// Targets that live are blue. What reaches only a part of a target has a green edge there, and
  /// dots mean that the screen does not show who gets the taps. The colours follow the view's light
  /// or dark style. A caption says which view takes whose taps, and the fix.
  ///
  /// The view is never hit and not part of its own drawing. Put it over the views in question, in
  /// their window or in a `PassThroughWindow` of its own. While it is in a window it checks four
  /// times a second whether something changed, and if so draws again. Each touch leaves an imprint
  /// with its receiver and the reason.
  ///
  /// ```swift
  /// let overlay = TouchMapOverlayView(frame: window.bounds)
  /// window.addSubview(overlay)
  /// ```
  ///
  /// App extensions have no application whose windows it could draw.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  open class TouchMapOverlayView: PassThroughView {
    /// The screen that is drawn; `nil` before the first update.
    public private(set) var screen: Screen?

    /// The drawn partition of the screen; `nil` before the first update.
    public private(set) var partition: TouchPartition?

    /// How opaque the colours on targets are, from 0 to 1. Default 0.4, a choice. Takes effect at the
    /// next update.
    open var fillAlpha: CGFloat = 0.4

    /// What becomes of the taps on each target; `nil` before the first update.
    package private(set) var table: TargetTable?

    /// The drawing; `nil` before the first update.
    package private(set) var canvas: UIView?

    private var verdict: ScreenVerdict?

    /// Whether the drawing follows changes on the screen, while the view is in a window. If not, the
    /// map of the last update stays while the app goes on. Default true.
    open var followsChanges = true {
      didSet { adaptToWindow() }
    }

    /// Whether the verdict about the screen is written on the map. Default true.
    open var showsCaption = true {
      didSet { drawCaption() }
    }

    /// The verdict in words; `nil` if it is not shown.
    package private(set) var caption: TouchMapCaption?

    /// How often the view checks for changes, in seconds. Default 0.25, a choice: a capture of some
    /// hundred views takes a millisecond or two. Takes effect after the next check.
    open var interval: TimeInterval = 0.25

    /// How many imprints stay; 0 for none. Default 5, a choice.
    open var imprintLimit = 5 {
      didSet {
        adaptToWindow()
        trimImprints()
      }
    }

    /// The imprints of the last touches, the latest last.
    public private(set) var imprints: [TouchImprint] = []

    private var isWaiting = false
    private var isCleared = false
    /// The light or dark style in which the map was drawn.
    private var drawnStyle = UIUserInterfaceStyle.unspecified
    private var watch: TouchWatch?
    /// The windows that the owner chose; `nil` for those of the view's scene.
    private var chosen: [WeakWindow]?

    private struct WeakWindow {
      weak var window: UIWindow?
    }

    /// Captures the screen and draws its map, whether it changed or not.
    ///
    /// It captures the visible windows of the view's scene, or those of all scenes if the view is
    /// in none. If this view is the view of a window's root view controller, that window shows
    /// nothing else and is left out.
    open func update() {
      chosen = nil
      show(capture())
    }

    /// Captures windows, those of one level back to front, and draws their map. From then on the
    /// drawing follows these windows.
    open func update(with windows: [UIWindow]) {
      chosen = windows.map { WeakWindow(window: $0) }
      show(capture())
    }

    /// Removes the drawing and follows nothing until the next update.
    open func clear() {
      screen = nil
      partition = nil
      verdict = nil
      table = nil
      canvas?.removeFromSuperview()
      canvas = nil
      drawCaption()
      clearImprints()
      isCleared = true
    }

    /// Removes all imprints.
    open func clearImprints() {
      for imprint in imprints { imprint.views.forEach { $0.removeFromSuperview() } }
      imprints = []
    }

    /// Starts to follow changes, or stops.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      adaptToWindow()
    }

    private func adaptToWindow() {
      followLater()
      guard window != nil, imprintLimit > 0 else {
        watch?.watch([])
        watch = nil
        return
      }
      let watch = watch ?? TouchWatch { [weak self] in self?.note($0) }
      watch.watch(windows)
      self.watch = watch
    }

    private func followLater() {
      guard window != nil, followsChanges, !isWaiting else { return }
      isWaiting = true
      Later.after(interval) { [weak self] in
        self?.isWaiting = false
        self?.follow()
        self?.followLater()
      }
    }

    private func follow() {
      guard !isCleared, window != nil, followsChanges else { return }
      watch?.watch(windows)
      let screen = capture()
      // Read here, as the callback for its change is deprecated where its successor begins.
      let hasOtherStyle = drawnStyle != traitCollection.userInterfaceStyle
      if hasOtherStyle || screen != self.screen { show(screen) }
    }

    private var windows: [UIWindow] {
      let windows =
        chosen?.compactMap(\.window) ?? window?.windowScene?.windows.filter { !$0.isHidden }
        ?? TouchInspector.visibleWindows
      return windows.filter { $0.rootViewController?.viewIfLoaded !== self }
    }

    private func capture() -> Screen { TouchInspector.capture(windows, excluding: self) }

    private func note(_ touch: UITouch) {
      guard !isCleared, let view = touch.view, let window = touch.window,
        !view.isDescendant(of: self)
      else { return }
      let (screen, live) = TouchInspector.captureLive(windows, excluding: self)
      let point = window.pointOnScreen(touch.location(in: window))
      let words = screen.words(forTouchAt: point, takenBy: live.owner(view))
      let imprint = TouchImprint(
        words, at: point, center: CGPoint(x: point.x, y: point.y).applying(fromScreen), in: room,
        isDark: isDark)
      for view in imprint.views { addSubview(view) }
      imprints.append(imprint)
      trimImprints()
    }

    private func trimImprints() {
      while imprints.count > max(0, imprintLimit) {
        imprints.removeFirst().views.forEach { $0.removeFromSuperview() }
      }
    }

    /// On screens of more views the search for a fix takes too long for each change. A choice.
    private static let mostTried = 1_000

    private func show(_ screen: Screen) {
      isCleared = false
      drawnStyle = traitCollection.userInterfaceStyle
      let verdict = ScreenVerdict(
        ScreenSurvey(screen), triesFixes: showsCaption && screen.nodes.count <= Self.mostTried)
      let table = verdict.table()
      self.screen = screen
      self.verdict = verdict
      self.table = table
      partition = verdict.survey.partition
      draw(ScreenArt(of: verdict, table, id: "", ground: .app, room: roomOnScreen))
      drawCaption()
    }

    private var isDark: Bool { drawnStyle == .dark }
    /// The part that no bar or notch covers.
    private var room: CGRect { bounds.inset(by: safeAreaInsets) }

    private func drawCaption() {
      caption?.panel.removeFromSuperview()
      caption = nil
      guard showsCaption, let verdict, let table else { return }
      let dead = table.rows.filter { $0.state == .dead }.map { row in
        ConvexPolygon(points: row.target.outline).boundingBox
      }
      caption = TouchMapCaption(
        verdict, isDark: isDark, in: room,
        beside: dead.map { Self.frame(CGRect($0), applying: fromScreen) })
      guard let caption else { return }
      addSubview(caption.panel)
      for imprint in imprints { imprint.views.forEach(bringSubviewToFront) }
    }

    /// Draws on a new canvas behind everything else.
    private func draw(_ art: ScreenArt) {
      let canvas = UIView(frame: bounds)
      canvas.bounds = bounds
      canvas.isUserInteractionEnabled = false
      let layers = ArtLayers(
        transform: fromScreen, isDark: isDark, bodyAlpha: fillAlpha, canvas: canvas)
      for sheet in art.drawn { layers.add(sheet) }
      self.canvas?.removeFromSuperview()
      insertSubview(canvas, at: 0)
      self.canvas = canvas
    }

    /// From points of the screen to the view's own space; without a window both spaces are treated
    /// as the same.
    private var fromScreen: CGAffineTransform {
      guard let window else { return .identity }
      let corners = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map { corner in
        convert(window.convert(corner, from: nil as UIWindow?), from: window)
      }
      return CGAffineTransform(
        a: corners[1].x - corners[0].x, b: corners[1].y - corners[0].y,
        c: corners[2].x - corners[0].x, d: corners[2].y - corners[0].y, tx: corners[0].x,
        ty: corners[0].y)
    }

    private var roomOnScreen: Screen.Rect {
      Screen.Rect(Self.frame(room, applying: fromScreen.inverted()))
    }

    private static func frame(_ rect: CGRect, applying transform: CGAffineTransform) -> CGRect {
      let path = UIBezierPath(rect: rect)
      path.apply(transform)
      return path.bounds
    }
  }

  extension CGRect {
    fileprivate init(_ rect: Screen.Rect) {
      self.init(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
  }
#endif
