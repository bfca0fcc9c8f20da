extension UIView {
  /// Returns a view that shows what this one shows now; nil if this one has no size or has never been
  /// in a window. Nothing is drawn here: the picture has the size, and no views in it.
  ///
  /// > Source: UIKit documentation, `snapshotView(afterScreenUpdates:)`, for the size; when it is nil is
  /// > observed and a choice.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a part of what this one shows now.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of this view's space.
  ///   - afterUpdates: Whether changes that were just made show.
  ///   - capInsets: What keeps its size when the picture gets another one, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard window != nil, !rect.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return _UIReplicantView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Draws what the view shows into the current picture, and returns whether it did: nothing is drawn
  /// here, so false, which stands for a picture in which something is missing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return false
  }
}

/// A picture of a view, with UIKit's name for it.
final class _UIReplicantView: UIView {}
