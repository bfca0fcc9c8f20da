extension UIView {
  /// Returns a view with a picture of this one; nil if this one has no size or has never been in a
  /// window. Nothing is drawn here: the picture has the size, and no subviews.
  ///
  /// > Source: UIKit documentation, `snapshotView(afterScreenUpdates:)`, for the size. When it
  /// > returns nil is observed and a choice.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with a picture of a part of this one, in points of its space. The edges of
  /// `capInsets` keep their size when the picture is resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard window != nil, !rect.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return _UIReplicantView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Draws the view into the current picture, and returns whether it did: nothing is drawn here, so
  /// false, which means an incomplete picture.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return false
  }
}

/// A picture of a view, with UIKit's name for it.
final class _UIReplicantView: UIView {}
