#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Searches the layers below a hosting view's own layer for drawn content.
  ///
  /// A layer that paints is content if it belongs to no view, to a view with which SwiftUI draws,
  /// or to a view that takes no touches, such as an image view. Every other view was asked for the
  /// touch before, and so was a hosting view with all that it draws. Unlike `CALayer.hitTest(_:)`
  /// the probe ignores layers that are hidden, transparent, clipped or masked, and it searches
  /// behind layers that show nothing.
  @MainActor
  struct LayerProbe {
    /// Whether layers that belong to no view count: SwiftUI uses them from iOS 26 on.
    let countsBareLayers: Bool
    let host: UIView

    /// Whether a layer below `root` shows content at a point in the space of `root`.
    /// `isUntouchable` is set inside a view that takes no touches.
    func findsContent(below root: CALayer, at point: CGPoint, isUntouchable: Bool = false) -> Bool {
      guard let sublayers = root.sublayers, root.showsSublayers(at: point) else { return false }
      // The last sublayer is drawn on top, so content is most likely there.
      return sublayers.reversed().contains { sublayer in
        guard !sublayer.isHidden, CGFloat(sublayer.opacity) >= TouchableAlpha.minimum else {
          return false
        }
        let local = sublayer.convert(point, from: root)
        guard let view = sublayer.delegate as? UIView else {
          return (countsBareLayers || isUntouchable) && shows(sublayer, at: local)
            || findsContent(below: sublayer, at: local, isUntouchable: isUntouchable)
        }
        return shows(view, at: local, isUntouchable: isUntouchable)
      }
    }

    private func shows(_ view: UIView, at point: CGPoint, isUntouchable: Bool) -> Bool {
      let viewClass = ViewClass.of(view)
      let isSwiftUI = !viewClass.isDisjoint(with: [.drawing, .wrapper])
      let isAsked = view.isHosting(by: viewClass) || view.isPassThrough(by: viewClass)
      if isSwiftUI || isAsked {
        // SwiftUI disables user interaction for views that draw and take no touches.
        guard isSwiftUI, view.isUserInteractionEnabled else { return false }
        if viewClass.contains(.drawing), shows(drawing: view, of: viewClass, at: point) {
          return true
        }
      }
      let isUntouchable = isUntouchable || !view.isUserInteractionEnabled
      if isUntouchable, view.showsSomething, view.layer.maskShows(point),
        view.bounds.containsTouch(at: point),
        view.layer.shapeContains(point) || !view.layer.masksToBounds
      {
        return true
      }
      return findsContent(below: view.layer, at: point, isUntouchable: isUntouchable)
    }

    /// Whether a view with which SwiftUI draws shows something at a point of its own space.
    func shows(drawing view: UIView, of viewClass: ViewClass, at point: CGPoint) -> Bool {
      guard view.layer.maskShows(point) else { return false }
      if viewClass.contains(.drawn) { return view.layer.shapeContains(point) }
      return shows(view.layer, at: point)
    }

    /// Whether a layer shows something at a point of its own space, without its sublayers.
    ///
    /// A layer of an unknown class may show anything. It is a container if it has sublayers and
    /// paints nothing. If it is as large as the screen, it would take every touch, so its class
    /// alone does not count.
    private func shows(_ layer: CALayer, at point: CGPoint) -> Bool {
      guard layer.maskShows(point) else { return false }
      if layer.paints(at: point) { return true }
      guard layer.shapeContains(point) else { return false }
      switch LayerClass.of(layer) {
      case .known: return false
      case .drawing: return true
      case .unknown: return layer.sublayers?.isEmpty ?? true && !coversScreen(layer)
      }
    }

    /// Whether a layer covers the hosting view, and the hosting view its window.
    private func coversScreen(_ layer: CALayer) -> Bool {
      guard let window = host.window else { return false }
      let covered = layer.convert(layer.bounds, to: host.layer).insetBy(dx: -0.5, dy: -0.5)
      let filled = host.convert(host.bounds, to: window).insetBy(dx: -0.5, dy: -0.5)
      return covered.contains(host.bounds) && filled.contains(window.bounds)
    }
  }

  extension UIView {
    /// Whether the view looks as if it took touches on its own area.
    var looksTouchable: Bool {
      showsSomething || self is UIControl || !(gestureRecognizers?.isEmpty ?? true)
    }

    /// Whether the view shows something by itself on its bounds.
    var showsSomething: Bool {
      if layer.isFilled { return true }
      return switch self {
      case let view as UIImageView: view.image != nil
      case let view as UILabel: !(view.text ?? "").isEmpty
      case let view as UIActivityIndicatorView: view.isAnimating || !view.hidesWhenStopped
      case is UIProgressView: true
      default: LayerClass.of(layer) == .drawing || (layer as? CAShapeLayer)?.path != nil
      }
    }
  }
#endif
