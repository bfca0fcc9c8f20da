extension CellBlock {
  /// A candidate, or the mark after the last candidate of a block.
  struct Entry: Equatable {
    var bits: UInt32

    /// Creates a candidate from its place in paint order. A rough one does not end at upright
    /// edges: inside its box its own arithmetic decides.
    @inline(__always)
    init(rank: Int, isRough: Bool) {
      bits = UInt32(truncatingIfNeeded: rank) | (isRough ? 0x8000_0000 : 0)
    }

    /// The candidate's place in paint order, back to front.
    @inline(__always)
    var rank: Int { Int(bits & 0x3FFF_FFFF) }
    @inline(__always)
    var isRough: Bool { bits & 0x8000_0000 != 0 }

    @inline(__always)
    init(bits: UInt32) { self.bits = bits }

    /// The cell has no more candidates.
    static let end = Entry(bits: 0x8000_0000)

    /// The list continues in another block.
    init(block: Int) { bits = UInt32(truncatingIfNeeded: block) }

    /// The block in which the list continues, if it does.
    @inline(__always)
    var block: Int? { bits & 0x8000_0000 == 0 ? Int(bits) : nil }
  }
}
