/// Where a view's subviews can be hit, side by side in memory, so that those which are nowhere near
/// a touch are passed over without being looked at.
///
/// A subview that goes by UIKit's rule alone stands in the table with its exact place, one that is
/// turned with a box around it, one whose class answers in its own way with the whole plane. One that
/// takes no touches is nowhere. The table lives outside of reference counting: its view frees it.
struct HitTestTable {
  typealias Reference = UnsafeMutablePointer<HitTestTable>

  // An override may move or hide views while the table is walked, so nobody holds on to entries
  // across a question to a view.
  private(set) var entries: UnsafeMutablePointer<HitTestEntry>
  private(set) var count = 0
  private var capacity: Int

  /// Makes an empty table for a number of entries.
  static func make(capacity: Int) -> Reference {
    let reference = Reference.allocate(capacity: 1)
    let entries = UnsafeMutablePointer<HitTestEntry>.allocate(capacity: capacity)
    reference.initialize(to: HitTestTable(entries: entries, capacity: capacity))
    return reference
  }

  private init(entries: UnsafeMutablePointer<HitTestEntry>, capacity: Int) {
    (self.entries, self.capacity) = (entries, capacity)
  }

  /// Gives a table's memory back.
  static func free(_ table: Reference?) {
    guard let table else { return }
    table.pointee.entries.deallocate()
    table.deallocate()
  }

  mutating func insert(_ entry: HitTestEntry, at index: Int) {
    if count == capacity { grow() }
    (entries + index + 1).update(from: entries + index, count: count - index)
    entries[index] = entry
    count += 1
  }

  mutating func remove(at index: Int) {
    (entries + index).update(from: entries + index + 1, count: count - index - 1)
    count -= 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<HitTestEntry>.allocate(capacity: capacity * 2)
    larger.update(from: entries, count: count)
    entries.deallocate()
    (entries, capacity) = (larger, capacity * 2)
  }

  /// Where the walk goes on behind a subview that was asked, which stood at `index` and may have
  /// changed the table.
  func index(of subview: Unmanaged<UIView>, near index: Int) -> Int {
    let pointer = subview.toOpaque()
    if index < count, entries[index].view.toOpaque() == pointer { return index }
    return (0..<count).first { entries[$0].view.toOpaque() == pointer } ?? min(index, count)
  }

  /// The frontmost entry behind `index` that may be hit at a point of the view.
  @inline(__always)
  func indexOfCandidate(at point: SIMD2<Double>, behind index: Int) -> Int? {
    var index = index
    while index > 0 {
      index -= 1
      if entries[index].mayContain(point) { return index }
    }
    return nil
  }
}
