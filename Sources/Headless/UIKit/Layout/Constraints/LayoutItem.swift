/// A view or a guide, as constraints see it.
@MainActor protocol LayoutItem: AnyObject {
  /// The view in whose space the item's frame is.
  var layoutParent: UIView? { get }
  /// The item's view in the view tree: itself, or the guide's owner.
  var viewInTree: UIView? { get }
}

extension UIView: LayoutItem {
  final var layoutParent: UIView? { superview }
  final var viewInTree: UIView? { self }

  /// The nearest view that both are in or are.
  final func commonSuperview(with other: UIView) -> UIView? {
    var above: UIView? = self
    while let view = above, !other.isDescendant(of: view) { above = view.superview }
    return above
  }
}

extension UILayoutGuide: LayoutItem {
  final var layoutParent: UIView? { owningView }
  final var viewInTree: UIView? { owningView }
}
