/// Makes constraints from a line of the visual format language.
@MainActor struct VisualFormatBuilder {
  /// The distance between two views if the line contains none, in points.
  static let standardGap: CGFloat = 8

  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private func error(_ expected: String) -> VisualFormatError {
    VisualFormatError(format: text, position: text.count, expected: expected)
  }

  func constraints() throws -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(text)
    let format = try reader.read()
    let items = try format.items.map { try view($0.name) }
    var made: [NSLayoutConstraint] = []
    for (item, view) in zip(format.items, items) {
      made += try sizes(item, of: view, isVertical: format.isVertical)
    }
    for (index, gap) in format.gaps.enumerated() {
      made += try distances(
        gap, from: (items[index], after(format)), to: (items[index + 1], before(format)),
        standard: Self.standardGap)
      made += alignments(items[index], items[index + 1])
    }
    return try made + ends(of: format, items)
  }

  private func ends(of format: VisualFormat, _ items: [AnyObject]) throws -> [NSLayoutConstraint] {
    guard format.start != nil || format.end != nil else { return [] }
    guard let first = items.first, let last = items.last,
      let superview = (first as? any LayoutItem)?.layoutParent
    else { throw error("views that are in a superview") }
    var made: [NSLayoutConstraint] = []
    if let gap = format.start {
      let edge = before(format)
      made += try distances(
        gap, from: (superview, gap == .standard ? edge.ofMargin : edge), to: (first, edge),
        standard: 0)
    }
    if let gap = format.end {
      let edge = after(format)
      made += try distances(
        gap, from: (last, edge), to: (superview, gap == .standard ? edge.ofMargin : edge),
        standard: 0)
    }
    return made
  }

  private func before(_ format: VisualFormat) -> NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private func after(_ format: VisualFormat) -> NSLayoutConstraint.Attribute {
    if format.isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  // MARK: Parts

  private typealias Edge = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  private func distances(
    _ gap: VisualFormat.Gap, from first: Edge, to second: Edge, standard: CGFloat
  ) throws -> [NSLayoutConstraint] {
    let predicates: [VisualFormat.Predicate] =
      switch gap {
      case .none: [VisualFormat.Predicate(length: .number(0))]
      case .standard: [VisualFormat.Predicate(length: .number(standard))]
      case .predicates(let list): list
      }
    let goesLeft =
      options.contains(.directionRightToLeft) && second.attribute != .top
      && second.attribute != .bottom
    return try predicates.map { predicate in
      let (length, relation) = (try number(predicate.length), predicate.relation.relation)
      return NSLayoutConstraint(
        item: goesLeft ? first.item : second.item,
        attribute: goesLeft ? first.attribute : second.attribute, relatedBy: relation,
        toItem: goesLeft ? second.item : first.item,
        attribute: goesLeft ? second.attribute : first.attribute, multiplier: 1, constant: length
      ).with(try predicate.priority.map(number))
    }
  }

  private func sizes(
    _ item: VisualFormat.Item, of view: AnyObject, isVertical: Bool
  ) throws -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    return try item.sizes.map { predicate in
      var (other, length): (AnyObject?, CGFloat) = (nil, 0)
      if case .name(let name) = predicate.length, metrics[name] == nil {
        other = try self.view(name)
      } else {
        length = try number(predicate.length)
      }
      return NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: predicate.relation.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: length
      ).with(try predicate.priority.map(number))
    }
  }

  private func alignments(_ first: AnyObject, _ second: AnyObject) -> [NSLayoutConstraint] {
    NSLayoutConstraint.FormatOptions.attributes.filter { options.contains($0.key) }.map {
      NSLayoutConstraint(
        item: second, attribute: $0.value, relatedBy: .equal, toItem: first, attribute: $0.value,
        multiplier: 1, constant: 0)
    }
  }

  private func view(_ name: String) throws -> AnyObject {
    guard let view = views[name] else { throw error("a view named \(name)") }
    return view as AnyObject
  }

  private func number(_ length: VisualFormat.Length) throws -> CGFloat {
    switch length {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default: throw error("a number named \(name)")
      }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: CGFloat?) -> NSLayoutConstraint {
    if let priority { self.priority = UILayoutPriority(Float(priority)) }
    return self
  }

  /// Creates inactive constraints from a line of the visual format language, such as
  /// `H:|-[label]-(>=8)-[button(44)]-|`, with the numbers, views and guides that it names.
  ///
  /// A line that is not valid, or that names an unknown view or number, ends the process with a
  /// message that marks the place; UIKit raises an exception.
  ///
  /// > Source: UIKit documentation, `constraints(withVisualFormat:options:metrics:views:)`. FS-340.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do { return try parsed(format, options: opts, metrics: metrics, views: views) } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The same, with an error if the line is not valid.
  package class func parsed(
    _ format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) throws -> [NSLayoutConstraint] {
    try VisualFormatBuilder(
      text: format, options: options, metrics: metrics ?? [:], views: views
    ).constraints()
  }

  /// How the views of a visual format line are aligned, and the direction of the line.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each alignment, and the direction.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All have their left edges in one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All have their right edges in one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All have their top edges in one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All have their bottom edges in one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All have the edges where text starts in one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All have the edges where text ends in one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All have their middles one below the other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All have their middles side by side.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All have their last lines of text in one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All have their first lines of text in one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From leading to trailing. The default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate static let attributes: [FormatOptions: Attribute] = [
      .alignAllLeft: .left, .alignAllRight: .right, .alignAllTop: .top, .alignAllBottom: .bottom,
      .alignAllLeading: .leading, .alignAllTrailing: .trailing, .alignAllCenterX: .centerX,
      .alignAllCenterY: .centerY, .alignAllLastBaseline: .lastBaseline,
      .alignAllFirstBaseline: .firstBaseline,
    ]
  }
}
