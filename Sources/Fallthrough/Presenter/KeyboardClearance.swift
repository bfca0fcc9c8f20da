#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Measures the height that the keyboard covers in an overlay.
  ///
  /// > Source: UIKit documentation, `keyboardLayoutGuide`: it follows the keyboard, and lies below
  /// > the safe area while there is none. FS-283.
  @MainActor
  final class KeyboardClearance {
    /// Covers the part of the view under the keyboard. UIKit places the guide only if a constraint
    /// uses it.
    private let cover = UIView()

    init(in view: UIView) {
      cover.isHidden = true
      cover.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(cover)
      let edges: [(NSLayoutConstraint.Attribute, item: Any)] = [
        (.top, view.keyboardLayoutGuide), (.bottom, view), (.leading, view), (.trailing, view),
      ]
      NSLayoutConstraint.activate(
        edges.map { edge, item in
          NSLayoutConstraint(
            item: cover, attribute: edge, relatedBy: .equal, toItem: item, attribute: edge,
            multiplier: 1, constant: 0)
        })
    }

    /// In points, after the first layout; without a keyboard what lies below the safe area.
    var height: CGFloat { cover.frame.height }

    func end() { cover.removeFromSuperview() }
  }
#endif
