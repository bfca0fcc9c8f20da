#if canImport(UIKit)
  import HitTesting
  import UIKit

  /// Looks for content in the layers below a hosting view's own.
  ///
  /// Unlike `CALayer.hitTest(_:)` it passes over what is hidden or transparent, and looks behind
  /// layers that show nothing. A layer that has a size binds its sublayers, as a view does; one
  /// without serves to group them.
  @MainActor
  struct LayerProbe {
    /// The views whose own layers are background.
    let ignoredViews: [WeakView]
    /// Whether the touch is on an ignored view's area, where only content inside of it counts.
    let isOnIgnoredArea: Bool

    /// Whether a layer below `root` shows content at a point.
    ///
    /// - Parameter point: In points, in the coordinate space of `root`.
    func findsContent(below root: CALayer, at point: CGPoint) -> Bool {
      findsContent(below: root, at: point, isCounting: !isOnIgnoredArea)
    }

    private func findsContent(
      below layer: CALayer, at point: CGPoint, isCounting: Bool
    ) -> Bool {
      guard let sublayers = layer.sublayers else { return false }
      for index in sublayers.indices where isVisible(sublayers[index]) {
        let sublayer = sublayers[index]
        let local = sublayer.convert(point, from: layer)
        let isInside = sublayer.contains(local)
        guard isInside || sublayer.bounds.isEmpty, isInteractive(sublayer) else { continue }
        let isIgnored = isIgnored(sublayer)
        if isInside, isCounting, !isIgnored, sublayer.paintsContent { return true }
        if findsContent(below: sublayer, at: local, isCounting: isCounting || isIgnored) {
          return true
        }
      }
      return false
    }

    // The guards of a view's hit test, as far as a layer can tell. Asking for the view comes last, as
    // it costs most.

    private func isVisible(_ layer: CALayer) -> Bool {
      !layer.isHidden && CGFloat(layer.opacity) >= TouchableAlpha.minimum
    }

    private func isInteractive(_ layer: CALayer) -> Bool {
      (layer.delegate as? UIView)?.isUserInteractionEnabled ?? true
    }

    private func isIgnored(_ layer: CALayer) -> Bool {
      for ignored in ignoredViews where ignored.view?.layer === layer { return true }
      return false
    }
  }
#endif
