/// The constraints of a tree of views as equations for a ``ConstraintSolver``.
///
/// Every view that constraints place has four unknowns: its frame without its transform in its
/// superview's space. Views that are placed by their own frames and masks depend on their
/// superviews; the topmost view has only numbers.
@MainActor struct LayoutProblem {
  /// A rectangle whose parts may be unknown.
  struct Box { var x, y, width, height: LinearRow }

  var solver = ConstraintSolver()
  private let root: UIView
  /// Whether the root's size is unknown too.
  private let fitsRoot: Bool
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var unknowns: [(item: any LayoutItem, symbols: [LayoutSymbol])] = []
  private var preferences:
    [(row: LinearRow, relation: ConstraintSolver.Relation, priority: Float)] = []

  init(root: UIView, fitsRoot: Bool = false) {
    self.root = root
    self.fitsRoot = fitsRoot
  }

  // MARK: Setting up

  /// Adds all constraints of the tree, those that must hold first.
  mutating func addConstraints() {
    let views = root.tree
    let constraints = views.flatMap(\.layoutStore.constraints)
    for constraint in constraints { add(constraint) }
    for view in views where isUnknown(view) { _ = box(of: view) }
  }

  mutating func solve() {
    for (row, relation, priority) in preferences {
      solver.prefer(row, relation, priority: priority)
    }
    preferences = []
    solver.solve()
  }

  /// The width and height that a view prefers.
  mutating func prefer(_ size: CGSize, of view: UIView, priorities: [UILayoutPriority]) {
    let box = box(of: view)
    for (row, length, priority) in zip3([box.width, box.height], size, priorities) {
      add(row.less(Double(length)), .equal, priority)
    }
  }

  private func zip3(
    _ rows: [LinearRow], _ size: CGSize, _ priorities: [UILayoutPriority]
  ) -> [(LinearRow, CGFloat, UILayoutPriority)] {
    [(rows[0], size.width, priorities[0]), (rows[1], size.height, priorities[1])]
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? any LayoutItem else { return }
    var row: LinearRow
    if let second = constraint.secondItem as? any LayoutItem {
      guard let difference = difference(of: first, from: second, by: constraint) else { return }
      row = difference
    } else {
      guard constraint.secondItem == nil, let view = first.viewInTree,
        let left = self.row(of: constraint.firstAttribute, of: first, in: view, beside: first)
      else { return }
      row = left
    }
    row.constant -= Double(constraint.constant)
    add(row, ConstraintSolver.Relation(constraint.relation), constraint.priority)
  }

  /// The first side minus the second one with its factor. From right to left both are mirrored, so
  /// that distances start at the leading edge. (FS-277)
  private mutating func difference(
    of first: any LayoutItem, from second: any LayoutItem, by constraint: NSLayoutConstraint
  ) -> LinearRow? {
    let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
    guard let space = first.viewInTree?.commonSuperview(with: second.viewInTree ?? root) else {
      return nil
    }
    let isMirrored = constraint.isRightToLeft(in: space)
    guard
      var left = row(
        of: isMirrored ? attribute.mirrored : attribute, of: first, in: space, beside: second),
      var right = row(of: isMirrored ? other.mirrored : other, of: second, in: space, beside: first)
    else { return nil }
    if isMirrored {
      left = mirrored(left, in: space)
      right = mirrored(right, in: space)
    }
    left.add(right, times: -Double(constraint.multiplier))
    return left
  }

  /// A horizontal place in a view, measured from the mirrored left edge.
  private mutating func mirrored(_ place: LinearRow, in space: UIView) -> LinearRow {
    var row = inset(space, by: .zero).width
    row.constant += 2 * Double(space.bounds.minX)
    row.add(place, times: -1)
    return row
  }

  /// A required constraint that contradicts earlier ones is left out, as UIKit breaks a constraint.
  private mutating func add(
    _ row: LinearRow, _ relation: ConstraintSolver.Relation, _ priority: UILayoutPriority
  ) {
    if priority >= .required {
      _ = solver.require(row, relation)
    } else {
      preferences.append((row, relation, priority.rawValue))
    }
  }

  // MARK: Boxes

  private func isUnknown(_ view: UIView) -> Bool {
    view === root ? fitsRoot : !view.translatesAutoresizingMaskIntoConstraints
  }

  private mutating func box(of item: any LayoutItem) -> Box {
    if let known = boxes[ObjectIdentifier(item)] { return known }
    let box = makeBox(of: item)
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  private mutating func makeBox(of item: any LayoutItem) -> Box {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      switch guide.source {
      case .safeArea: return inset(owner, by: owner.safeAreaInsets)
      case .margins: return inset(owner, by: owner.layoutMargins)
      case .keyboard: return bottom(of: owner, (guide as? UIKeyboardLayoutGuide)?.height ?? 0)
      case .scrollFrame: return inset(owner, by: .zero)
      case .topBars:
        var box = inset(owner, by: .zero)
        box.height = LinearRow(owner.safeAreaInsets.top)
        return box
      case .bottomBars: return bottom(of: owner, owner.safeAreaInsets.bottom)
      case .scrollContent: return makeUnknowns(of: guide, atOrigin: true)
      case .constraints: return makeUnknowns(of: guide)
      }
    }
    guard let view = item as? UIView, isUnknown(view) else { return boxByFrame(of: item) }
    let box = makeUnknowns(of: view, atOrigin: view === root)
    addContentSize(of: view, box)
    return box
  }

