/// A view with which SwiftUI shows a piece or a group of its content: for UIKit's gestures, a leaf
/// of its drawing. ``PublishedClass`` has the names, superclasses and sources of all of them.
@MainActor protocol DrawnPiece: UIView {}

/// The view of a colour; others derive from it.
class _UIGraphicsView: UIView, DrawnPiece {
  /// A piece of content whose layer samples the layers behind it.
  final class Backdrop: _UIGraphicsView {
    override class var layerClass: AnyClass { CABackdropLayer.self }
  }

  /// An image.
  final class Image: _UIGraphicsView { override class var layerClass: AnyClass { ImageLayer.self } }

  /// A gradient.
  final class Gradient: _UIGraphicsView {
    override class var layerClass: AnyClass { GradientLayer.self }
  }
}

/// The view of text.
final class CGDrawingView: _UIGraphicsView {
  override class var layerClass: AnyClass { CGDrawingLayer.self }
}

/// Up to iOS 17 the view of text is in this type.
enum DisplayList {
  /// The view of text.
  final class CGDrawingView: _UIGraphicsView {
    override class var layerClass: AnyClass { CGDrawingLayer.self }
  }
}

/// The view of a canvas, or of a group that is drawn as one: no relative of the others.
final class RBDrawingView: UIView, DrawnPiece {
  override class var layerClass: AnyClass { RBDrawingLayer.self }
}

/// The view of a shape or a symbol, which is hit by its path. (FS-404)
final class _UIShapeHitTestingView: _UIGraphicsView {
  override class var layerClass: AnyClass { ColorShapeLayer.self }

  /// In points of the view's own space.
  var path = UIBezierPath() { didSet { (layer as? ColorShapeLayer)?.fill(path) } }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isHit = super.hitTest(point, with: event) != nil && path.contains(point)
    return isHit ? self : nil
  }
}

/// The view around a group, and since iOS 26 around the wrapper of a representable. It shows
/// nothing, asks its subviews wherever the point is, and never answers itself unless the device is
/// set so. (FS-237, FS-405)
///
/// It is as large as its content, which keeps its place in the hosting view's space.
final class _UIInheritedView: _UIGraphicsView {
  /// The area of the view, in the hosting view's space; nil for that of its content.
  var area: CGRect? { didSet { fit() } }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    autoresizesSubviews = false
    fit()
  }

  package override func subviewGeometryDidChange() { fit() }

  private func fit() { takePlaceOfContent(area) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.minimumTouchableAlpha else {
      return nil
    }
    for subview in subviews.reversed() {
      let point = subview.hitPoint(fromSuperview: point)
      if let hit = subview.hitTestThroughHook(point, with: event) { return hit }
    }
    return answersWithItself(at: point) ? self : nil
  }
}

/// The view directly around a representable, up to iOS 17. (FS-404)
final class PlatformViewHost: RepresentableWrapper {}

/// The view directly around a representable, since iOS 18. (FS-237)
final class UIKitPlatformViewHost: RepresentableWrapper {}

/// A view around a representable, with the same size. It never answers itself, unless the device is
/// set so.
class RepresentableWrapper: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    autoresizesSubviews = false
    takePlaceOfContent(nil)
  }

  package override func subviewGeometryDidChange() { takePlaceOfContent(nil) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return answersWithItself(at: point) ? self : nil
  }
}

extension UIView {
  /// Takes the size and the place of the content, or an area instead; the view keeps the space of
  /// the hosting view.
  fileprivate func takePlaceOfContent(_ area: CGRect?) {
    let content = (layer.sublayers ?? []).map(\.frame).reduce(CGRect.null) { $0.union($1) }
    let area = area ?? (content.isNull ? .zero : content)
    guard bounds != area else { return }
    frame = area
    bounds = area
  }

  /// Whether a wrapper answers with itself, as the device is set, where it has content.
  fileprivate func answersWithItself(at point: CGPoint) -> Bool {
    SimulatedDevice.current.behavior.inheritedViewAnswersItself && holdsContent(at: point)
  }

  private func holdsContent(at point: CGPoint) -> Bool {
    subviews.contains { view in
      view is _UIInheritedView || view is RepresentableWrapper
        ? view.holdsContent(at: point) : view.frame.contains(point)
    } || layer.sublayers?.contains { !($0.delegate is UIView) && $0.frame.contains(point) } ?? false
  }
}
