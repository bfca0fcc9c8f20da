/// The walk of ``UIView/walkHitTest(_:with:)`` with most of the work left out, for the usual rules.
///
/// Plain views are walked in a loop: one that contains the point answers with itself or with a view
/// in it, so there is no way back from it. Nothing is retained on the way, and only classes with
/// their own answer take stack.
extension UIView {
  final func fastHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Points that are no place are left to the walk that asks everybody.
    guard point.x.isFinite, point.y.isFinite else { return walkHitTest(point, with: event) }
    guard isTouchable, containsPoint(point, with: event) else { return nil }
    guard let table = tableOfSubviews else { return self }
    return Self.descend(from: .passUnretained(self), table, SIMD2(point.x, point.y), event)
  }

  /// Whether the view goes by UIKit's rule alone, which its superview's table then knows of.
  final var answersPlainly: Bool {
    !overridesHitTesting && hitTestHook == nil && !isHitWhereShown
  }

  /// - Parameters:
  ///   - view: A view that contains the point.
  ///   - table: Its table.
  ///   - point: In the view's space.
  private static func descend(
    from view: Unmanaged<UIView>, _ table: HitTestTable.Reference, _ point: SIMD2<Double>,
    _ event: UIEvent?
  ) -> UIView? {
    var (found, table, point, index) = (view, table, point, table.pointee.count)
    // A view that is asked may take others away: the one whose subviews are walked is held then.
    var held: UIView?
    defer { withExtendedLifetime(held) {} }
    while let candidate = table.pointee.indexOfCandidate(at: point, behind: index) {
      index = candidate
      let entry = table.pointee.entries + candidate
      switch entry.pointee.answer {
      case .contains:
        point -= entry.pointee.shift
      case .turned:
        guard let inner = entry.pointee.view.pointInside(point) else { continue }
        point = inner
      case .own:
        held = found.takeUnretainedValue()
        if let hit = found.asks(entry.pointee.view, at: point, event, &index) { return hit }
        continue
      }
      found = entry.pointee.view
      guard let next = entry.pointee.table ?? found.makeTable() else { break }
      (table, index) = (next, next.pointee.count)
    }
    return found.takeUnretainedValue()
  }
}

@MainActor
extension Unmanaged<UIView> {
  /// A point of the superview in the view's space, if the view contains it.
  fileprivate func pointInside(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    _withUnsafeGuaranteedRef { view in
      let inner = view.layer.pointFromSuperlayer(CGPoint(x: point.x, y: point.y))
      return view.layer.boundsContain(inner) ? SIMD2(inner.x, inner.y) : nil
    }
  }

  fileprivate func makeTable() -> HitTestTable.Reference? {
    _withUnsafeGuaranteedRef { $0.tableOfSubviews }
  }

  /// Asks a subview that has its own answer. It may change the tree meanwhile, so `index` becomes the
  /// place behind which the walk goes on.
  fileprivate func asks(
    _ subview: Unmanaged<UIView>, at point: SIMD2<Double>, _ event: UIEvent?, _ index: inout Int
  ) -> UIView? {
    let (view, subview) = (takeUnretainedValue(), subview.takeUnretainedValue())
    let pointInSubview = subview.hitPoint(fromSuperview: CGPoint(x: point.x, y: point.y))
    let hit = subview.hitTestThroughHook(pointInSubview, with: event)
    let isStillThere = subview.superview === view
    index = isStillThere ? subview.indexInSuperview : min(index, view.subviews.count)
    return hit
  }
}
