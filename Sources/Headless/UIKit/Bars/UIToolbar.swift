/// A bar of items to tap, from the left. Flexible spaces share the rest of its width; without any
/// the items are at the left, with sizes that are a choice.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 44

  /// The items.
  open var items: [UIBarButtonItem]? { didSet { makeViews() } }
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []

  private func makeViews() {
    views.forEach { $0.view?.removeFromSuperview() }
    views = (items ?? []).map { ($0, $0.isSpace ? nil : $0.makeView()) }
    views.compactMap(\.view).forEach(addSubview)
    setNeedsLayout()
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = views.map { $0.view.map { max(44, $0.bounds.width) } ?? $0.item.width }
    let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
    let rest = max(0, bounds.width - 16 - widths.reduce(0, +))
    var x: CGFloat = 8
    for ((item, view), width) in zip(views, widths) {
      let width = item.systemItem == .flexibleSpace ? rest / CGFloat(flexible) : width
      view?.frame = CGRect(x: x, y: 0, width: width, height: min(bounds.height, Self.height))
      x += width
    }
  }

  /// Without a width of its own, 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// With the given width, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}

extension UIBarButtonItem {
  /// The system's items of a bar.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24

    /// The text that assistive apps speak, in English.
    fileprivate var title: String? {
      self == .flexibleSpace || self == .fixedSpace ? nil : "\(self)".capitalized
    }
  }

  /// Creates a system item that runs an action on a tap, or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Creates a system item that sends an action to a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.title, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a flexible space.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
