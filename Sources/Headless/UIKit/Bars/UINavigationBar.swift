/// The bar above a navigation controller's content. The safe area above the items belongs to the
/// bar.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height of the bar without the safe area, in points.
  static let height: CGFloat = 44

  /// Whether content shows through; nothing is drawn here. Default true.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether titles may be large; they are not here. Default false.
  open var prefersLargeTitles = false
  /// Whether the bar is light or dark; nothing is drawn here. Default light.
  open var barStyle = UIBarStyle.default
  /// The appearance of the bar; nothing is drawn here.
  @available(iOS 13.0, *)
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a compact bar.
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while the content is scrolled to its top.
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar while the content is scrolled to its top.
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture of the line below the bar; nothing is drawn here.
  open var shadowImage: UIImage?
  /// Does nothing: bars are not drawn here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
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
    heightOfItem = Self.height
    if let search = item?.searchController {
      addSubview(search.searchBar)
      heightOfItem += UISearchBar.height
    }
    setNeedsLayout()
  }

  /// The height of the bar without the safe area, including a search bar if the shown item has one.
  final private(set) var heightOfItem = height

  /// Places the items above the lower edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - heightOfItem
    topItem?.searchController?.searchBar.frame = CGRect(
      x: 0, y: top + Self.height, width: bounds.width, height: UISearchBar.height)
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

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String? {
    willSet { KeyValueObservers.willChange("title", of: self) }
    didSet { KeyValueObservers.didChange("title", of: self) }
  }
  /// The view that is shown in place of the title.
  open var titleView: UIView? {
    willSet { KeyValueObservers.willChange("titleView", of: self) }
    didSet {
      onChange?()
      KeyValueObservers.didChange("titleView", of: self)
    }
  }
  /// The buttons at the leading edge, from the edge inwards. They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    willSet { KeyValueObservers.willChange("leftBarButtonItems", of: self) }
    didSet {
      onChange?()
      KeyValueObservers.didChange("leftBarButtonItems", of: self)
    }
  }
  /// The buttons at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    willSet { KeyValueObservers.willChange("rightBarButtonItems", of: self) }
    didSet {
      onChange?()
      KeyValueObservers.didChange("rightBarButtonItems", of: self)
    }
  }
  /// Whether the back button is hidden. Default false.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before.
    case automatic
    /// Always, if the bar allows large titles.
    case always
    /// Never.
    case never
  }
  /// The search controller whose bar is below the title; nil for none. (FS-392)
  open var searchController: UISearchController? { didSet { onChange?() } }
  /// Whether scrolling hides the search bar; it does not here. Default true.
  open var hidesSearchBarWhenScrolling = true
  /// When the title is large; it is not here. Default as for the item before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
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

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
