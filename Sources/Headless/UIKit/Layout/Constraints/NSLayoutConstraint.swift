/// A relation between two edges, centres or sizes, or between a size and a number:
/// `first = multiplier * second + constant`, or at least or at most that.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// An edge, a centre, a baseline or a size, of a view or of the area within its margins.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text starts: the left one, or the right one from right to left. (FS-277)
    case leading
    /// The edge where text ends: the right one, or the left one from right to left. (FS-277)
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The last line of text; the bottom edge where there is no text. (FS-343)
    case lastBaseline
    /// The first line of text; the top edge where there is no text. (FS-343)
    case firstBaseline
    /// The left edge of the area within the margins. (FS-343)
    case leftMargin
    /// The right edge of the area within the margins.
    case rightMargin
    /// The top edge of the area within the margins.
    case topMargin
    /// The bottom edge of the area within the margins.
    case bottomMargin
    /// The edge of the area within the margins where text starts.
    case leadingMargin
    /// The edge of the area within the margins where text ends.
    case trailingMargin
    /// The middle of the area within the margins, between left and right.
    case centerXWithinMargins
    /// The middle of the area within the margins, between top and bottom.
    case centerYWithinMargins
    /// Nothing: the second side is a number.
    case notAnAttribute = 0
  }

  /// The view or guide on the first side.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The view or guide on the second side.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item; none without one, whatever was given (FS-424).
  public let secondAttribute: Attribute
  /// The factor of the second side.
  public let multiplier: CGFloat

  /// The addition to the second side, in points.
  open var constant: CGFloat { didSet { if isActive, constant != oldValue { changed() } } }

  /// The priority of the constraint. Default required.
  open var priority = UILayoutPriority.required {
    didSet { if isActive, priority != oldValue { changed() } }
  }

  /// A name for people.
  open var identifier: String?

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?

  /// Creates a constraint that is not active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Creates a constraint between nothing, which cannot be activated.
  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
  }

  /// Whether the constraint is active.
  ///
  /// Activating it adds it to the nearest view that contains both sides; to activate one whose
  /// sides have no common superview is an error, as on every host.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Switches constraints on.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Switches constraints off.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  /// The views and guides on both sides.
  final var items: [any LayoutItem] {
    [firstItem, secondItem].compactMap { $0 as? any LayoutItem }
  }

  private func activate() {
    let places = items.map(\.viewInTree)
    precondition(
      places.count == (secondItem == nil ? 1 : 2),
      "A constraint cannot be activated: its item is no view and no guide, or is gone")
    let views = places.compactMap(\.self)
    guard let first = views.first, let last = views.last, views.count == places.count,
      let holder = first.commonSuperview(with: last)
    else { preconditionFailure("A constraint cannot be activated: its items share no superview") }
    hold(in: holder)
  }

  final func hold(in view: UIView) {
    holder = view
    view.layoutStore.constraints.append(self)
    for item in items { item.viewInTree?.layoutStore.isConstrained = true }
    countPlaceReaders(adding: 1)
    changed()
  }

  final func deactivate() {
    changed()
    countPlaceReaders(adding: -1)
    holder?.layoutStore.constraints.removeAll { $0 === self }
    holder = nil
  }

  private func changed() {
    LayoutChanges.count += 1
    holder?.setNeedsLayout()
    for item in items { item.layoutParent?.setNeedsLayout() }
  }
}

/// A count of all changes that constraints depend on; shows that a solution is out of date.
@MainActor enum LayoutChanges {
  static var count = 0
  /// Whether a solution is placing views, which makes no solution out of date.
  static var isApplying = false
}
