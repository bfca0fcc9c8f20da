extension UIScrollView {
  func installRecognizers() {
    delayRecognizer.delaysTouchesBegan = true
    panGestureRecognizer.onAction = { [weak self] _ in self?.panDidChange() }
    (panGestureRecognizer as? UIScrollViewPanGestureRecognizer)?.scrollView = self
    panGestureRecognizer.allowedScrollTypesMask = .all
    addGestureRecognizer(delayRecognizer)
    addGestureRecognizer(panGestureRecognizer)
  }

  /// A view that does not scroll keeps nothing from its content, which is a choice. (FS-155)
  func updateRecognizers() {
    panGestureRecognizer.isEnabled = isScrollEnabled
    delayRecognizer.isEnabled = isScrollEnabled && delaysContentTouches
  }

  // MARK: Content touches

  /// Whether the pan may take a touch from the content. (FS-153)
  func mayTake(_ touch: UITouch) -> Bool {
    guard let view = touch.view, view !== self, view.isDescendant(of: self), touch.isKnownToView
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  // MARK: Dragging

  /// Content that fits is not dragged unless it always bounces, which is a choice.
  var scrollsHorizontally: Bool {
    isScrollEnabled
      && (offsetRange.x.upperBound > offsetRange.x.lowerBound || bounces && alwaysBounceHorizontal)
  }

  var scrollsVertically: Bool {
    isScrollEnabled
      && (offsetRange.y.upperBound > offsetRange.y.lowerBound || bounces && alwaysBounceVertical)
  }

  /// Content that would bounce back stays at its edge: bouncing and coming to rest are left out.
  private var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    return (
      left...max(left, contentSize.width - bounds.width + inset.right),
      top...max(top, contentSize.height - bounds.height + inset.bottom)
    )
  }

  private func panDidChange() {
    switch panGestureRecognizer.state {
    case .began:
      offsetBeforeDrag = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      if keyboardDismissMode != .none { window?.endEditing(true) }
      drag()
    case .changed:
      drag()
    default:
      if isPagingEnabled { snapToPage() }
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  private func drag() {
    let translation = panGestureRecognizer.translation(in: self)
    let offset = CGPoint(
      x: offsetBeforeDrag.x - translation.x, y: offsetBeforeDrag.y - translation.y)
    moveContent(to: offset)
  }

  private func moveContent(to wanted: CGPoint) {
    var offset = contentOffset
    let range = offsetRange
    if scrollsHorizontally { offset.x = wanted.x.clamped(to: range.x) }
    if scrollsVertically { offset.y = wanted.y.clamped(to: range.y) }
    if offset != contentOffset { contentOffset = offset }
  }

  private func snapToPage() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    moveContent(
      to: CGPoint(
        x: (contentOffset.x / bounds.width).rounded() * bounds.width,
        y: (contentOffset.y / bounds.height).rounded() * bounds.height))
  }
}

extension UIView {
  /// Whether the scroll view around this view lets it have a touch. (FS-152)
  func admitsTouch(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let outer = sequence(first: self, next: \.superview).dropFirst()
    guard let scrollView = outer.lazy.compactMap({ $0 as? UIScrollView }).first else { return true }
    return scrollView.touchesShouldBegin([touch], with: event, in: self)
  }
}

extension UITouch {
  /// Whether the view has been told that the touch began.
  var isKnownToView: Bool { !isWithheld && dues.began == nil }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
