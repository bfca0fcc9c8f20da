#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// Where a view is in its superview, as its layer or the presentation of that says.
  struct TouchPlace: Equatable {
    /// Maps points of the superview's space to the view's.
    let fromSuperview: CGAffineTransform
    let bounds: CGRect

    /// `nil` for a place without an area.
    @MainActor fileprivate init?(_ layer: CALayer) {
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
      let spots = [
        CGPoint(x: inner.midX, y: inner.midY), inner.origin,
        CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
        CGPoint(x: inner.maxX, y: inner.maxY),
      ]
      return spots.map { $0.applying(fromSuperview.inverted()) }
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

    /// The bounds in which UIKit hits the view.
    var touchBounds: CGRect { seenPlace?.bounds ?? bounds }

    /// Maps a touch in the superview's space to where UIKit hits this view.
    func touchPoint(_ point: CGPoint, fromSuperview superview: UIView) -> CGPoint {
      seenPlace.map { point.applying($0.fromSuperview) } ?? convert(point, from: superview)
    }

    /// Maps a touch in this view's space to the superview's.
    func touchPoint(_ point: CGPoint, toSuperview superview: UIView) -> CGPoint {
      seenPlace.map { point.applying($0.fromSuperview.inverted()) } ?? convert(point, to: superview)
    }

    /// Maps a touch in the space of a view to where UIKit hits this view, which is in that view or
    /// in the same tree.
    func touchPoint(_ point: CGPoint, from surface: UIView) -> CGPoint {
      var moved: [(view: UIView, superview: UIView, place: TouchPlace)] = []
      var ancestor = self
      while ancestor !== surface, let superview = ancestor.superview {
        if let place = ancestor.seenPlace { moved.append((ancestor, superview, place)) }
        ancestor = superview
      }
      guard !moved.isEmpty || ancestor !== surface else { return convert(point, from: surface) }
      var point = ancestor === surface ? point : surface.touchPointOnTop(point)
      var space = ancestor
      for step in moved.reversed() {
        point = step.superview.convert(point, from: space).applying(step.place.fromSuperview)
        space = step.view
      }
      return convert(point, from: space)
    }

    /// Maps a touch in the space of a view to this view, which may be in another window of the same
    /// scene; `nil` if they are in no common scene.
    func touchPoint(_ point: CGPoint, inSceneFrom surface: UIView) -> CGPoint? {
      if window === surface.window { return touchPoint(point, from: surface) }
      guard let window, let other = surface.window, let scene = window.windowScene,
        scene === other.windowScene
      else { return nil }
      let pointInWindow = other.convert(surface.touchPointOnTop(point), to: window)
      return touchPoint(pointInWindow, from: window)
    }

    /// Maps a touch in this view's space to the space of its window, or of its outermost superview.
    private func touchPointOnTop(_ point: CGPoint) -> CGPoint {
      var view = self
      var point = point
      while let superview = view.superview {
        point = view.touchPoint(point, toSuperview: superview)
        view = superview
      }
      return point
    }
  }
#endif
