#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// Looks for content in the layers below a hosting view's own.
  ///
  /// Content is the paint of a layer that belongs to no view: a view was asked for the touch itself
  /// before, and so was a hosting view with all that it draws. Unlike `CALayer.hitTest(_:)` the
  /// probe skips hidden and transparent layers, and looks behind layers that show nothing. A layer
  /// that has a size binds its sublayers, as a view does; one without serves to group them.
  @MainActor
  struct LayerProbe {
    /// Whether the views with which SwiftUI draws up to iOS 18 are looked at like bare layers.
    let countsDrawings: Bool

    /// Whether a layer below `root` shows content at a point.
    ///
    /// - Parameter point: In points, in the coordinate space of `root`.
    func findsContent(below root: CALayer, at point: CGPoint) -> Bool {
      guard let sublayers = root.sublayers else { return false }
      // The last sublayer is drawn on top; paint is most likely there.
      var index = sublayers.count
      while index > 0 {
        index -= 1
        let sublayer = sublayers[index]
        let local = sublayer.convert(point, from: root)
        let isInside = sublayer.contains(local)
        guard isInside || sublayer.bounds.isEmpty, isVisible(sublayer) else { continue }
        if let view = sublayer.delegate as? UIView {
          if showsContent(view, isInside: isInside, at: local) { return true }
        } else if isInside && sublayer.paintsContent || findsContent(below: sublayer, at: local) {
          return true
        }
      }
      return false
    }

    private func showsContent(_ view: UIView, isInside: Bool, at point: CGPoint) -> Bool {
      guard view.isUserInteractionEnabled, !view.isPassThrough, !HostingViews.contain(view) else {
        return false
      }
      if HostingViews.isDrawing(view) {
        guard countsDrawings else { return false }
        if isInside, view.layer.paintsContent { return true }
      }
      return findsContent(below: view.layer, at: point)
    }

    private func isVisible(_ layer: CALayer) -> Bool {
      !layer.isHidden && CGFloat(layer.opacity) >= TouchableAlpha.minimum
    }
  }
#endif
