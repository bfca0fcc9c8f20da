#if canImport(UIKit) && !os(watchOS)
  import Fallthrough
  @_spi(Command) import TouchMap
  import UIKit

  /// Draws on the screen where touches go, in the colours and marks of all touch maps: which views
  /// swallow them, which controls are blocked, and which can be reached.
  ///
  /// Red stripes swallow touches, amber dots are targets that are too small or too close to others,
  /// blue is a target that can be reached, grey is background, violet lines are the system's. A
  /// blocked control has a dashed outline; disabled ones and others have other lines. The colours
  /// follow the view's light or dark style. A caption says which view takes whose taps, in the words
  /// of all touch maps.
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

    /// How opaque the colours are, from 0 to 1. Default 0.4, a choice. Takes effect at the next
    /// update.
    open var fillAlpha: CGFloat = 0.4

    /// One layer for each drawn region, back to front. A view in a control or a cell that takes no
    /// touches itself is part of its region.
    public private(set) var regionLayers: [CAShapeLayer] = []

    /// The drawn map; `nil` before the first update.
    package private(set) var picture: TouchPicture?

    /// One layer for each target with a mark, in front of all regions, the blocked ones first.
    package private(set) var ghostLayers: [CAShapeLayer] = []

    /// Whether the drawing follows changes on the screen, while the view is in a window. Default
    /// true.
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
      picture = nil
      draw([], [])
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
        words, at: point, center: pointFromScreen(point), in: bounds.inset(by: safeAreaInsets),
        palette)
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
      let picture = TouchPicture(
        ScreenVerdict(
          ScreenSurvey(screen), triesFixes: showsCaption && screen.nodes.count <= Self.mostTried))
      self.screen = screen
      self.picture = picture
      partition = picture.survey.partition
      draw(
        picture.regions.compactMap(makeLayer),
        picture.marked.filter { !$0.target.outline.isEmpty }.map(makeGhost))
      drawCaption()
    }

    private func drawCaption() {
      caption?.panel.removeFromSuperview()
      caption = nil
      guard showsCaption, let picture else { return }
      caption = TouchMapCaption(
        picture.verdict, palette, in: bounds.inset(by: safeAreaInsets),
        beside: ghostLayers.compactMap { $0.path?.boundingBox })
      guard let caption else { return }
      addSubview(caption.panel)
      for imprint in imprints { imprint.views.forEach(bringSubviewToFront) }
    }

    private var palette: Palette { drawnStyle == .dark ? .dark : .light }

    private func draw(_ regions: [CAShapeLayer], _ ghosts: [CAShapeLayer]) {
      // Without this, Core Animation would fade between old and new regions.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for old in regionLayers + ghostLayers { old.removeFromSuperlayer() }
      regionLayers = regions
      ghostLayers = ghosts
      // Imprints lie in front.
      for (place, layer) in (regions + ghosts).enumerated() {
        self.layer.insertSublayer(layer, at: UInt32(place))
      }
      CATransaction.commit()
    }

    /// Makes the layer of a region, with the meaning's mark in a layer on it.
    private func makeLayer(_ region: TouchPicture.Region) -> CAShapeLayer? {
      guard let node = region.node, let screen else { return nil }
      let path = CGMutablePath()
      for polygon in region.polygons {
        path.addLines(between: polygon.map(pointFromScreen))
        path.closeSubpath()
      }
      let layer = CAShapeLayer()
      layer.name = screen.nodes[node].className
      layer.path = path
      layer.fillRule = .evenOdd
      let paint = palette.paint(region.role)
      layer.fillColor = UIColor(paint.fill, alpha: fillAlpha).cgColor
      let strokes = region.polygons.flatMap(region.role.mark.strokes)
      let mark = makeLayer(of: strokes, color: paint.stroke, width: 1.5)
      mark.opacity = Float(min(1, fillAlpha * 1.5))
      if !strokes.isEmpty { layer.addSublayer(mark) }
      guard region.role.mark != .plain else { return layer }
      layer.addSublayer(
        makeLayer(
          of: region.edges, color: paint.stroke, width: CGFloat(region.role.strokeWidth)))
      return layer
    }

    /// Makes the layer of a target with a mark: light dashes on a dark outline.
    private func makeGhost(_ marked: MarkedTarget) -> CAShapeLayer {
      let (control, drawing) = (marked.target, marked.mark.drawing)
      let outline = ScreenStroke.outline(of: control.outline)
      let dark = makeLayer(of: outline, color: drawing.back, width: CGFloat(marked.mark.backWidth))
      dark.name = control.name.phrase
      let dashes = drawing.strokes(around: control.outline)
      dark.addSublayer(makeLayer(of: dashes, color: drawing.line, width: CGFloat(drawing.width)))
      return dark
    }

    private func makeLayer(
      of strokes: [ScreenStroke], color: PaletteColor, width: CGFloat
    ) -> CAShapeLayer {
      let path = CGMutablePath()
      for stroke in strokes {
        path.addLines(between: [stroke.start, stroke.end].map(pointFromScreen))
      }
      let layer = CAShapeLayer()
      layer.path = path
      layer.fillColor = nil
      layer.strokeColor = UIColor(color).cgColor
      layer.lineWidth = width
      return layer
    }

    /// Returns a point of the screen in the view's own space; without a window both spaces are
    /// treated as the same.
    private func pointFromScreen(_ point: Screen.Point) -> CGPoint {
      let pointOnScreen = CGPoint(x: point.x, y: point.y)
      guard let window else { return pointOnScreen }
      let pointInWindow = window.convert(pointOnScreen, from: nil as UIWindow?)
      return convert(pointInWindow, from: window)
    }
  }
#endif
