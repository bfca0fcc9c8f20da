/// Recognizes a pointer over a view: it begins when the pointer enters, changes as it moves and
/// ends when it leaves. On phones it does nothing. (FS-140)
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointInScreen = CGPoint.zero

  /// Where the pointer is, in points of a view's space, or of the window's if nil.
  open override func location(in view: UIView?) -> CGPoint { convert(pointInScreen, to: view) }

  override var seesTouches: Bool { false }

  /// Records that the pointer is over the view, or no longer is.
  final func pointer(isOver: Bool, at pointInScreen: CGPoint) {
    self.pointInScreen = pointInScreen
    switch (isOver, ownState.isActive) {
    case (true, false): state = .began
    case (true, true): state = .changed
    case (false, true): state = .ended
    case (false, false): break
    }
  }
}
