extension UIView {
  /// Returns a view with a picture of a part of this one, in points of its space. The edges of
  /// `capInsets` keep their size when the picture is resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard window != nil, !rect.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return _UIReplicantView(frame: CGRect(origin: .zero, size: rect.size))
  }
}

/// A picture of a view, with UIKit's name for it.
final class _UIReplicantView: UIView {}

extension UIView {
  /// Lays out where that is wanted, and returns that nothing was drawn.
  final func drawsNothing(afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return false
  }
}
