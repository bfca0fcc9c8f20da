extension UIScrollView {
  func installRecognizers() {
    delayRecognizer.delaysTouchesBegan = true
    panGestureRecognizer.onAction = { [weak self] _ in self?.panDidChange() }
    (panGestureRecognizer as? UIScrollViewPanGestureRecognizer)?.scrollView = self
    panGestureRecognizer.allowedScrollTypesMask = .all
    addGestureRecognizer(delayRecognizer)
    addGestureRecognizer(panGestureRecognizer)
  }

  /// A view that does not scroll takes no touches from its content, which is a choice. (FS-155)
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
    let pulls = bounces && (alwaysBounceVertical || refreshControl != nil)
    return isScrollEnabled && (offsetRange.y.upperBound > offsetRange.y.lowerBound || pulls)
  }

  /// The range of content offsets without bouncing.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    return (
      left...max(left, contentSize.width - bounds.width + inset.right),
      top...max(top, contentSize.height - bounds.height + inset.bottom)
    )
  }

  /// Whether the content can still scroll in the direction in which fingers move most.
  func canFollow(_ movement: CGVector) -> Bool {
    let (range, offset) = (offsetRange, contentOffset)
    if abs(movement.dy) >= abs(movement.dx) {
      return scrollsVertically
        && (movement.dy > 0 ? offset.y > range.y.lowerBound : offset.y < range.y.upperBound)
    }
    return scrollsHorizontally
      && (movement.dx > 0 ? offset.x > range.x.lowerBound : offset.x < range.x.upperBound)
  }

  private func panDidChange() {
    switch panGestureRecognizer.state {
    case .began:
      stopMotion()
      offsetBeforeDrag = contentOffset
      dragStart = SimulatedDevice.current.clock.now
      delegate?.scrollViewWillBeginDragging(self)
      if keyboardDismissMode != .none { window?.endEditing(true) }
      drag()
    case .changed: drag()
    default: endDrag()
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
    if scrollsHorizontally { offset.x = pulled(wanted.x, in: range.x, of: bounds.width) }
    if scrollsVertically { offset.y = pulled(wanted.y, in: range.y, of: bounds.height) }
    guard offset != contentOffset else { return }
    let distance = offset.y - contentOffset.y
    bounds.origin = offset
    let responders = sequence(first: self as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    if distance != 0 { controller?.tabBarController?.contentDidScroll(by: distance) }
  }

  /// Beyond its end content follows less and less, or not at all.
  private func pulled(
    _ wanted: CGFloat, in range: ClosedRange<CGFloat>, of length: CGFloat
  ) -> CGFloat {
    let end = wanted.clamped(to: range)
    return bounces ? end + ScrollMotion.resisted(wanted - end, in: length) : end
  }
}

extension UIView {
  /// Whether the scroll view around this view allows it a touch. (FS-152)
  func admitsTouch(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let outer = sequence(first: self, next: \.superview).dropFirst()
    guard let scrollView = outer.lazy.compactMap({ $0 as? UIScrollView }).first else { return true }
    // We chose that a touch which stops the content does not go to it. (FS-227)
    if scrollView.stoppingTouch === touch { return false }
    return scrollView.touchesShouldBegin([touch], with: event, in: self)
  }
}

extension UITouch {
  /// Whether the view has received the beginning of the touch.
  var isKnownToView: Bool { !isWithheld && dues.began == nil }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
