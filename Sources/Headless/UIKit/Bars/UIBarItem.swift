/// Something that stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What the item says.
  open var title: String? {
    willSet { KeyValueObservers.willChange("title", of: self) }
    didSet { KeyValueObservers.didChange("title", of: self) }
  }
  /// The item's picture.
  open var image: UIImage? {
    willSet { KeyValueObservers.willChange("image", of: self) }
    didSet { KeyValueObservers.didChange("image", of: self) }
  }
  /// Whether the item does anything. Default true.
  open var isEnabled = true {
    willSet { KeyValueObservers.willChange("enabled", of: self) }
    didSet {
      control?.isEnabled = isEnabled
      KeyValueObservers.didChange("enabled", of: self)
    }
  }
  /// What stands in a bar for the item.
  final weak var control: UIControl? {
    didSet { control?.isEnabled = isEnabled }
  }
  /// A number for one's own use. Default 0.
  open var tag = 0
  /// What an assistive app says of the item; nil for its title.
  open var accessibilityLabel: String? {
    didSet { control?.accessibilityLabel = accessibilityLabel ?? title }
  }
  /// A name by which tests and tools find the item.
  open var accessibilityIdentifier: String? {
    didSet { control?.accessibilityIdentifier = accessibilityIdentifier }
  }
}

/// Something to choose in a bar of tabs.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is chosen.
  open var selectedImage: UIImage?
  /// A short text on the item.
  open var badgeValue: String?

  /// Creates an item with a number for one's own use.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with another picture while the tab is chosen.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// Something to tap in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// A plain button, which most items are.
    case plain
    /// A button that stands out: the one to tap when all is done.
    case done = 2
  }

  /// What the item shows instead of a title or a picture.
  open var customView: UIView?
  /// How wide the item is, in points; 0 for as wide as it has to be. Default 0.
  open var width: CGFloat = 0
  /// What of the system's the item is.
  final var systemItem: SystemItem?
  /// How the item looks.
  open var style = Style.plain
  /// The colour of the item; nil for the bar's.
  open var tintColor: UIColor?
  /// Who does something on a tap. It is not kept.
  open weak var target: AnyObject?
  /// What the target does.
  open var action: Selector?
  /// What is done on a tap, before the target's action.
  open var primaryAction: UIAction?
  /// What a tap opens.
  @available(tvOS 17.0, *)
  open var menu: UIMenu?

  /// Creates an item that says something.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Creates an item that shows a picture.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Creates an item that shows a view.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// Creates an item that does something on a tap, or opens a menu.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction?.title
    (self.image, self.primaryAction, self.menu) = (image, primaryAction, menu)
  }

  /// The view that stands in a bar for the item.
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

/// The button of an item in a bar. The name is UIKit's, for code in the wild looks at names.
final class _UIButtonBarButton: UIButton {}
