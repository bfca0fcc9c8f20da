#if canImport(UIKit) && !os(watchOS)
  import Fallthrough
  import TouchMap
  import UIKit

  /// Draws on the screen who gets a touch where, in one colour an owner.
  ///
  /// The view is never hit and not part of what it draws. Lay it over the views in question, in
  /// their window or in a `PassThroughWindow` of its own, and call ``update()`` whenever the
  /// drawing should follow what is on the screen: nothing is watched in between.
  ///
  /// ```swift
  /// let overlay = TouchMapOverlayView(frame: window.bounds)
  /// window.addSubview(overlay)
  /// overlay.update()
  /// ```
  open class TouchMapOverlayView: PassThroughView {
    /// The screen that is drawn; `nil` before the first update.
    public private(set) var screen: Screen?

    /// The screen cut up as it is drawn; `nil` before the first update.
    public private(set) var partition: TouchPartition?

    /// How opaque the colours are, from 0 to 1. Default 0.4, a choice. Takes effect at the next
    /// update.
    open var fillAlpha: CGFloat = 0.4

    /// One layer for each region that is drawn, in the order of the partition.
    public private(set) var regionLayers: [CAShapeLayer] = []

    /// Captures what is on the screen and draws its map.
    ///
    /// The visible windows of the view's scene are captured, or those of all scenes if it is in
    /// none. A window whose root view controller's view this view is shows nothing else and is left
    /// out.
    open func update() {
      let windows = window?.windowScene?.windows.filter { !$0.isHidden }
      update(with: windows ?? TouchInspector.visibleWindows)
    }

    /// Captures windows and draws their map.
    ///
    /// - Parameter windows: The windows, those of one level back to front.
    open func update(with windows: [UIWindow]) {
      let shown = windows.filter { $0.rootViewController?.viewIfLoaded !== self }
      show(TouchInspector.capture(shown, excluding: self))
    }

    /// Draws nothing any more.
    open func clear() {
      (screen, partition) = (nil, nil)
      draw([])
    }

    private func show(_ screen: Screen) {
      let partition = screen.partition()
      (self.screen, self.partition) = (screen, partition)
      let colors = screen.ownerColors()
      draw(
        partition.regions.compactMap { region in
          region.owner.map {
            let layer = makeLayer(region, color: colors[$0])
            layer.name = screen.nodes[$0].className
            return layer
          }
        })
    }

    private func draw(_ layers: [CAShapeLayer]) {
      // Without this, old and new regions would be faded into one another.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for old in regionLayers { old.removeFromSuperlayer() }
      regionLayers = layers
      for layer in layers { self.layer.addSublayer(layer) }
      CATransaction.commit()
    }

    private func makeLayer(_ region: TouchPartition.Region, color: OwnerColor) -> CAShapeLayer {
      let path = CGMutablePath()
      for polygon in region.polygons {
        path.addLines(between: polygon.map(pointFromScreen))
        path.closeSubpath()
      }
      let layer = CAShapeLayer()
      layer.path = path
      layer.fillRule = .evenOdd
      let fill = UIColor(
        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
        blue: CGFloat(color.blue) / 255, alpha: fillAlpha)
      layer.fillColor = fill.cgColor
      return layer
    }

    /// Returns a point of the screen in the view's own space; without a window they are taken as
    /// the same.
    private func pointFromScreen(_ point: Screen.Point) -> CGPoint {
      let pointOnScreen = CGPoint(x: point.x, y: point.y)
      guard let window else { return pointOnScreen }
      let pointInWindow = window.convert(pointOnScreen, from: nil as UIWindow?)
      return convert(pointInWindow, from: window)
    }
  }
#endif
