#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Adds the height that the keyboard covers in an overlay to the safe area of its content.
  ///
  /// > Source: UIKit documentation, `keyboardLayoutGuide`: it follows the keyboard, and lies below
  /// > the safe area while there is none. FS-283.
  @MainActor
  final class KeyboardClearance {
    private let content: UIViewController
    /// Covers the part of the view under the keyboard. UIKit places the guide only if a constraint
    /// uses it.
    private let cover = UIView()
    private var addedInset: CGFloat = 0

    /// Changes the safe area of `content`, which fills `view`.
    init(for content: UIViewController, in view: UIView) {
      self.content = content
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

    /// Adjusts the safe area to the keyboard, after a layout of the view.
    func update() {
      guard let view = cover.superview, cover.frame.width > 0 else { return }
      setInset(max(0, cover.frame.height - view.safeAreaInsets.bottom))
    }

    /// Restores the safe area.
    func end() {
      setInset(0)
      cover.removeFromSuperview()
    }

    /// The insets that the app itself added are kept.
    private func setInset(_ inset: CGFloat) {
      guard inset != addedInset else { return }
      content.additionalSafeAreaInsets.bottom += inset - addedInset
      addedInset = inset
    }
  }
#endif
