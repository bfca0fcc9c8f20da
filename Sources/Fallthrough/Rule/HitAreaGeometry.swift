import Foundation

extension CGRect {
  /// Whether the rectangle contains a point. The minimum edges belong to it, the maximum edges do
  /// not; a NaN coordinate is in no rectangle. FS-013.
  package func containsTouch(at point: CGPoint) -> Bool { Edges(self).contains(point) }

  /// Whether the rectangle contains a point once its edges are moved outwards, in points. A
  /// negative distance moves its edge inwards, an infinite one as far as can be; edges that cross
  /// contain nothing.
  package func containsTouch(
    at point: CGPoint, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) -> Bool {
    Edges(self, top: top, left: left, bottom: bottom, right: right).contains(point)
  }
}

/// The least opacity at which a view takes touches.
package enum TouchableAlpha {
  /// A view whose alpha is below this takes no touches, nor does anything inside it.
  ///
  /// > Source: UIKit documentation, `UIView.hitTest(_:with:)`, discussion. FS-001, FS-003.
  package static let minimum: CGFloat = 0.01
}
