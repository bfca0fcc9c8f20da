extension NSLayoutConstraint.Attribute {
  /// The attribute within the margins, for an edge.
  var ofMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// The attribute without margins, for one within them.
  var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension UIView? {
  /// How far the line of a view's text is from its edge, in points downwards; 0 without text.
  @MainActor func baselineInset(_ measure: KeyPath<UIFont, CGFloat>) -> Double {
    let font = (self as? UILabel)?.font ?? (self as? UIButton)?.titleLabel?.font
    return font.map { Double($0[keyPath: measure]) } ?? 0
  }
}

extension UIView {
  /// The area of the view in which lines of text are not too long to read: the area within the
  /// margins, whatever its width, a choice.
  public var readableContentGuide: UILayoutGuide { guide(\.readableGuide, .margins) }
}
