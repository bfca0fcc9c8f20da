import UIKit

/// Draws who gets a touch: one character for each cell of `step` points, asked at its centre; the
/// first character of the view's identifier, "?" for a view without one, "." for nobody.
@MainActor
package func drawTouchMap(
  of view: UIView, columns: Int = 8, rows: Int = 4, step: CGFloat = 10, with event: UIEvent? = nil
) -> String {
  (0..<rows).map { row in
    (0..<columns).map { column in
      let point = CGPoint(x: (CGFloat(column) + 0.5) * step, y: (CGFloat(row) + 0.5) * step)
      guard let hit = view.hitTest(point, with: event) else { return "." }
      return String(hit.accessibilityIdentifier?.first ?? "?")
    }.joined()
  }.joined(separator: "\n")
}

extension UIView {
  /// A view with an identifier, in points of the superview's space.
  package convenience init(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    accessibilityIdentifier = name
  }

  /// Adds subviews, back to front, and returns the view.
  @discardableResult
  package func adding(_ views: UIView...) -> Self {
    views.forEach(addSubview)
    return self
  }
}

/// A view that answers a hit test as the test says, and counts how often it was asked.
package final class AnsweringView: UIView {
  package var answer: (AnsweringView, UIView?) -> UIView? = { _, hit in hit }
  package var asks = 0

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asks += 1
    return answer(self, super.hitTest(point, with: event))
  }
}
