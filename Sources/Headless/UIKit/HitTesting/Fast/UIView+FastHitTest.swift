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
        guard let inner = entry.pointee.pointInside(point) else { continue }
        point = inner
      case .own:
        held = found.takeUnretainedValue()
        let subview = entry.pointee.view
        if let hit = ask(subview, at: point, event) { return hit }
        index = table.pointee.index(of: subview, near: candidate)
        continue
      }
      found = entry.pointee.view
      guard let next = entry.pointee.table ?? makeTable(of: entry.pointee) else { break }
      (table, index) = (next, next.pointee.count)
    }
    return found.takeUnretainedValue()
  }

  private static func makeTable(of entry: HitTestEntry) -> HitTestTable.Reference? {
    entry.isLeaf ? nil : entry.view.takeUnretainedValue().tableOfSubviews
  }

  /// Asks a subview that has its own answer. It may change the tree meanwhile.
  private static func ask(
    _ subview: Unmanaged<UIView>, at point: SIMD2<Double>, _ event: UIEvent?
  ) -> UIView? {
    let subview = subview.takeUnretainedValue()
    let pointInSubview = subview.hitPoint(fromSuperview: CGPoint(x: point.x, y: point.y))
    return subview.hitTestThroughHook(pointInSubview, with: event)
  }
}
