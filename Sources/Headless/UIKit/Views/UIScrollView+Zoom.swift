/// Zooming changes the transform of the view that the delegate names, and the size of the content.
///
/// > Source: UIKit documentation, `UIScrollView.zoomScale`, `viewForZooming(in:)`. Two choices: the
/// > place under the fingers stays, and the scale never goes beyond the limits.
extension UIScrollView {
  /// Sets the zoom scale of the content, within the limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Shows a part of the content, in points of the zoomed view, as large as fits. Nothing moves
  /// here.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    contentOffset = CGPoint(
      x: (rect.midX * zoomScale - bounds.width / 2).clamped(to: offsetRange.x),
      y: (rect.midY * zoomScale - bounds.height / 2).clamped(to: offsetRange.y))
  }

  final var zoomLimits: ClosedRange<CGFloat> {
    minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
  }

  final func pinchDidChange() {
    switch pinch.state {
    case .began:
      scaleBeforePinch = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
      followPinch()
    case .changed: followPinch()
    default:
      delegate?.scrollViewDidEndZooming(
        self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
    }
  }

  private func followPinch() {
    zoom(to: scaleBeforePinch * pinch.scale, around: pinch.location(in: self))
  }

  /// Zooms while a point, in the scroll view's space, stays on the same part of the content.
  private func zoom(to scale: CGFloat, around point: CGPoint) {
    let (old, new) = (zoomScale, scale.clamped(to: zoomLimits))
    guard new != old, let view = delegate?.viewForZooming(in: self) else { return }
    let size = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.frame = CGRect(origin: .zero, size: size)
    contentSize = size
    let (x, y) = (point.x - bounds.minX, point.y - bounds.minY)
    bounds.origin = CGPoint(
      x: (point.x * new / old - x).clamped(to: offsetRange.x),
      y: (point.y * new / old - y).clamped(to: offsetRange.y))
    delegate?.scrollViewDidZoom(self)
  }
}

/// The pinch of a scroll view, which is recognized only where the content can be zoomed.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func mayBegin() -> Bool { scrollView?.isZoomable ?? false }
}