  /// The frame of a view without unknowns, or the one that its mask gives as the superview changes.
  private mutating func boxByFrame(of item: any LayoutItem) -> Box {
    let view = item as? UIView
    let frame = view?.untransformedFrame ?? .zero
    var box = Box(
      x: LinearRow(frame.minX), y: LinearRow(frame.minY), width: LinearRow(frame.width),
      height: LinearRow(frame.height))
    guard let view, view !== root, !view.autoresizingMask.isEmpty, let superview = view.superview
    else { return box }
    let (outer, size) = (self.box(of: superview), superview.bounds.size)
    let shares = view.maskShares(in: size)
    let (across, down) = (outer.width.less(size.width), outer.height.less(size.height))
    box.x.add(across, times: shares.across.near)
    box.width.add(across, times: shares.across.length)
    box.y.add(down, times: shares.down.near)
    box.height.add(down, times: shares.down.length)
    return box
  }

  private mutating func inset(_ owner: UIView, by insets: UIEdgeInsets) -> Box {
    let outer = box(of: owner)
    return Box(
      x: LinearRow(owner.bounds.minX + insets.left), y: LinearRow(owner.bounds.minY + insets.top),
      width: outer.width.less(Double(insets.left + insets.right)),
      height: outer.height.less(Double(insets.top + insets.bottom)))
  }

  private mutating func bottom(of owner: UIView, _ height: CGFloat) -> Box {
    var box = inset(owner, by: .zero)
    box.y.add(box.height.less(Double(height)))
    box.height = LinearRow(height)
    return box
  }

  private mutating func makeUnknowns(of item: any LayoutItem, atOrigin: Bool = false) -> Box {
    let symbols = (0..<4).map { _ in solver.makeVariable() }
    unknowns.append((item, symbols))
    let rows = symbols.map { symbol in
      var row = LinearRow()
      row.add(symbol)
      return row
    }
    for size in rows.suffix(2) { _ = solver.require(size, .greaterOrEqual) }
    if atOrigin { for place in rows.prefix(2) { _ = solver.require(place, .equal) } }
    return Box(x: rows[0], y: rows[1], width: rows[2], height: rows[3])
  }

  private mutating func addContentSize(of view: UIView, _ box: Box) {
    let (size, store) = (view.intrinsicContentSize, view.layoutStore)
    for (axis, row, length) in [(0, box.width, size.width), (1, box.height, size.height)]
    where length >= 0 {
      add(row.less(Double(length)), .lessOrEqual, store.hugging[axis])
      add(row.less(Double(length)), .greaterOrEqual, store.resistance[axis])
    }
  }

  // MARK: Expressions

  /// An edge, a centre or a size of an item, in the space of a view that it is in or is.
  private mutating func row(
    of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView,
    beside other: any LayoutItem
  ) -> LinearRow? {
    if let view = item as? UIView, attribute.withoutMargins != attribute {
      return row(
        of: attribute.withoutMargins, of: view.layoutMarginsGuide, in: space, beside: other)
    }
    var box = box(of: item)
    if item === space {
      guard let inner = innerBox(of: space, for: other, attribute) else { return nil }
      box = inner
    } else {
      climb(from: item, to: space, &box)
    }
    switch attribute {
    case .left, .leading: return box.x
    case .right, .trailing: return box.x.plus(box.width)
    case .top: return box.y
    case .bottom: return box.y.plus(box.height)
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.x.plus(box.width, times: 0.5)
    case .centerY: return box.y.plus(box.height, times: 0.5)
    case .firstBaseline: return box.y.less(-(item as? UIView).baselineInset(\.ascender))
    case .lastBaseline:
      return box.y.plus(box.height).less(-(item as? UIView).baselineInset(\.descender))
    default: return nil
    }
  }

  /// A view's own box for its subviews; a scroll view's edges are those of its content.
  private mutating func innerBox(
    of view: UIView, for other: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> Box? {
    let isSize = attribute == .width || attribute == .height
    if let scrollView = view as? UIScrollView, other !== view, !isSize {
      return box(of: scrollView.contentLayoutGuide)
    }
    return inset(view, by: .zero)
  }

  /// Moves a box from the space of the view that an item is in to that of a view further up.
  private mutating func climb(from item: any LayoutItem, to space: UIView, _ box: inout Box) {
    var parent = item.layoutParent
    while let view = parent, view !== space {
      let outer = self.box(of: view)
      box.x.add(outer.x.less(Double(view.bounds.minX)))
      box.y.add(outer.y.less(Double(view.bounds.minY)))
      parent = view.superview
    }
  }

  // MARK: Answers

  /// The frames of all views and guides that constraints place; those of views are on pixels.
  var frames: [ObjectIdentifier: CGRect] {
    let exact = Dictionary(
      uniqueKeysWithValues: unknowns.map { item, symbols in
        (ObjectIdentifier(item), frame(of: symbols))
      })
    return roundedToPixels(exact, in: root)
  }

  /// The views that constraints place.
  var views: [UIView] { unknowns.compactMap { $0.item as? UIView } }

  private func frame(of symbols: [LayoutSymbol]) -> CGRect {
    let values = symbols.map(solver.value)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension LinearRow {
  func less(_ number: Double) -> LinearRow {
    var row = self
    row.constant -= number
    return row
  }

  func plus(_ other: LinearRow, times factor: Double = 1) -> LinearRow {
    var row = self
    row.add(other, times: factor)
    return row
  }
}

extension ConstraintSolver.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint uses edges where text starts or ends, and text runs from right to left.
  /// We chose that the nearest view decides that is, or contains, both items. (FS-278)
  @MainActor fileprivate func isRightToLeft(in space: UIView) -> Bool {
    let followsText: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    guard followsText.contains(firstAttribute) || followsText.contains(secondAttribute) else {
      return false
    }
    return space.isRightToLeft
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge on the left or right that text from right to left has there.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
