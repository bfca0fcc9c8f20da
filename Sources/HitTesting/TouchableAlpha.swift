import Foundation

/// The least opacity at which a view takes touches.
package enum TouchableAlpha {
  /// A view whose alpha is below this takes no touches, nor does anything inside it.
  ///
  /// > Source: UIKit documentation, `UIView.hitTest(_:with:)`, discussion. FS-001, FS-003.
  package static let minimum: CGFloat = 0.01
}
