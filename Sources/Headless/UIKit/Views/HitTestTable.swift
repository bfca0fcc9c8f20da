/// Where a view's subviews can be hit, side by side in memory, so that those which are nowhere near
/// a touch are passed over without being looked at.
///
/// Each entry holds a box in the view's own space, wide enough for every rounding, outside of which
/// the subview's hit test is known to give nil. Inside of it the subview decides. A subview whose
/// class overrides a part of the hit test is always asked; one that takes no touches never is.
final class HitTestTable {
  struct Entry {
    var box: HitTestBox
    /// Kept alive by the view's list of subviews.
    var view: Unmanaged<UIView>
  }

  // An override may move or hide views while the table is walked, so no access may be exclusive for
  // longer than one load or store.
  @exclusivity(unchecked) private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: 4)
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity = 4

  deinit {
    entries.deallocate()
  }

  subscript(index: Int) -> Entry {
    get { entries[index] }
    set { entries[index] = newValue }
  }

  func insert(_ entry: Entry, at index: Int) {
    if count == capacity { grow() }
    (entries + index + 1).update(from: entries + index, count: count - index)
    entries[index] = entry
    count += 1
  }

  func remove(at index: Int) {
    (entries + index).update(from: entries + index + 1, count: count - index - 1)
    count -= 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.update(from: entries, count: count)
    entries.deallocate()
    (entries, capacity) = (larger, capacity * 2)
  }

  /// The frontmost entry behind `index` whose subview may contain a point of the view.
  @inline(__always)
  func indexOfCandidate(at point: CGPoint, behind index: Int) -> Int? {
    // The tree may have lost views since the caller looked.
    var index = min(index, count)
    while index > 0 {
      index -= 1
      if entries[index].box.mayContain(point) { return index }
    }
    return nil
  }
}
