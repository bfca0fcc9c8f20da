/// Blocks in memory of their own, so that each of them is one line of the processor's cache: an
/// array would start anywhere.
///
/// Value semantics are the owner's duty: ``CellGrid`` copies a store that is not its own before it
/// changes it. Nobody else holds a reference, which makes the class safe to send.
final class BlockStore: @unchecked Sendable {
  private(set) var count: Int
  private var capacity: Int
  private(set) var base: UnsafeMutablePointer<CellBlock>

  /// Creates empty blocks, with room for more.
  init(count: Int, capacity: Int) {
    self.count = count
    self.capacity = max(count, capacity, 1)
    base = Self.allocate(self.capacity)
    base.initialize(repeating: CellBlock(), count: count)
  }

  /// Creates a copy.
  init(_ other: BlockStore) {
    count = other.count
    capacity = max(other.count, 1)
    base = Self.allocate(capacity)
    base.initialize(from: other.base, count: count)
  }

  deinit { base.deallocate() }

  /// Adds an empty block.
  func append() {
    if count == capacity { grow() }
    (base + count).initialize(to: CellBlock())
    count += 1
  }

  private func grow() {
    capacity += capacity / 2 + 16
    let larger = Self.allocate(capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<CellBlock> {
    let stride = MemoryLayout<CellBlock>.stride
    return UnsafeMutableRawPointer.allocate(byteCount: capacity * stride, alignment: stride)
      .bindMemory(to: CellBlock.self, capacity: capacity)
  }
}
