/// A tab bar. Its items share its width; at the bottom, the safe area below them belongs to the bar.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height of the bar without the safe area, in points.
  static let height: CGFloat = 49
  /// The width of each item of a bar at the top, in points: a choice. (FS-454)
  static let widthOfItemAtTop: CGFloat = 100

  /// The delegate, which is called for selected items.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from the left.
  open var items: [UITabBarItem]? { didSet { makeButtons() } }
  /// The selected item.
  open var selectedItem: UITabBarItem?
  private var buttons: [UIControl] = []

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(bounds.height, Self.height))
    }
  }

  private func makeButtons() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map(makeButton)
    for (index, button) in buttons.enumerated() { insertSubview(button, at: index) }
    setNeedsLayout()
  }

  private func makeButton(for item: UITabBarItem) -> UIControl {
    let button = UITabBarButton()
    button.accessibilityLabel = item.title
    item.control = button
    button.addAction(
      UIAction { [weak self, weak item] _ in
        guard let self, let item else { return }
        delegate?.tabBar(self, didSelect: item)
      }, for: .touchUpInside)
    return button
  }
}

/// The methods that a tab bar calls on its delegate. All are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The button of a tab. The name is UIKit's, because some apps search for it.
final class UITabBarButton: UIControl {
  override func accessibilityDefaults() -> AccessibilityDefaults {
    var defaults = super.accessibilityDefaults()
    defaults.traits.insert(.button)
    return defaults
  }
}
