/// Where a view was before a full-screen presentation took its place.
@MainActor
struct ReplacedView {
  let view: UIView
  let superview: UIView
  let index: Int

  /// Removes the view from its superview.
  init?(_ view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  /// Whether the view is where it was.
  var isBack: Bool { view.superview === superview }

  func putBack() {
    view.frame = superview.bounds
    superview.insertSubview(view, at: index)
  }
}
