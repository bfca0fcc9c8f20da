/// Shows controllers in columns, the primary one at the leading edge, or only one of them in a
/// compact width.
///
/// Every column but the last is 320 points wide, lies beside the next one, not over it, and its view
/// is directly in the controller's: choices. No gesture hides or shows a column. (FS-460)
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there may be, which is not checked.
  @available(iOS 14.0, *)
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A place for a controller; the compact one is for a compact width alone.
  @available(iOS 14.0, *)
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// Which columns are shown if the width is not compact.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    @available(iOS 14.0, *)
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// Which columns are shown if the width is not compact. Default automatic: all, which is a choice.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsDidChange() } }
  private var columns: [Column: (set: UIViewController, shown: UIViewController)] = [:]
  private static let columnWidth: CGFloat = 320

  /// Creates a controller with columns.
  @available(iOS 14.0, *)
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  /// Creates a classic controller; there are no nib files here, so the names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a classic controller: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether only one column is shown, as in a compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The controllers of the columns, the primary one first. In a compact width this is the one of
  /// the compact column or, without one, the primary one: nothing is pushed on it here.
  open var viewControllers: [UIViewController] {
    get {
      let all = [Column.primary, .supplementary, .secondary].compactMap { columns[$0]?.shown }
      return isCollapsed ? [columns[.compact]?.shown ?? all.first].compactMap(\.self) : all
    }
    set {
      let middle: [Column] = newValue.count > 2 ? [.supplementary] : []
      let places = [.primary] + middle + [.secondary]
      columns = [:]
      for (place, controller) in zip(places, newValue) { columns[place] = (controller, controller) }
      columnsDidChange()
    }
  }

  /// Puts a controller into a column, in a navigation controller of its own if it is none. The
  /// compact column takes it as it is.
  @available(iOS 14.0, *)
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let isShownAsItIs = column == .compact || vc is UINavigationController
    columns[column] = vc.map {
      ($0, isShownAsItIs ? $0 : UINavigationController(rootViewController: $0))
    }
    columnsDidChange()
  }

  /// The controller that was set for a column.
  @available(iOS 14.0, *)
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.set }

  /// Makes the view, with the columns.
  open override func loadView() {
    super.loadView()
    placeColumns()
  }

  /// Places the columns.
  open override func viewWillLayoutSubviews() { placeColumns() }

  private func columnsDidChange() {
    let inOrder = columns.sorted { $0.key.rawValue < $1.key.rawValue }
    replaceChildren(children, with: inOrder.map(\.value.shown))
    if isViewLoaded { placeColumns() }
  }

  private func placeColumns() {
    let most =
      switch preferredDisplayMode {
      case .secondaryOnly: 1
      case .oneBesideSecondary, .oneOverSecondary: 2
      default: 3
      }
    let shown = viewControllers.suffix(isCollapsed ? 1 : most)
    for child in children where !shown.contains(child) { child.viewIfLoaded?.removeFromSuperview() }
    var free = view.bounds
    for controller in shown {
      guard let column = controller.view else { continue }
      (column.frame, free) = free.divided(
        atDistance: controller === shown.last ? free.width : Self.columnWidth,
        from: view.isRightToLeft ? .maxXEdge : .minXEdge)
      if column.superview !== view { view.addSubview(column) }
    }
  }
}
