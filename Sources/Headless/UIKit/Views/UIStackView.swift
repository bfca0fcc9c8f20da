/// A view that arranges its subviews in a row or a column, by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the space along the axis is distributed.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the views are across the axis. Baselines are omitted: there are no fonts here.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the edge of a column where text starts, at the top edge of a row.
    case leading
    /// In the middle.
    case center = 3
    /// At the edge of a column where text ends, at the bottom edge of a row.
    case trailing

    /// At the top edge of a row.
    public static var top: Alignment { .leading }
    /// At the bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Row or column. Default row.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How the space along the axis is distributed. Default all of it is used.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// Where the views are across the axis. Default from edge to edge.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The gap between neighbours, in points; the least one where gaps are distributed. Default 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the views keep clear of the margins. Default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// The views in their order along the axis; hidden ones take no space.
  open private(set) var arrangedSubviews: [UIView] = []
  private var gapsAfter: [ObjectIdentifier: CGFloat] = [:]
  private var shown: [UIView] = []
  private var arrangement: [NSLayoutConstraint] = []
  private var gapGuides: [UILayoutGuide] = []

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a row with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row: archives cannot be read here.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place counted from the start, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  /// Removes a view from the arrangement as it leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the gap after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gapsAfter[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// Returns the gap after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gapsAfter[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  /// Sets up the constraints of the arrangement.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    gapGuides.forEach(removeLayoutGuide)
    shown = arrangedSubviews.filter { !$0.isHidden }
    let plan = StackPlan(stack: self, views: shown)
    gapGuides = plan.guides
    gapGuides.forEach(addLayoutGuide)
    arrangement = plan.constraints
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  package override func subviewVisibilityDidChange(_ subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    if subview.isHidden == shown.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  private func arrangementDidChange() { setNeedsUpdateConstraints() }
}
