#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where a layer, or the view that it shows, is in what is around it.
  struct TouchPlace: Equatable {
    /// Maps points of the space around to that of the layer.
    let fromSuperview: CGAffineTransform
    let bounds: CGRect

    /// `nil` for a place without an area.
    init?(_ layer: CALayer) {
      bounds = layer.bounds
      let x: CGFloat = bounds.minX + layer.anchorPoint.x * bounds.width
      let y: CGFloat = bounds.minY + layer.anchorPoint.y * bounds.height
      var toSuperview = layer.affineTransform()
      toSuperview.tx += layer.position.x - toSuperview.a * x - toSuperview.c * y
      toSuperview.ty += layer.position.y - toSuperview.b * x - toSuperview.d * y
      guard toSuperview.a * toSuperview.d != toSuperview.b * toSuperview.c else { return nil }
      fromSuperview = toSuperview.inverted()
    }

    /// The middle of the view and points near its corners, in the superview's space.
    fileprivate var spots: [CGPoint] {
      let inner = bounds.insetBy(dx: bounds.width * 0.05, dy: bounds.height * 0.05)
      let corners = [inner.minX, inner.maxX].flatMap { x in
        [inner.minY, inner.maxY].map { CGPoint(x: x, y: $0) }
      }
      return ([CGPoint(x: inner.midX, y: inner.midY)] + corners)
        .map { $0.applying(fromSuperview.inverted()) }
    }

    fileprivate func contains(_ point: CGPoint) -> Bool {
      bounds.containsTouch(at: point.applying(fromSuperview))
    }

    /// Whether UIKit is being asked where it hits a view. Meanwhile every view is at its own place,
    /// and no region counts.
    @MainActor fileprivate(set) static var isAsking = false
  }

  extension UIView {
    /// Where the view is seen, if UIKit hits it there and not at its place: while a property
    /// animator moves it.
    ///
    /// Nothing says which animation moves a view. So UIKit's own walk is asked about points that
    /// only the view that is seen contains. If it finds the view at none of them, the view is hit
    /// at its place.
    ///
    /// > Source: UIKit documentation, `UIViewPropertyAnimator.isManualHitTestingEnabled`. FS-177.
    var seenPlace: TouchPlace? {
      guard layer.animationKeys() != nil, !TouchPlace.isAsking, let superview,
        let seen = layer.presentation().flatMap(TouchPlace.init), let own = TouchPlace(layer),
        seen != own
      else { return nil }
      TouchPlace.isAsking = true
      defer { TouchPlace.isAsking = false }
      let isHit = seen.spots.contains {
        !own.contains($0)
          && superview.hitTestAsSuperviewDoes($0, with: nil)?.isDescendant(of: self) ?? false
      }
      return isHit ? seen : nil
    }

    var touchBounds: CGRect { seenPlace?.bounds ?? bounds }

    /// Maps a touch in the superview's space to where UIKit hits this view.
    func touchPoint(_ point: CGPoint, fromSuperview superview: UIView) -> CGPoint {
      seenPlace.map { point.applying($0.fromSuperview) } ?? convert(point, from: superview)
    }

    /// Maps a touch in this view's space to the superview's.
    func touchPoint(_ point: CGPoint, toSuperview superview: UIView) -> CGPoint {
      seenPlace.map { point.applying($0.fromSuperview.inverted()) } ?? convert(point, to: superview)
    }

    /// Maps a touch in the space of another view to where UIKit hits this view. The other one is
    /// around it, elsewhere in its tree, or in another window of its scene.
    func touchPoint(_ point: CGPoint, from other: UIView) -> CGPoint {
      var view = self
      while view !== other, view.seenPlace == nil, let superview = view.superview {
        view = superview
      }
      // Where no view on the way moves, one conversion does.
      if view === other { return self === other ? point : convert(point, from: other) }
      if let superview {
        return touchPoint(superview.touchPoint(point, from: other), fromSuperview: superview)
      }
      let pointOnTop = other.touchPointOnTop(point)
      guard let top = other.window, top !== self, let window = self as? UIWindow else {
        return pointOnTop
      }
      return top.convert(pointOnTop, to: window)
    }

    /// Maps a touch in this view's space to the space of its window, or of its outermost superview.
    private func touchPointOnTop(_ point: CGPoint) -> CGPoint {
      superview.map { $0.touchPointOnTop(touchPoint(point, toSuperview: $0)) } ?? point
    }
  }
#endif
