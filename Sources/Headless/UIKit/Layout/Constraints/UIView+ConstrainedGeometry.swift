/// The effect of a view's geometry on the constraints around it.
///
/// An equation reads the size of a view that its frame places, the place of every view between an
/// item and the common superview of both items, the scroll offset of a view whose inner edges it
/// uses, and the safe area. It reads no transform, and no part of the frame of a view that
/// constraints place: a frame that code sets there stays until the next layout of the superview.
extension UIView {
  final func constrainedGeometryDidChange(from old: LayerGeometry) {
    let new = layer.geometry
    safeAreaMayHaveMoved()
    KeyboardGuides.viewDidMove(self)
    if isPlacedByConstraints {
      if layoutStore.placeReaders > 0, old.bounds.origin != new.bounds.origin {
        constraintsDidChange()
      } else if scrollOffsetIsRead, old.bounds.origin != new.bounds.origin {
        innerConstraintsDidChange()
      }
      return
    }
    let isResized = old.bounds.size != new.bounds.size
    let isMoved = old.untransformedOrigin != new.untransformedOrigin
    let isScrolled = old.bounds.origin != new.bounds.origin
    if layoutStore.placeReaders > 0, isMoved || isScrolled || isResized {
      constraintsDidChange()
    } else if layoutStore.isConstrained && isResized || scrollOffsetIsRead && isScrolled {
      innerConstraintsDidChange()
    }
  }

  /// Whether a solution has placed the view, or places it now by its mask.
  private var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints
      || LayoutChanges.isApplying && !autoresizingMask.isEmpty
  }

  /// Whether constraints may use edges of the view that its scroll offset moves. A scroll view's
  /// own edges are those of its content, which the offset does not move.
  private var scrollOffsetIsRead: Bool {
    guard self is UIScrollView else { return layoutStore.isConstrained }
    return layoutStore.scrollFrameGuide != nil || readsSafeArea
  }

  /// Requests a new solution for constraints in the view or below.
  private func innerConstraintsDidChange() {
    LayoutChanges.count += 1
    setNeedsLayout()
  }

  // MARK: Safe area

  final var readsSafeArea: Bool {
    layoutStore.safeAreaGuide != nil || layoutStore.marginsGuide != nil
      || layoutStore.keyboardGuide != nil || layoutStore.readableGuide != nil
      || layoutStore.topSupport != nil || layoutStore.bottomSupport != nil
  }

  /// A view that moves in or out of the safe area gets another one, and so may its subviews. If the
  /// superview is about to pass on its own, this waits for that.
  private func safeAreaMayHaveMoved() {
    guard treeWindow != nil else { return }
    if let superview {
      let isInside = superview.layoutStore.knownSafeArea != .zero
      guard isInside || layoutStore.knownSafeArea != .zero,
        !superview.layoutStore.safeAreaOfChildrenIsOld
      else { return }
    }
    safeAreaDidMove()
  }
}

extension LayerGeometry {
  /// The top left corner in the superlayer, the transform left aside.
  fileprivate var untransformedOrigin: CGPoint {
    CGPoint(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
  }
}

extension NSLayoutConstraint {
  /// Records on all views between the items and the view that holds the constraint, including the
  /// items, whether the constraint depends on where they are.
  final func countPlaceReaders(adding number: Int) {
    for item in items {
      var view = item.viewInTree
      while let current = view, current !== holder {
        current.layoutStore.placeReaders += number
        view = current.superview
      }
    }
  }
}
