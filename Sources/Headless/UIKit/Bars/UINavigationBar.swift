/// The bar above a navigation controller's content. The safe area above the items belongs to the
/// bar.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height of the bar without the safe area, in points.
  static let height: CGFloat = 44

  /// The item that is shown.
  open private(set) var topItem: UINavigationItem?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private let title = UILabel()
  /// The item of the back button; its button does not retain it.
  private var backItem: UIBarButtonItem?

  /// Shows an item, with a back button before its own buttons.
  final func show(_ item: UINavigationItem?, back: UIBarButtonItem?) {
    topItem = item
    backItem = back
    subviews.forEach { $0.removeFromSuperview() }
    let own = item?.leftBarButtonItems ?? []
    let left = own.isEmpty ? [back].compactMap { $0 } : own
    leading = left.map { $0.makeView() }
    trailing = (item?.rightBarButtonItems ?? []).map { $0.makeView() }
    title.text = item?.title
    ([item?.titleView ?? title] + leading + trailing).forEach(addSubview)
    setNeedsLayout()
  }

  /// Places the items above the lower edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - Self.height
    var (left, right) = (CGFloat(8), bounds.width - 8)
    for view in leading {
      view.frame = CGRect(x: left, y: top, width: max(44, view.bounds.width), height: Self.height)
      left = view.frame.maxX
    }
    for view in trailing {
      let width = max(44, view.bounds.width)
      view.frame = CGRect(x: right - width, y: top, width: width, height: Self.height)
      right = view.frame.minX
    }
    let middle = topItem?.titleView ?? title
    middle.frame = CGRect(x: left, y: top, width: max(0, right - left), height: Self.height)
  }
}

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The view that is shown in place of the title.
  open var titleView: UIView? {
    didSet { onChange?() }
  }
  /// The buttons at the leading edge, from the edge inwards. They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// The buttons at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// Whether the back button is hidden. Default false.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Makes the bar show the changed item.
  final var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
