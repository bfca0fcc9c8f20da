/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// The item's picture.
  open var image: UIImage?
  /// Whether the item can be tapped. Default true.
  open var isEnabled = true {
    didSet {
      control?.isEnabled = isEnabled
    }
  }
  /// The control that shows the item in a bar.
  final weak var control: UIControl? { didSet { control?.isEnabled = isEnabled } }
  /// A number for the app's own use. Default 0.
  open var tag = 0
  /// The text that assistive apps speak for the item; nil for its title.
  open var accessibilityLabel: String? {
    didSet { control?.accessibilityLabel = accessibilityLabel ?? title }
  }
  /// A name by which tests and tools find the item.
  open var accessibilityIdentifier: String? {
    didSet { control?.accessibilityIdentifier = accessibilityIdentifier }
  }
}

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item with a number for the app's own use.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// An item of a bar that can be tapped.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of an item.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The view that the item shows instead of a title or a picture.
  open var customView: UIView?
  /// How wide the item is, in points; 0 for as wide as its content. Default 0.
  open var width: CGFloat = 0
  /// The system item that the item shows, if any.
  final var systemItem: SystemItem?
  /// The style of the item.
  open var style = Style.plain
  /// The object that performs the action on a tap. It is not retained.
  open weak var target: AnyObject?
  /// The selector that the target performs.
  open var action: Selector?
  /// The action that a tap runs, before the target's action.
  open var primaryAction: UIAction?
  /// The menu that a tap opens.
  open var menu: UIMenu?

  /// Creates an item with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a picture.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a view.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// Creates an item that runs an action on a tap, or opens a menu.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes the view that shows the item in a bar.
  final func makeView() -> UIView {
    if let customView { return customView }
    let button = _UIButtonBarButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    control = button
    button.accessibilityLabel = accessibilityLabel ?? title
    button.accessibilityIdentifier = accessibilityIdentifier
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
    button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    return button
  }

  private func perform() {
    if let primaryAction { primaryAction.perform(from: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}

/// The button of an item in a bar. The name is UIKit's, because some apps search for it.
final class _UIButtonBarButton: UIButton {}
