/// The constraints that make a row or a column of some views.
@MainActor struct StackPlan {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// A little less than required, so that contents that cannot be shared out break no constraint.
  private static let nearlyRequired = UILayoutPriority(999)
  /// So little that any other preference counts more: a stack that may be of any size is small.
  private static let barely = UILayoutPriority(1)

  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  private let stack: UIStackView
  private let views: [UIView]
  private let start, end, size, low, high, middle, breadth: Attribute

  init(stack: UIStackView, views: [UIView]) {
    self.stack = stack
    self.views = views
    let isRow = stack.axis == .horizontal
    start = isRow ? .leading : .top
    end = isRow ? .trailing : .bottom
    size = isRow ? .width : .height
    low = isRow ? .top : .leading
    high = isRow ? .bottom : .trailing
    middle = isRow ? .centerY : .centerX
    breadth = isRow ? .height : .width
    guard !views.isEmpty else { return }
    placeEnds()
    placeGaps()
    shareSizes()
    align()
  }

  private var frame: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject?, _ other: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  private mutating func placeEnds() {
    guard let first = views.first, let last = views.last else { return }
    add(first, start, frame, start)
    add(last, end, frame, end)
  }

  private var neighbours: [(UIView, UIView)] { zip(views, views.dropFirst()).map { ($0, $1) } }

  private mutating func placeGaps() {
    let isFilling = ![.equalSpacing, .equalCentering].contains(stack.distribution)
    for (view, next) in neighbours {
      let gap = stack.customSpacing(after: view)
      add(next, start, view, end, isFilling ? .equal : .greaterThanOrEqual, plus: gap)
    }
    guard !isFilling else { return }
    let edges = stack.distribution == .equalSpacing ? (end, start) : (center, center)
    for (view, next) in neighbours {
      let guide = UILayoutGuide()
      add(guide, start, view, edges.0)
      add(guide, end, next, edges.1)
      if let first = guides.first { add(guide, size, first, size, priority: Self.nearlyRequired) }
      guides.append(guide)
    }
  }

  private var center: Attribute { stack.axis == .horizontal ? .centerX : .centerY }

  private mutating func shareSizes() {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fillEqually: for view in views.dropFirst() { add(view, size, first, size) }
    case .fillProportionally:
      let lengths = views.map(length)
      guard lengths[0] > 0 else { return }
      for (view, length) in zip(views, lengths).dropFirst() where length > 0 {
        add(view, size, first, size, times: length / lengths[0], priority: Self.nearlyRequired)
      }
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private func length(of view: UIView) -> CGFloat {
    let content = view.intrinsicContentSize
    return stack.axis == .horizontal ? content.width : content.height
  }

  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, low, frame, low)
        add(view, high, frame, high)
      case .leading:
        add(view, low, frame, low)
        add(view, high, frame, high, .lessThanOrEqual)
      case .trailing:
        add(view, low, frame, low, .greaterThanOrEqual)
        add(view, high, frame, high)
      case .center:
        add(view, middle, frame, middle)
        add(view, low, frame, low, .greaterThanOrEqual)
        add(view, high, frame, high, .lessThanOrEqual)
      }
    }
    add(stack, breadth, nil, .notAnAttribute, priority: Self.barely)
  }
}
