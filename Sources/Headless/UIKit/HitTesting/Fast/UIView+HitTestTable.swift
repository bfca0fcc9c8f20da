/// The table of a view's subviews is made when the fast walk first comes by and follows every change
/// from then on. Without that walk there are no tables, and this does nothing.
extension UIView {
  /// The table, made now if there is none, or nil if there are no subviews.
  final var tableOfSubviews: HitTestTable.Reference? {
    if let hitTestTable { return hitTestTable }
    guard !children.isEmpty else { return nil }
    let table = HitTestTable.make(capacity: max(4, children.count))
    for (index, view) in children.enumerated() {
      table.pointee.insert(HitTestEntry(of: view), at: index)
    }
    hitTestTable = table
    updateHitTestEntry()
    return table
  }

  /// Tells the superview's table where this view can be hit.
  final func updateHitTestEntry() {
    guard let table = superview?.hitTestTable else { return }
    table.pointee.entries[indexInSuperview] = HitTestEntry(of: self)
  }

  final func insertHitTestEntry(of view: UIView, at index: Int) {
    hitTestTable?.pointee.insert(HitTestEntry(of: view), at: index)
    if children.count == 1 { updateHitTestEntry() }
  }

  final func removeHitTestEntry(at index: Int) {
    hitTestTable?.pointee.remove(at: index)
  }
}
