/// A growing row of plain values that begins on a line of the processor's cache, as an array's
/// elements do not, and that is read without bounds checks. It changes only while the table that
/// owns it is made. That makes the class safe to send. Indices come from the owner's own tables.
final class LineStore<Element: BitwiseCopyable>: @unchecked Sendable {
  private(set) var count: Int
  private var capacity: Int
  private(set) var base: UnsafeMutablePointer<Element>

  /// Creates equal elements, with room for more.
  init(repeating element: Element, count: Int, capacity: Int) {
    self.count = count
    self.capacity = max(count, capacity, 1)
    base = Self.allocate(self.capacity)
    base.initialize(repeating: element, count: count)
  }

  deinit { base.deallocate() }

  /// Adds an element and returns its place.
  func append(_ element: Element) -> Int {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
    return count - 1
  }

  private func grow() {
    capacity += capacity / 2 + 16
    let larger = Self.allocate(capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer
      .allocate(byteCount: capacity * MemoryLayout<Element>.stride, alignment: 64)
      .bindMemory(to: Element.self, capacity: capacity)
  }
}
